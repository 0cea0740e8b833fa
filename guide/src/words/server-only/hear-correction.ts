/** What is said in place of a slip: "en marzo, no, perdón, en mayo" is May, and the "perdón" is no waiver. Server only. */

const month =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december";
const number =
  "\\d{1,4}|dos mil(?: \\w+)?|mil novecientos \\w+(?: y \\w+)?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veint\\w+|treinta(?: y \\w+)?|cuarenta(?: y \\w+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty(?: \\w+)?|thirty(?: \\w+)?";
const day =
  "lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const unit = "anos?|años?|meses|mes|semanas?|d[ií]as?|years?|months?|weeks?|days?";
const slip =
  "(?:(?:no|ay|ah|oh)[, ]+perd[oó]n(?:e|a|eme|ame)?|(?:no[, ]+)?(?:disculpe|espere|esp[eé]rate|mejor dicho|m[aá]s bien|digo|wait|sorry|i mean|actually))(?:[, ]+no)?|no";
const joint =
  "(?:[, ]+(?:es que|que|fue|era|eran|en|de|del|el|como|por|m[aá]s o menos|it was|it is|in|the|on|about|like))*";

const corrections = [month, number, day].map(
  (kind) =>
    new RegExp(
      `(?<![\\wáéíóúñ])(?:${kind})(?:\\s+(?:${unit}))?[, .]+(?:${slip})${joint}[, ]+(?=(?:${kind})(?![\\wáéíóúñ]))`,
      "gi",
    ),
);
/** The slip alone, where what was wrong is another kind of word. */
const excuse = /(?:^|[, ])(?:ay |ah )?no[, ]+(?:perd[oó]n(?:e|a)?|espere|wait|sorry)(?=[, ])/gi;

export function hearCorrection(text: string): string {
  const said = corrections.reduce((rest, correction) => rest.replace(correction, ""), text);
  return said.replace(excuse, " ");
}
