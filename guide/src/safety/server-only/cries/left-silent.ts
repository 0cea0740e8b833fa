/** A relative who set out across the border and was not heard of since: looked for by the rescuers and the consulate, whoever she is herself. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const kin =
  "(?:(?:mi|mis|my) (?:\\w+ )?(?:herman|hij|sobrin|prim|espos|cunad|ti|niet|suegr|novi|amig|mama|papa|marido|mujer|pareja|brother|sister|son|daughter|husband|wife|cousin|mom|dad|nephew|niece|uncle|aunt|friend)\\w*)";
const crossed =
  "(?:cruz(?:o|aron|ando)|brinc(?:o|aron)|pas(?:o|aron) (?:la frontera|el rio|por)|crossed|crossing)";
const leftBy = "(?:se (?:fue|vino|metio|aventuro) (?:por|con)|venia (?:por|con)|set out)";
const way =
  "(?:desierto|monte|cerro|rio|frontera|linea|coyotes?|polleros?|sonora|sasabe|altar|nogales|arizona|desert|border|river|smugglers?)";
const noWord =
  /\b(?:no (?:se|sabemos|he sabido|hemos sabido|tengo noticias|tenemos noticias)(?: nada)? (?:de|del)\b|no se (?:nada|de el|de ella)|(?:ya )?no (?:contesta|responde|se (?:ha )?comunica\w*|aparece|llama|ha llamado)|(?:esta )?desaparecid[oa]|perdi (?:el )?contacto|sin noticias|(?:havent|have not|havnt) heard|no word|is missing|went missing|(?:doesnt|does not|wont|isnt) answer\w*)\b/;
const onTheWay = new RegExp(
  `^(?=.*\\b${kin}\\b)(?:.*\\b${crossed}\\b|.*\\b${leftBy}\\b.*\\b${way}\\b|.*\\b${way}\\b.*\\b${leftBy}\\b)`,
);
/** Long ago, held by officers, or told of a case. */
const another =
  /\b(?:no (?:me |nos )?l[oa]s? (?:deja|dejan|sueltan?)|secuestr\w+|rescate|ransom|kidnap\w+|wont let|hace (?:\w+ ){1,2}anos?|years? ago|(?:en|in) (?:19|20)\d\d|detenid[oa]|detained|(?:la migra|ice|agentes|patrulla) (?:l[oa] )?(?:agarr\w+|detuv\w+|tiene)|l[oa] (?:agarr\w+|detuv\w+)|deport\w+|asilo|asylum|abogad[oa]|lawyer|uscis|caso|case|manutencion|child support|divorci\w*|divorce)\b/;

export const isSilentSinceCrossing = (said: string): boolean =>
  says(said, onTheWay) && says(said, noWord) && !says(said, another);
