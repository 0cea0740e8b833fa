/** A wish to die that names no death: not to wake up, not to go back alive, eyes on a cord; and a hand that cuts again. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const noWaking =
  /\b(?:ojala|mejor|quisiera|quiero|prefiero|preferiria|le pido a dios|ruego|que bueno (?:fuera|seria)|me gustaria|ganas de|espero)(?: (?:que|ya|manana|un dia|dormir(?:me)?|dormirme y|acostarme y|y|simplemente|nomas|mejor))* no (?:despertar(?:me)?|desperte|despertara|amanecer|amanezca|amaneciera)\b(?! (?:al?|a (?:mi|la|los)|el|la|los|las|en (?:la|el|una?)|sospech\w+|dudas|curiosidad)\b)|\b(?:dormirme|acostarme|me (?:duermo|acuesto)|cerrar los ojos) y (?:ya )?no (?:despertar|abrirlos|volver a abrirlos|despierte)(?: (?:mas|nunca|jamas))?\b|^(?:ojala|mejor) (?:que )?(?:ya )?no despierte(?: (?:mas|nunca|manana))?$/;
const notWaking =
  /\b(?:hope|wish|pray|want|rather|like)(?:ing)?(?: (?:i|to|that|would|could|tonight|just|go|sleep|fall|asleep|and))* (?:(?:never|dont|didnt|wouldnt|not|wont) (?:have to )?(?:wake|woke) up)\b(?! (?:to|the|my|him|her|them|early|at|late|for|this early))|\b(?:fall asleep|go to (?:sleep|bed)) and (?:never|not) wake up\b/;
/** "Si me deportan no regreso vivo" is a fear of others, and asylum. */
const notAlive =
  /(?<!\bsi (?:me|nos) (?:\w+ ){1,3})\b(?:yo )?(?:no (?:vuelvo|regreso|me (?:regresan|mandan|llevan|devuelven|deportan|suben|sacan))(?: (?:a|para|pa|al|de|en) (?:\w+ ){0,2}?\w+)? viv[oa]|me (?:regresan|mandan|devuelven|llevan)(?: (?:\w+ ){0,2}\w+)? (?:en un cajon|en una caja|muert[oa]))\b/;
const fearsOthers =
  /\b(?:me (?:matan|van a matar|quieren matar|buscan|amenaz\w+)|maras?|pandill\w+|cartel|si (?:me|nos) (?:deport\w+|regres\w+|mand\w+)|asilo|kill me)\b/;
const staresAt =
  /\b(?:lo que hago es|me la paso|me paso (?:la noche|el dia|las noches)?|me quedo|me pongo a|nomas|namas|solo|no dejo de|vivo) (?:mirar|mirando|viendo|ver|pensando en) (?:a )?(?:el|la|las|los|un|una) (?:cordon|soga|mecate|cuerda|lazo|viga|pastillas|frasco|navaja|cuchillo|puente|vias|pistola)\b|\b(?:keep|cant stop|just sit|sit there|all i do is|been) (?:and )?(?:look|looking|star(?:e|ing)) at (?:the|my|a) (?:pills|rope|cord|beam|knife|razor|blade|bridge|tracks|ledge|gun)\b/;
const tradeWith = /\b(?:jale|trabajo|trabajando|obra|cliente|venta|precio|work|job|client|shop|price)\b/;
const cutsAgain =
  /\b(?:been|started|im|i am|keep) (?:\w+ )?cutting (?:again|myself|my (?:arms?|legs?|wrists?|thighs?))\b|\b(?:he vuelto a|volvi a|empece a|sigo|ando|estoy) (?:otra vez )?cort(?:arme|andome)\b(?! (?:el pelo|las unas|el cabello|con el (?:paciente|cliente)))/;
const atWork =
  /\b(?:hair|nails|grass|class|school|calories|carbs|costs|at work|meat|carne|yarda|el pelo|clases)\b/;

/** To lie beside a dead one. */
const joinsTheDead =
  /\b(?:me (?:quiero|quisiera|voy a) enterrar|que me entierren|enterrarme) con (?:el|ella|mi \w+)\b|\b(?:velorio|entierro|funeral|sepelio|tumba)\b.*\bme quedo con (?:el|ella) para siempre\b|\b(?:velorio|entierro|funeral|sepelio) de mis? \w+(?: (?:y|ya|alla|ahi|pues|tambien))* me (?:voy|quedo) con (?:el|ella)(?: (?:tambien|para siempre))?$|\b(?:funeral|burial|grave)\b.*\b(?:stay|staying|lie|be buried|bury me)(?: \w+){0,2} (?:with|next to) (?:him|her) (?:forever|for good)\b/;

const easierForAll =
  "(?:easier|better)(?: off)? (?:for|on) (?:everyone|everybody|all of (?:them|us)|them|my (?:family|kids|children|parents|wife|husband|mom))|(?:mas facil|mejor) para (?:todos|mi (?:familia|esposa|esposo|mama)|mis (?:hijos|papas|ninos)|ellos)|(?:estarian|estaran|estan) mejor|be better off";
/** A burden to all, were she gone. */
const goneForAll = new RegExp(
  `\\b(?:${easierForAll})\\b(?: \\w+){0,3} (?:if i (?:was|were|am|m) (?:gone|dead|not here)|if im (?:gone|dead|not here)|if i (?:died|die|wasnt here|werent here|didnt exist)|without me(?:$| (?:here|around|alive|i)\\b)|si (?:yo )?(?:ya )?no (?:estoy|estuviera|existiera)(?! (?:casad|trabaj|de acuerdo|segur))|si (?:yo )?(?:me muero|me muriera|desapare(?:zco|ciera))|sin mi$)`,
);
/** "I go" is a flight or a death; who asks who sends the body home means no flight. */
const ifIGo = new RegExp(
  `\\b(?:${easierForAll})\\b(?: \\w+){0,3} (?:if i (?:go|left|leave)|si (?:yo )?me (?:voy|fuera))\\b`,
);
const ownBody =
  /\b(?:(?:sends?|ship|fly|take) (?:the|my) body|(?:mand\w+|llev\w+|regres\w+|repatri\w+) (?:el|mi) cuerpo|(?:el|mi|the|my) (?:cuerpo|cadaver|body) (?:home|back|a mi|para|hasta)|cenizas|ashes|life insurance|seguro de vida|funeral|entierr\w+)\b/;
/** Another's body. */
const anothersDeath =
  /\b(?:(?:se )?muri\w+|fallec\w+|died|passed away|(?:su|his|her|their) (?:cuerpo|body))\b/;

export function isVeiledWish(said: string): boolean {
  if (says(said, noWaking) || says(said, notWaking) || says(said, joinsTheDead)) return true;
  if (says(said, cutsAgain) && !says(said, atWork)) return true;
  if (says(said, staresAt) && !says(said, tradeWith)) return true;
  if (says(said, goneForAll) || (says(said, ifIGo) && says(said, ownBody) && !says(said, anothersDeath)))
    return true;
  return says(said, notAlive) && !says(said, fearsOthers);
}
