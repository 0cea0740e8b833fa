/** Forms shown with a few words more are those that the answer names, not all of its topic. Server only. */
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Reply } from "#guide/types.ts";

/** "Los formularios son I-290B y N-336, y los encuentras ...": of the topic, where the sentences name none. */
const ofTopic =
  /^(?:Los formularios son|El formulario es|The forms are|The form is) |^(?:Los formularios|El formulario|Forms?) [^.]* (?:se|is|are) [^;]*(?:página oficial|official page);/;
const inBrackets =
  / \((?:los formularios|el formulario|the forms?|forms?) [^()]*\b(?:Documentos|Documents|página oficial|official page)\)/;
/** "; el formulario DS-260 se llena en línea, en su página oficial": beside those that are in the app. */
const elsewhere =
  /; (?:los formularios|el formulario|forms?) ([^;()]*?) (?:se|is|are) [^;()]*?(?:página oficial|official page)/g;

/** A part of a topic without the forms of its other parts; what is told whole keeps them. */
export function ownForms({ mind, state, language, options, spotOf }: Thread, reply: Reply): Reply {
  const inPart = reply.kind === "answer" && reply.steps.length === 0 && state.topic !== null;
  if (!inPart || options.short === true || spotOf(mind, reply, language) !== null) return reply;
  const topic = mind.library.topics.get(reply.topic ?? "");
  if (topic === undefined || reply.topic !== state.topic) return reply;
  if (reply.short === mind.library.register.fill(topic.short[language], language)) return reply;
  const { saysApp } = texts[language];
  const lines = reply.sentences.map((line) => line.replace(inBrackets, ""));
  const own = lines.filter((line) => !(ofTopic.test(line) && saysApp.test(line)));
  const part = [reply.short, ...own].join(" ").replace(elsewhere, "");
  const sentences = own.map((line) =>
    line.replace(elsewhere, (clause, ids: string) =>
      ids.split(/, | [yeand]+ /).some((id) => names(part, id)) ? clause : "",
    ),
  );
  const told = [reply.short, ...sentences].join(" ");
  const forms = reply.forms.filter((form) => names(told, form.split(" / ")[0] ?? form));
  return { ...reply, sentences, forms };
}

/** "I-601A" does not name the I-601. */
const names = (text: string, form: string): boolean => new RegExp(`\\b${form}(?![A-Z0-9])`).test(text);
