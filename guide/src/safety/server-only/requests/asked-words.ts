/** What the readers of asked requests share: a pattern of whole words, how something is asked for, whose it is, and what an honest person says beside it. Server only. */

/** Any of these, as whole words. */
export const wholeWords = (...parts: readonly string[]): RegExp => new RegExp(`\\b(?:${parts.join("|")})\\b`);

/** Refuses it, tells the truth, mends or returns it, was wronged, or asks what the law says. */
const honest = [
  "no (?:quiero|queremos|quise|voy a|vamos a|pienso) (?:mentir\\w*|hacer(?:lo)?|decir(?:lo)?|inventar|problemas|participar|meterme|firmar\\w*|usar\\w*|comprar\\w*|aceptar\\w*)",
  "yo no quiero|no quise|les? dij(?:e|imos) que no|(?:dont|do not|wont|will not) (?:want to )?(?:lie|do it|sign|use)|said no",
  "(?:decir|digo|diga|contar|con) la verdad|sin (?:mentir|inventar)|truth\\w*|honest\\w*|without lying",
  "corri[gj]\\w+|(?<!nunca )(?<!no )correg\\w+|correccion|aclar\\w+|equivoc\\w+|por (?:error|accidente)|sin (?:querer|saber|mi permiso)|by (?:mistake|accident)|accidentally|without (?:my|knowing)|how do i (?:fix|correct|return)",
  "(?<!no (?:me|nos) l[oa]s? )devuelv\\w+|(?<!no l[oa]s? (?:tengo|tendria) que )devolver\\w*|regresar(?:la|lo|las|los|sela|selo)|(?:give|send) (?:it|them) back|return (?:it|them)",
  "(?:me|nos) (?:robaron|estafaron|enganaron|estafo|engano)|stole my|me arrepent\\w+",
  "(?:es|sera|seria) (?:un )?(?:delito|legal|fraude|estafa)|es cierto que|(?:eso|esto) es ilegal|es ilegal (?:eso|que|hacer|si)|(?:is|was) (?:it|that|this) (?:legal|illegal|a crime|fraud|a scam)",
  "que riesgo|que (?:me |nos |le |les )?(?:(?:puede|pueden|podria) (?:pasar|hacer)|(?:pasa|hacen) (?:si|con|por))|what (?:happens|(?:can|could|would|might|will) happen)|consecuencias",
  "(?<!(?:nadie|nunca|no|ni|jamas) )(?:me|nos) (?:obliga|obligan|presiona|exige|amenaz)\\w*|(?:pressur\\w+|forc\\w+) (?:me|us)",
];
/** The honest words, and more of a rule's own. */
export const unless = (...more: readonly string[]): RegExp => wholeWords(...honest, ...more);

/** Where telling the authorities is honest: it is the wrong itself where a house or a business shall come of it. */
const reports =
  "(?<!(?:nunca|no|ni) )denunci(?!a de la policia)\\w+|lo reporto|(?:donde|como) (?:l[oa]s? )?report\\w+|how do i report|where do i report|estaf\\w+|scam\\w*";
export const unlessReported = (...more: readonly string[]): RegExp => unless(reports, ...more);

/** Where it is enough that others want it of her: elsewhere she tells of an offer that she takes. */
const wantedOfHer =
  "(?:me|nos) (?:pide|piden|pidio|pidieron)(?: (?:que|a) | prestad)\\w*|(?:me|nos) (?:ofrece|ofreci|quiere)\\w*|(?:quiere|quieren|queria) que (?:yo )?\\w+|(?:wants?|told|asked|asks) (?:me|us) to|(?:offered|offers) (?:me|to)";
export const unlessWanted = (...more: readonly string[]): RegExp => unless(wantedOfHer, ...more);

/** How, what, where or for how much: something is asked for. */
export const asksHow =
  /\b(?:como|komo|que|q|ke|cual|cuales|cuant[oa]s?|kuanto|d?onde|quien|a quien|puedo|podria|podemos|quiero|kiero|quisiera|ocupo|necesito|ayud\w+|hag[ae]\w*|haz\w*|dig[ae]me|deme|dame|what|how|which|where|who|can|could|help|give|want|need|write|make)\b/;

export const kin =
  "(?:espos[oa]|marido|mujer|novi[oa]|herman[oa]|prim[oa]|h?ij[oa]|papa|apa|mama|ama|padre|madre|ti[oa]|sobrin[oa]|cunad[oa]|abuel[oa]|suegr[oa]|compadre|comadre|amig[oa]|vecin[oa]|viej[oa]|chav[oa]|morr[oa]|socio|socia|ex|roommate|husband|wife|boyfriend|girlfriend|brother|sister|cousin|son|daughter|dad|mom|father|mother|uncle|aunt|nephew|niece|friend|neighbor|partner|buddy|in ?law)";
/** "Mi hermana", "my cousin's". */
export const ofKin = `(?:mi|un|una|el|la|my|a|the) ${kin}s?`;

/** To be written by Faro, or with its help. */
export const writeIt =
  "(?:redact|escrib|prepar|arm|invent|hag|apunt|pon)[aei]?(?:me|le|la|lo|sela|selo|mela|melo)?|escribi|haz(?:me|la|lo|le|mela|melo)?|ayud\\w+(?: me)? a \\w+|write|draft|type|help me \\w+|give me|make";
