/** What whoever asks fairly says beside the words of a request: it was done to her, she will not, she mends or returns it, or asks the law. Server only. */
const fair =
  "no (?:quiero|queremos|voy a|vamos a) (?:mentir\\w*|hacer(?:lo)?|inventar|problemas|meterme|participar)|yo no quiero|(?:decir|digo|diga|contar|con) la verdad|sin (?:mentir|inventar)|(?:le|les) dij(?:e|imos) que no|(?:me|nos) (?:(?:pide|piden|pidio|pidieron)(?: (?:que|a) | prestad)|obliga|presiona|exige|amenaza|ofrece|ofreci|quiere)\\w*|(?:quiere|quieren|queria) que (?:yo )?\\w+|corri[gj]\\w+|(?<!nunca )correg\\w+|aclar\\w+|equivoc\\w+|por error|sin (?:querer|saber|mi permiso)|(?:es|sera|seria) (?:un )?(?:delito|legal|fraude|estafa)|(?:eso|esto) es ilegal|es ilegal (?:eso|que|hacer|si)|(?:me|nos) (?:robaron|estafaron|enganaron|estafo|engano)|(?<!no (?:me|nos) l[oa]s? )devuelv\\w+|(?<!no l[oa]s? (?:tengo|tendria) que )devolver\\w*|regresar(?:la|lo|las|los|sela|selo)|truth\\w*|honest\\w*|(?:dont|do not|wont|will not) (?:want to )?(?:lie|do it)|without lying|(?:wants?|told|asked|asks|pressur\\w+|forc\\w+) (?:me|us) to|(?:offered|offers) (?:me|to)|how do i (?:fix|correct|return)|(?:give|send) (?:it|them) back|return (?:it|them)|by mistake|without (?:my|knowing)|(?:is|was) (?:it|that|this) (?:legal|illegal|a crime|fraud|a scam)|stole my|que (?:me |le |les )?(?:pasa|hacen|puede pasar) (?:si|con|por)|what (?:happens|(?:can|could|would|might|will) happen)";

/** The fair words and, where a rule has some, more of its own. */
export const unless = (more = ""): RegExp => new RegExp(`\\b(?:${fair}${more === "" ? "" : `|${more}`})\\b`);

/** How, what, where or for how much: something is asked for. */
export const asksHow =
  /\b(?:como|komo|que|q|ke|cual|cuales|cuant[oa]s?|kuanto|d?onde|quien|a quien|puedo|podria|podemos|quiero|kiero|quisiera|ocupo|necesito|ayud\w+|hag[ae]\w*|haz\w*|dig[ae]me|deme|dame|what|how|which|where|who|can|could|help|give|want|need|write|make)\b/;

const kin =
  "(?:espos[oa]|marido|mujer|novi[oa]|herman[oa]|prim[oa]|h?ij[oa]|papa|apa|mama|ama|padre|madre|ti[oa]|sobrin[oa]|cunad[oa]|abuel[oa]|suegr[oa]|compadre|comadre|amig[oa]|vecin[oa]|viej[oa]|chav[oa]|morr[oa]|socio|socia|ex|roommate|husband|wife|boyfriend|girlfriend|brother|sister|cousin|son|daughter|dad|mom|father|mother|uncle|aunt|nephew|niece|friend|neighbor|partner|buddy|in ?law)";
/** "Mi hermana", "my cousin's". */
export const ofKin = `(?:mi|un|una|el|la|my|a|the) ${kin}s?`;
