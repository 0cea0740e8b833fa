import type { GuideContent } from "#guide/content.ts";
import type { Form, Topic } from "#guide/content-schema.ts";
import { createRegister, type Register } from "#guide/reply/register.ts";

/**
 * Entries of the register that a topic's own answer leans on, whether it prints them or not. What only a follow-up, a reply or a step prints
 * gets its date and its age where that is told.
 */
export function leansOn({ register, short, answer, clarify, followUps, steps, redFlags }: Topic): string[] {
  const own = JSON.stringify([short, answer]);
  const elsewhere = JSON.stringify([clarify, followUps, steps, redFlags]);
  const named = (text: string, id: string) => text.includes(`{${id}.`) || text.includes(`{${id}}`);
  return register.filter((id) => named(own, id) || !named(elsewhere, id));
}

/** Content by id, shared by the parts of the guide. */
export interface Library {
  topics: ReadonlyMap<string, Topic>;
  forms: ReadonlyMap<string, Form>;
  register: Register;
}

export function createLibrary(content: GuideContent): Library {
  return {
    topics: new Map(content.topics.map((topic) => [topic.id, { ...topic, register: leansOn(topic) }])),
    forms: new Map(content.forms.map((form) => [form.id, form])),
    register: createRegister(content.register),
  };
}
