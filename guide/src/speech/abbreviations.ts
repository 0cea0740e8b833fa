/** Words whose period does not end a sentence, lower case and without that period. */

const always = new Set(
  `sr sra srta sres dr dra lic licda ing prof profa arq gral col av avda blvd apdo depto dept ud uds vd vds
  p.ej ej e.g i.e cf vs aprox máx mín ext tel pág págs ee u.s d.c r.d c.f.r u.s.c mr mrs ms st mt`.split(
    /\s+/,
  ),
);

/** Only before a number: "No. 5" goes on, "No. Usted puede quedarse." does not. */
const beforeNumber = new Set(
  `no nos nro núm num n art arts sec secc cap párr fig vol p
  ene feb mar abr jun jul ago sep sept oct nov dic jan apr aug dec`.split(/\s+/),
);

const listMarker = /(?:^|[:;]\s+)[-*•\s(]*\d{1,2}$/;
const lastWord = /[\p{L}\p{N}.]+$/u;

/** Whether the period after `before` belongs to its last word or to a list number; `next` is what follows. */
export function periodStaysInside(before: string, next: string): boolean {
  if (listMarker.test(before)) return true;
  const word = lastWord.exec(before)?.[0].toLowerCase() ?? "";
  return always.has(word) || (beforeNumber.has(word) && /[\d#]/.test(next));
}
