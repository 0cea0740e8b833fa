/** "Está pateando la puerta, tiene un cuchillo y mis niños están escondidos": somebody armed or drunk, at the door or in the house. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const armed =
  /\b(?:tiene|trae|agarro|saco|carga|anda con|viene con|esta con|entro con|amenaza con|con|has|got|holding|grabbed|waving|with)\b(?: (?:un|una|el|la|su|a|the|his|her|an))* (?:cuchillo|cuchillos|machete|pistola|arma|navaja|escopeta|rifle|martillo|bate|tubo|knife|gun|machete|shotgun|rifle|hammer|bat)\b/;
const atDoor =
  /\b(?:pate(?:a|ando)|golpe(?:a|ando)|tumb(?:a|ando)|romp(?:e|iendo)|forz(?:ando)|aporre(?:a|ando)|quiere (?:tumbar|romper|abrir|entrar)|kick(?:s|ing)|bang(?:s|ing)|break(?:s|ing)|pound(?:s|ing))(?: (?:on|down|in|into|a|la|las|el|mi|mis|nuestra|the|my|our|de|del))* (?:puertas?|ventanas?|casa|cuarto|bano|doors?|windows?|house|room|bathroom)\b/;
const hides =
  /\b(?:debajo de (?:la|mi|una) cama|under the bed|(?:estoy|estamos|me|nos|estan) (?:escond\w+|encerr\w+|meti(?:da|do|dos|das)?|atranc\w+)|(?:im|were|i am|we are) (?:hiding|locked)|(?:locked|hid) (?:myself|ourselves|in the))\b/;
const threatens =
  /\b(?:si (?:llamo|hablo|marco|grito|salgo)(?: \w+){0,4}|if i (?:call|scream|leave)(?: \w+){0,4}) (?:me|nos|he|hell|shell|they)\b/;
/** Officers carry weapons too; over, or told of the country that was left. */
const notAtHome =
  /\b(?:(?:agentes?|oficial(?:es)?|policias?|soldados?|militares|officers?|agents?|swat)(?: \w+){0,4} (?:con|tienen?|traen?|trae|with|have|has|armad\w+)|(?:en|alla en) mi (?:pais|pueblo|rancho)|asilo|asylum|hace (?:\w+ ){1,3}(?:anos?|meses|semanas|dias)|(?:years?|months?|weeks?) ago|el (?:ano|mes) pasado|last (?:year|month)|(?:en|in) (?:19|20)\d\d|visa u|u visa|cocinero|carnicer\w+)\b/;

/** A cry of few words: he is nearly there. */
const comesDrunk =
  /^(?:(?:ayud(?:a|enme|eme|ame)|auxilio|socorro|por favor|dios mio|help(?: me)?|ya|ahi|mi (?:marido|esposo|pareja|ex)|el) )+(?:(?:ya |ahi )?(?:viene|llego|esta llegando)(?: otra vez)?|(?:hes|he is) (?:coming|here)(?: home)?) (?:(?:bien |muy )?(?:borrach\w*|tomado|ebrio|pedo|drogado|enojado|furioso)|con (?:una |un |la |el )?(?:pistola|cuchillo|machete)|drunk|mad|with a (?:knife|gun))(?: (?:y )?(?:otra vez|again|tengo miedo|im scared))*$/;

/** Armed, at the door or in the house, or nearly there. */
export const comesAtHer = (said: string): boolean =>
  says(said, comesDrunk) ||
  (says(said, armed) &&
    (says(said, atDoor) || says(said, hides) || says(said, threatens)) &&
    !says(said, notAtHome));
