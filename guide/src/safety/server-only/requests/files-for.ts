/**
 * "Quiero meterle papeles a mi hermana": to file for a relative, said as most people say it, and no paper that is made or borrowed. Server only.
 */
const files =
  "(?:met(?:er|o|emos|iendo)|mand(?:ar|o|amos)|llen(?:ar|o|amos)|present(?:ar|o|amos)|empez(?:ar|amos)|empiezo|tramit(?:ar|o|amos)|file|filing|send(?:ing)?|submit)(?:le|les)?";
const petition =
  "(?:(?:los|unos|sus|las|la|una|el|the|some) )?(?:papeles|papeleo|documentos|formas?|solicitud(?:es)?|peticion(?:es)?|papers|paperwork|petition)";
const relative =
  "(?:h?ermanit?[oa]s?|h?erman[oa]s?|carnal(?:es)?|prim[oa]s?|amig[oa]s?|comadre|compadre|cunad[oa]s?|ti[oa]s?|sobrin[oa]s?|suegr[oa]s?|novi[oa]|espos[oa]|marido|mujer|senora|mama|papa|papas|padres|h?ij[oa]s?|brothers?|sisters?|cousins?|friend|wife|husband|mom|dad|parents|son|daughter|kids)";
const filesFor = new RegExp(
  `\\b${files} ${petition}(?: de (?:inmigracion|migracion|residencia))? (?:a|para|pa|por|for) (?:mi|mis|my|our) ${relative}\\b`,
);
const unrightly =
  /\b(?:fals\w+|chuec\w+|compr\w+|vend\w+|rent\w+|prest\w+|robad\w+|ajen\w+|otr[oa]s?|nombre|name|social|muert\w+|difunt\w+|fake|invent\w+|ment\w+|aunque|que diga\w*|say\w*|fing\w+|parezca|como si|as if|haciendo|pasar|trabaj\w+|work|pag\w+|pay\w*|cobr\w+|mil|dolares|dollars)\b/;
const mostWords = 22;

/** Whether cleaned words plainly tell of a filing. */
export const isFilingFor = (said: string): boolean =>
  said.split(" ").length <= mostWords && filesFor.test(said) && !unrightly.test(said);
