/** A victim who keeps her address from whoever struck or hunts her: no hiding from an office, and her right. Server only. */

/** An address kept from a partner who is feared, and not from an office. */
const address = /\b(?:direccion|domicilio|donde vivo|casilla|address|where i live)\b/;
const keptFrom =
  /\b(?:(?:de|que) mi (?:ex|espos[oa]|marido|pareja)|mi ex|my (?:\w+ )?(?:ex|husband|wife|partner|abuser|boyfriend)|(?:que|para que) (?:el|ella) no me (?:encuentre|halle|busque)|so (?:that )?(?:he|she) (?:cant|wont|doesnt|does not) find me|vawa|refugio|albergue|casa segura|shelter|safe ?house|confidencial|confidential|orden de (?:proteccion|restriccion)|restraining order|protective order)\b/;
const isKept =
  /\b(?:secret[oa]?|confidenc\w+|confidential|privad[oa]|private|off|out of|hide|hidden|keep|no (?:quiero que )?(?:(?:mi \w+ )?(?:me|la|lo|se) )?(?:sepa|entere|vea|encuentre|halle|salga)|no quiero que mi \w+ (?:sepa|vea)|fuera|(?:me )?escond\w+|ocult\w+|proteg\w+|la de verdad)\b/;
/** Officers, an order, a court skipped, papers for a child: another hiding; a couple who do not live together, a licence elsewhere: no hiding at all. */
const fromOffice =
  /\b(?:ice|la migra|(?:de|from|encuentre|halle) (?:la |the )?(?:migracion|inmigracion|immigration|uscis|policia|police|gobierno|government)|agents?|agentes|immigration (?:cant|doesnt|wont)|policia|police|orden (?:de (?:deportacion|arresto)|final)|final order|deportation order|warrant|skipped court|no ir a la corte|fianza|bond|custody papers|serve me|vivimos juntos|vive conmigo|live together|lives with me|fing\w+|crean|thinks?|prest[ao]\w*|licencia)\b/;
/** Goes on to what is not so. */
export const invents =
  /\b(?:decir que|digo que|diga que|no es (?:cierto|verdad)|invent\w+|aunque no|fals\w+|fake|lie)\b/;
export const isAddressKept = (said: string): boolean =>
  address.test(said) &&
  keptFrom.test(said) &&
  isKept.test(said) &&
  !fromOffice.test(said) &&
  !invents.test(said.replace(/\bfals\w+\b(?= (?:direccion|address))|\bdireccion falsa\b/g, ""));

/** As parts of a rule for what is told outright. */
export const addressKept = {
  said: [address, keptFrom, isKept],
  unless: new RegExp(`${fromOffice.source}|\\b(?:invent\\w+|aunque no)\\b`),
} as const;
