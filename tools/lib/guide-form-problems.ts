import type { Form, FormFee } from "../../guide/src/content-schema.ts";
import { type Known, type Problem, reference } from "./guide-rules.ts";
import { wordingOf } from "./guide-wording.ts";

/** What is said of a form's price and of where it is found holds. */
export function formProblems(forms: Form[], known: Known): Problem[] {
  const file = "forms.json";
  return forms.flatMap((form) => {
    const { pdf, filename } = form;
    const where = pdf !== null && filename !== null ? "file" : filename === null ? "online" : "page";
    const messages = [
      ...[form, ...(form.parts ?? [])].flatMap(({ id, fee }) => feeProblems(id, fee, known)),
      ...(form.where === where ? [] : [`its file says that it is found by "${where}"`]),
      ...form.companions
        .filter((other) => !known.forms.has(other))
        .map((other) => `unknown companion ${other}`),
    ];
    return messages.map((message) => ({ file, message: `${form.id}: ${message}` }));
  });
}

function feeProblems(form: string, fee: FormFee, known: Known): string[] {
  if (fee.is === "page") return [];
  if (fee.is === "free") {
    return fee.register === null || known.register.has(fee.register) ? [] : [`unknown fee ${fee.register}`];
  }
  const lines = fee.is === "register" ? [`{${fee.value}}`] : [...fee.told.es, ...fee.told.en];
  const unknown = lines.flatMap((line) =>
    [...line.matchAll(reference)]
      .filter(([, id = "", key]) => key !== undefined && !known.register.get(id)?.has(key))
      .map(([whole]) => `unknown fee ${whole}`),
  );
  const misread =
    fee.is === "register" && !/^\{V\d{2}\.[a-z0-9-]+\}$/.test(lines[0] ?? "")
      ? [`"${fee.value}" is no value of the register`]
      : [];
  const reasons = fee.is === "depends" ? lines.flatMap((line) => wordingOf(line, form)) : [];
  return [...unknown, ...misread, ...reasons];
}
