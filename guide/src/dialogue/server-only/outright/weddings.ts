/** A wedding that is still ahead: with a citizen while one is here, and by a fiancé visa whose days run. Server only. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const couple = /\b(?:novi[oa]|prometid[oa]|pareja|boyfriend|girlfriend|bf|gf|fiancee?|partner)\b/;
const citizen = /\b(?:ciudadan[oa]|citizen|american[oa]?|gring[oa]|nacio aqui|born here)\b/;
const ahead =
  /\b(?:(?:nos|me) (?:vamos|voy|queremos|quiero|pensamos|pienso) (?:a )?casar(?:nos|me)?|(?:vamos|voy|queremos|quiero|pensamos|planeamos) (?:a )?casar(?:nos|me)|nos casamos (?:en|el|la|pronto|proxim\w+)|antes de (?:la boda|casar(?:nos|me))|(?:getting|gonna get|going to get|about to get|want to get|planning to get) married|(?:want|going|plan\w*) to marry|engaged)\b/;
/** Told how she came in, asks of it for another, a citizen who asks, a couple apart, a sham, or nobody's wedding. */
const notHere =
  /\b(?:soy (?:un |una )?(?:ciudadan[oa]|residente|american[oa])|(?:im|i am) (?:a |an )?(?:us |american )?(?:citizen|resident|american)|visa|parole|cbp|entre|entramos|cruce|pase por|came|entered|crossed|overstay\w*|corte|juez|deport\w+|orden|court|judge|detenid\w+|detained|esta en|vive en|viven en|alla|traer\w*|k ?1|i ?129f|is in|lives in|bring|pag(?:o|ue|a|ar)|solo por|papeles falsos|just for|only for|pay|paid|(?:mi|my) (?:hij[oa]|herman[oa]|prim[oa]|amig[oa]|son|daughter|brother|sister|cousin|friend)|me pega|golpea|hits me|iglesia|church|consulado|mismo sexo|gay|same sex|daca|tps|asilo|asylum|refugiad\w+|divorci\w+|(?:dos|ambos|somos|los|las|soy) (?:dos )?(?:hombres?|mujer(?:es)?)|two (?:men|women)|both (?:men|women)|arregl\w+|legal\w*|papeles|residencia|green card|mica|status|estatus|situacion|fix)\b/;

/** Here by a fiancé visa, and no wedding yet: its days run. */
const fianceVisa =
  /\b(?:k ?1|visa (?:de )?(?:prometid[oa]|novi[oa])|fiancee? visa|(?:prometid[oa]|fiancee?)\b.*\b(?:llego|llegue|entro|entre|vino|vine|came|arrived|entered))\b/;
const isHere =
  /\b(?:llego|llegue|llegamos|entro|entre|vino|vine|estoy aqui|esta aqui|ya esta|lleva|llevo|came|arrived|entered|is here|am here|been here)\b/;
const notMarried =
  /\b(?:(?:todavia |aun )?no (?:nos hemos|se han|me he|se ha|hemos) casad\w*|(?:todavia |aun )?no (?:nos )?(?:casamos|estamos casados)|sin casar(?:nos|me|se)?|(?:mas|otro) tiempo|(?:extend\w*|exten(?:sion|der\w*)|alarg\w+|prorrog\w+)|havent (?:gotten |got )?married|(?:not|arent|isnt) (?:yet )?married(?: yet)?|more time)\b/;
const isMarried =
  /\b(?:ya (?:nos casamos|estamos casados)|we (?:got|are) married|already married|divorci\w+|i ?129f)\b/;

export const weddingRules: readonly Outright[] = [
  { id: "fiance-no-wedding", said: [fianceVisa, isHere, notMarried], unless: isMarried, over: [] },
  { id: "wedding-ahead", said: [couple, citizen, ahead], unless: notHere, own: true, over: [] },
];
