import type { GuideContent } from "#guide/content.ts";
import type { Form, Topic } from "#guide/content-schema.ts";
import { createRegister, type Register } from "#guide/reply/register.ts";

/** Content by id, shared by the parts of the guide. */
export interface Library {
  topics: ReadonlyMap<string, Topic>;
  forms: ReadonlyMap<string, Form>;
  register: Register;
}

export function createLibrary(content: GuideContent): Library {
  return {
    topics: new Map(content.topics.map((topic) => [topic.id, topic])),
    forms: new Map(content.forms.map((form) => [form.id, form])),
    register: createRegister(content.register),
  };
}
