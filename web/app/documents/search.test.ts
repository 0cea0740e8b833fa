import type { DocumentRow } from "@faro/contract/documents/schemas.ts";
import { expect, test } from "vitest";
import { asksForHomePapers, filterDocuments } from "#web/documents/search.ts";

function row(form: string, title: string, part: Partial<DocumentRow> = {}): DocumentRow {
  return {
    ...{ id: form, kind: "form", form, title: `${title} (${form})`, description: "", forWhom: "" },
    ...{ english: { title: "", description: "", forWhom: "" }, aliases: [], filename: null },
    ...{ fileAvailable: false, agency: "USCIS", category: "otros", officialPage: null },
    ...{ checked: "2026-10-09", edition: null, fetched: null, size: null, created_at: "" },
    ...part,
  } as DocumentRow;
}

const rows = [
  row("I-130", "Petición familiar", { category: "familia", aliases: ["la pedida"] }),
  row("I-765", "Permiso de trabajo", {
    category: "trabajo",
    english: { title: "Application for Employment Authorization", description: "", forWhom: "" },
  }),
  row("N-400", "Solicitud de ciudadanía", { description: "Suele ir con la I-912." }),
  row("I-539", "Extensión de estadía", { forWhom: "Si tienes visa de turista. Contacta a un abogado." }),
  row("I-918", "Petición para víctimas", { aliases: ["visa u", "la u"], category: "asilo" }),
  row("EOIR-33", "Cambio de dirección", { agency: "EOIR" }),
  row("I-90", "Renovar la mica", { category: "residencia", forWhom: "Si cumples 130 días fuera." }),
];

const found = (query: string, category: "todas" | DocumentRow["category"] = "todas") =>
  filterDocuments(rows, { query, category }).map(({ form }) => form);

test.each([
  ["", ["I-130", "I-765", "N-400", "I-539", "I-918", "EOIR-33", "I-90"]],
  ["  ", ["I-130", "I-765", "N-400", "I-539", "I-918", "EOIR-33", "I-90"]],
  ["i-765", ["I-765"]],
  ["I 765", ["I-765"]],
  ["i765", ["I-765"]],
  ["765", ["I-765"]],
  ["n400", ["N-400"]],
  // A number is a form's number.
  ["130", ["I-130"]],
  ["ciudadania", ["N-400"]],
  ["CIUDADANÍA", ["N-400"]],
  ["peticion familiar", ["I-130"]],
  ["trabajo permiso", ["I-765"]],
  ["la pedida", ["I-130"]],
  ["employment", ["I-765"]],
  ["uscis", ["I-130", "I-765", "N-400", "I-539", "I-918", "I-90"]],
  ["pasaporte", []],
  // The best first: what it is called comes before what it mentions.
  ["permiso", ["I-765"]],
  ["mica", ["I-90"]],
  ["permisos de trabajo", ["I-765"]],
  ["visa u", ["I-918"]],
  ["visa", ["I-918", "I-539"]],
  ["corte", ["EOIR-33"]],
  // The beginning of a word, never its middle: "acta" is not in "contacta".
  ["acta", []],
])("%j finds %j", (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test("search and category work together", () => {
  expect(found("", "familia")).toEqual(["I-130"]);
  expect(found("trabajo", "familia")).toEqual([]);
});

test("papers of one's own country are told apart from forms", () => {
  for (const query of ["acta", "acta de nacimiento", "Pasaporte", "birth certificate"])
    expect(asksForHomePapers(query), query).toBe(true);
  for (const query of ["i-130", "visa u", "contacta", ""])
    expect(asksForHomePapers(query), query).toBe(false);
});
