/** Who speaks is the one who is held: told what to say and not to sign there, and not how somebody is looked for. Server only. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { selfHeld, selfReleased } from "#guide/dialogue/server-only/told/held-self.ts";

/** What is asked in a few words once it is known that who asks is held. */
export const askedWhileHeld = {
  children:
    /\b(?:h?ij[oa]s?|nin[oa]s?|bebes?|kids?|child(?:ren)?|son|daughter|baby)\b.*\b(?:sol[oa]s?|solit[oa]s?|nadie (?:los|las|lo|la)|(?:quien|no hay quien)(?: me)? (?:los|las|lo|la)?|con quien|en la (?:casa|escuela)|alone|by themselves|at home|at school|nobody|no one)\b|\b(?:sol[oa]s|alone|quien va por|no one with|nobody with)\b.*\b(?:h?ij[oa]s?|nin[oa]s?|bebe|kids?|child(?:ren)?|son|daughter|baby)\b|\bquien (?:va a )?(?:cuid\w+|reco[gj]\w+)\b.*\b(?:h?ij[oa]s?|nin[oa]s?|bebe)\b/,
  papers:
    /\b(?:firm[aeo]\w*|sign(?:ing|ed|s)?)\b|\b(?:dan|dando|dieron|dio|traen|trajeron|ensen\w+|pusieron|gave|giving|give|brought|showed)\b(?: \w+){0,4} (?:papel(?:es)?|hojas?|documentos?|formas?|papers?|documents?|forms?)\b/,
  fear: /\b(?:miedo|temor|temo|afraid|scared|fear)\b(?: \w+){0,6} (?:volver|regres\w+|mand\w+|deport\w+|pais|go(?:ing)? (?:back|home)|return\w*|send|sent|my country|deported|honduras|guatemala|salvador|mexico|nicaragua|venezuela|colombia|ecuador|cuba|haiti|peru)\b|\b(?:me (?:quieren|van a|buscan para) mat\w+|me matan|me (?:tienen )?amenazad[oa]|me amenaz\w+|(?:will|want to|going to) kill me|threaten\w* (?:to kill )?me|pedir asilo|ask for asylum|(?:entrevista de )?miedo (?:razonable|creible)|(?:credible|reasonable) fear)\b/,
  sick: /\b(?:me siento (?:muy )?mal|estoy (?:muy )?(?:enferm[oa]|mal de salud|embarazada)|(?:no )?me (?:dan|quieren dar|han dado|atienden|quitaron)(?: \w+){0,4} (?:medic\w+|insulina|pastillas|doctor\w*)|no me atienden|necesito (?:mi |mis |un )?(?:medic\w+|insulina|pastillas|doctor\w*)|tengo (?:diabetes|azucar|presion alta|asma|cancer|epilepsia)|soy diabetic[oa]|(?:im|i am|i feel) (?:very |really )?(?:sick|ill|pregnant)|my (?:medicine|medication|meds|insulin|pills)|need (?:a )?doctor)\b/,
  lawyer:
    /\b(?:abogad[oa]s?|licenciad[oa]|lawyers?|attorneys?|legal help|ayuda legal|quien me (?:ayud\w+|defiend\w+)|no tengo (?:a nadie|dinero)|no (?:money|one to help))\b/,
  bond: /\b(?:fianza|fiansa|bono|bond|como (?:le hago para )?salgo|como (?:puedo )?salir|(?:puedo|cuando|me pueden dejar|me dejan|me van a dejar) sal(?:ir|go)|me puede sacar|sacarme|me saquen de aqui|how (?:do|can) i get out|get (?:me )?out|get released|when (?:will|do) (?:i|they) (?:get|let))\b/,
  flight:
    /\b(?:avion|vuelo|flight|plane)\b|\b(?:me (?:van a|quieren|pueden) (?:deportar|mandar|sacar|regresar|subir)\w*|deport(?:ing)? me|send(?:ing)? me (?:back|home))\b.*\b(?:hoy|manana|esta (?:noche|semana|tarde)|en la madrugada|today|tonight|tomorrow|this week)\b|\b(?:hoy|manana|esta noche|today|tonight|tomorrow)\b.*\b(?:me (?:deportan|sacan|mandan|suben)|deport(?:ing)? me)\b/,
  family:
    /\b(?:h?ij[oa]s?|nin[oa]s?|espos[oa]|marido|mujer|familia|anos|kids|child(?:ren)?|son|daughter|wife|husband|family|years|ell[oa]s|them)\b.*\b(?:quedar(?:me)?|me (?:ayuda|sirve|vale|salva)|ayudan?|sirven?|pelear|stay|help|fight|count)\b|\b(?:quedarme|me (?:ayuda|sirve)|pelear (?:mi )?caso|can i stay|fight my case|does it help)\b.*\b(?:h?ij[oa]s?|espos[oa]|familia|anos|ell[oa]s|kids|wife|husband|family|years|them)\b/,
  howLong:
    /^(?!.*\b(?:(?:otro|tercer) pais|third country|another country)\b).*\b(?:cuant[oa]s? (?:tiempo|dias|semanas|meses)|hasta cuando|how long|(?:me|nos) (?:van|pueden|quieren|iran) (?:a )?(?:deportar|sacar del pais|mandar|regresar)|(?:will|can|are) they (?:going to )?(?:deport|remove|send)(?: me)?)\b/,
  whoToCall:
    /\b(?:a quien (?:le )?(?:llamo|hablo|marco|puedo llamar)|a donde (?:llamo|marco)|que numero|who (?:do|can|should) i call|what number|no me dejan (?:ver|hablar|llamar)\w*|(?:wont|dont) let me (?:see|talk|call))\b/,
} as const;

const rule = (id: string, asked: readonly RegExp[], over: readonly string[] = []): Outright => ({
  id,
  said: [selfHeld, ...asked],
  unless: selfReleased,
  lead: "sign",
  over,
});

/** A citizen who is held, or who has a hold in a county's jail, is told of just that. */
const ofAnother =
  /\b(?:holds?|detainer|i ?247a?)\b|\b(?:soy|era|im|i am|i was|naci|born)(?: \w+){0,3} (?:ciudadan[oa]|citizen|aqui|here|american[oa]?)\b/;

const notHere = new RegExp(`${selfReleased.source}|${ofAnother.source}`);

/** Children who are alone go first, then what cannot be taken back. */
export const heldSelfRules: readonly Outright[] = [
  rule("held-self-children", [askedWhileHeld.children], ["minor", "lost", "violence", "trafficking"]),
  rule("held-self-sick", [askedWhileHeld.sick], ["violence", "trafficking", "lost"]),
  rule("held-self-papers", [askedWhileHeld.papers], ["violence", "trafficking"]),
  rule("held-self-fear", [askedWhileHeld.fear], ["violence", "threat"]),
  rule("held-self-flight", [askedWhileHeld.flight]),
  rule("held-self-bond", [askedWhileHeld.bond]),
  rule("held-self-lawyer", [askedWhileHeld.lawyer]),
  rule("held-self-family", [askedWhileHeld.family]),
  {
    ...rule("held-self-how-long", [askedWhileHeld.howLong]),
    unless: notHere,
  },
  {
    ...rule("held-self", [], ["trafficking"]),
    unless: notHere,
  },
];
