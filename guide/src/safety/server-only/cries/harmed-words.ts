/** Words of harm, and of being made to work: beside them nothing is harmless. Server only. */

export const hurt =
  /\b(?:me|nos|le|lo|la) (?:peg\w+|golpe\w+|grit\w+|maltrat\w+|encierr\w+|amenaz\w+|obliga\w*|insult\w+|deja|dejan)\b|\b(?:no quiero|ya no|no aguanto|no puedo mas|lastimar\w*|hacerle|marido|esposo|pareja|novio|patron\w*|jef[ea]|hits|beats|hurt\w*|anymore)\b|\b(?:ahogar|aventar|sacudir|sacudi)\w*\b/;

/** A word of these, and it is more than that. */
export const worksForced =
  /\b(?:no (?:me|nos|le|les) (?:paga\w*|deja\w*|da\w*|quier\w*)|sin (?:paga\w*|descans\w*|dormir|comer|salir|dia)|oblig\w+|encerr\w+|encierr\w+|amenaz\w+|pasaporte\w*|quit(?:o|aron|an)|deud\w+|deb(?:o|emos|ia)|golpe\w*|peg(?:a|an|aron)|miedo|gratis|patron\w*|jef[ea]\w*|duen[oa]\w*|mayordomo|contratista|coyote\w*|pollero\w*|no puedo (?:salir|irme|ir|dejar)|horas|dormim\w+|dormir|vigil\w+|cuidan|sex\w*|clientes|bailar|forced?|forces|locked|threat\w*|passport|owe|debt|boss|owner|doesnt|wont|dont|cant|not (?:let|pay|allowed)|hours|afraid|scared|clients|escap\w+|tienen|tiene)\b/;
