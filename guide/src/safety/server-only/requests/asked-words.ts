/** What the readers of asked requests share: a pattern of whole words, and what an honest person says beside them. Server only. */

/** Any of these, as whole words. */
export const any = (...parts: readonly string[]): RegExp => new RegExp(`\\b(?:${parts.join("|")})\\b`);

/** Refuses it, tells the truth, mends an error, was wronged, or asks what the law says. */
const honest = [
  "no (?:quiero|queremos|quise|voy a|vamos a|pienso) (?:mentir|hacer(?:lo)?|decir(?:lo)?|inventar|meterme|firmar\\w*|usar\\w*|comprar\\w*|aceptar\\w*)",
  "yo no quiero|no quise|les? dije que no|(?:dont|do not) want to (?:lie|do it|sign|use)|said no",
  "(?:decir|digo|diga|contar|con) la verdad|sin mentir|truthful\\w*|the truth",
  "corrij\\w+|(?<!nunca )(?<!no )correg\\w+|correccion|se equivoc\\w+|por error|por accidente|sin querer|by (?:mistake|accident)|accidentally|how do i (?:fix|correct)",
  "(?<!(?:nunca|no|ni) )denunci(?!a de la policia)\\w+|lo reporto|(?:donde|como) (?:l[oa]s? )?report\\w+|how do i report|where do i report|estaf\\w+|scam\\w*|me arrepent\\w+",
  "es (?:delito|legal|ilegal|fraude|cierto que)|is (?:it|that|this) (?:legal|illegal|a crime|fraud)|que riesgo|que (?:me |nos |le )?(?:puede|pueden|podria) (?:pasar|hacer)|what happens|que pasa si|consecuencias",
  "(?<!(?:nadie|nunca|no|ni|jamas) )(?:me|nos) (?:obliga|obligan|presiona\\w*|exige\\w*|amenaz\\w+)|(?:pressur\\w+|forc\\w+) me",
];
export const unless = (...more: readonly string[]): RegExp => any(...honest, ...more);
