/**
 * "Nunca me a pegado", "no e vuelto", "ase 3 años": a letter that is not heard is often not written, and then a verb is lost. Server only.
 */

const participle =
  "(?:[a-záéíóúñ]+(?:ado|ido|ído)|vuelto|devuelto|resuelto|hecho|echo|dicho|visto|puesto|muerto|abierto|escrito|roto|cubierto)";
const before = "no|nunca|ya|jam[aá]s|tampoco|yo|todav[ií]a|que|me|te|se|le|les|nos|lo|la|los|las";
const auxiliary = new RegExp(
  `(?<![\\p{L}])(${before}) (e|a|as|an|emos) (?=${participle}(?![\\p{L}]))`,
  "giu",
);
const since =
  /(?<![\p{L}])(?:ase|hase|ace) (?=(?:como |unos |m[aá]s de |casi )?(?:poco|mucho|un|una|dos|tres|cuatro|cinco|seis|varios|\d+|tiempo|rato|años|anos|meses|semanas|d[ií]as)(?![\p{L}]))/giu;
const doing = /(?<![\p{L}])(me|lo|la|que|k|q|no|si|le) ago(?![\p{L}])/giu;
/** "Me hecha a migración": throws, and no deed. */
const throwing =
  /(?<![\p{L}])(me|nos|lo|la|los|las|te|le) h(ech(?:a|an|ar|[oó]|e)) (?=(?:a )?(?:la |el )?(?:migra|migraci[oó]n|inmigraci[oó]n|ice)(?![\p{L}]))/giu;

export function hearH(said: string): string {
  return said
    .replace(auxiliary, "$1 h$2 ")
    .replace(since, "hace ")
    .replace(doing, "$1 hago")
    .replace(throwing, "$1 $2 ");
}
