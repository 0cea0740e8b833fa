/** People who are held, shut in without air, or made to lie with others: whole phrases that tell of today. Server only. */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import type { DialogueState, Language, Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const lawyers = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

/** People held against their will, today. */
const captive =
  /\b(?:estoy|sigo|me tienen|nos tienen|tienen a mis? \w+)(?: \w+)? secuestrad[oa]s?\b(?! (?:con tant|por la compan))|\b(?:mis? (?:herman|hij|sobrin|prim|espos|cunad|ti|niet)[oa]s?|mi (?:mama|papa|marido|mujer|novi[oa])) (?:esta|estan) secuestrad[oa]s?\b|\bsecuestraron a mis? (?:\w+)\b|\b(?:me|nos) tienen (?:\w+ )?(?:de rehen(?:es)?|amarrad[oa]s?(?! (?:con|\w+ (?:anos|meses)|a (?:una?|la|el|su|este|ese) (?:deuda|contrato|chamba|trabajo|visa|patron))\b))\b|\b(?:(?:i ?am|im|my (?:son|daughter|brother|sister|husband|wife|cousin|mom|dad|kids?) (?:is|are)) (?:being )?(?:kidnapped|held hostage)|holding (?:me|us|him|her|them|my \w+) (?:hostage|for ransom))\b/;
const relative =
  "(?:(?:mi|mis|my) (?:\\w+ )?(?:herman|hij|sobrin|prim|espos|cunad|ti|niet|suegr|novi|abuel|familia|mama|papa|marido|mujer|pareja|brother|sister|son|daughter|husband|wife|cousin|mom|dad|mother|father|kids?|nephew|niece|uncle|aunt|family)\\w*)";
/** Somebody has them, or does not let them go. */
const heldFor = new RegExp(
  [
    "\\b(?:lo|la|los|las|me|nos) (?:tienen?|agarraron|retienen|bajaron)\\b",
    `\\b(?:tienen?|agarraron|retienen|bajaron)(?: secuestrad[oa]s?)? a ${relative}`,
    `\\bno (?:(?:quieren?|van a|va a) )?(?:(?:me |nos )?l[oa]s? (?:sueltan?|soltar|dejan? (?:ir|salir)|entregan?|entregar)|(?:sueltan?|soltar|dejan? (?:ir|salir)|entregan?|entregar) a ${relative}|(?:me|nos) (?:sueltan?|dejan? (?:ir|salir)))`,
    `\\b(?:have|has|got|holding|keeping|kept) (?:him|her|them|us|me|${relative})\\b`,
    `\\b(?:wont|will not|not|dont|doesnt) let (?:him|her|them|us|me|${relative})\\b`,
    `\\b${relative} (?:esta|estan|sigue|is|are) (?:con|with) (?:esa gente|ellos|el coyote|los coyotes|esos|them|those)\\b`,
  ].join("|"),
);
const wantsMoney =
  /\b(?:(?:piden?|pidiendo|exigen?|exigiendo|cobran?|cobrando|quieren?|faltan?|demand\w*|asking(?: for)?|want(?:s|ing)?)\b(?: \w+){0,5} (?:\d+|mil|dolares|pesos|dinero|lana|plata|rescate|thousand|money|dollars|ransom|grand|k)|(?:hasta que|si no|until|till|unless)(?: (?:yo|no|i|we|les|le|me|nos))* (?:pag\w+|dep[oó]sit\w+|mand\w+|junt\w+|pay|send|wire)|pidiendo rescate|for ransom)\b/;
const untilPaid =
  /\b(?:(?:o no|no|hasta que|para|pa|si no) (?:l[oa]s?|me|nos|le)? ?(?:va a |van a |quieren? )?(?:sueltan?|soltar\w*|dej(?:an|ar)(?:l[oa]s?)? (?:ir|salir)|entreg\w+|liber\w+|regres\w+ (?:a|con))|(?:sueltan?|soltar\w*|entregar\w*|liberar\w*)(?: a mis? \w+)? (?:hasta|si|cuando)|let (?:him|her|them|us|me|my \w+) (?:go|out|leave)|release (?:him|her|them|us|me)|(?:wont|not) let)\b/;
const byWhomHeld =
  /\b(?:casa de seguridad|bodega|coyotes?|polleros?|guias?|secuestr\w+|cartel|mafia|maf(?:ios)?os|rescate|stash house|smugglers?|kidnapp\w*|ransom|(?:esa gente|los) que (?:l[oa]s?|me|nos) (?:pas\w+|cruz\w+|traj\w+)|(?:guys|people|men) who (?:brought|crossed))\b/;
/** What they do else. */
const orElse =
  /\b(?:o|or|si no|if not|unless)\b(?: \w+){0,4} (?:l[oa]s? |le |les |him |her |them )?(?:van a |will |ll )?(?:cortan?|matan?|golpean?|dejan? (?:tirad[oa]|en el)|desaparec\w+|kill|cut|hurt|leave (?:him|her|them) in)\b/;
/** Somebody and no thing: a relative by name, or him whom they have. */
const ofRelative = new RegExp(
  `\\b${relative}\\b|\\b(?:lo|la|los|las) (?:tienen?|retienen|agarraron|bajaron)\\b|\\b(?:have|has|got|holding|keeping) (?:him|her|them)\\b`,
);
const asksRansom = /\bpid\w+ (?:un )?rescate\b|\b(?:asking|want\w*) (?:for )?(?:a )?ransom\b/;
/** A bond is paid to a court, and a jail lets go for it. */
const lawfulHold =
  /\b(?:fianza|bond|bail|ice|la migra|migracion|inmigracion|immigration|carcel|jail|prision|prison|juez|judge|condado|county|corralon|remolque|towed|hospital|clinica|aduana|customs|pasaporte|passport|papeles|papers|perr[oa]|dog|carro|car|troca|moto|camioneta|grua|tow|cuerpo|body|funeraria)\b/;

/** The writer's own lack of papers keeps nobody. */
const lacksPapers = /\b(?:sin|no (?:tengo|tenemos)|without|no|have no|dont have) (?:papeles|papers)\b/g;

/** Over, or a story. */
const freeNow =
  /\b(?:hace (?:\w+ ){1,3}(?:anos?|meses)|(?:years?|months?) ago|en (?:19|20)\d\d|cuando (?:era|vivia|venia)|me solte|(?:me|lo|la|los) (?:soltaron|liberaron)|ya (?:sali|salio|esta libre)|escap\w+|asilo|asylum|pelicula|serie|movie|compania|contrato|banco)\b/;
/** Somebody is shut in where there is no air. */
const shutIn =
  /\b(?:en|atras (?:de|en)|adentro del?|dentro del?|inside|in) (?:(?:la|el|un|una|the|a|back of (?:a|the)) )?(?:caja(?: de)?(?: un)?|trailer|trayler|traila|contenedor|furgon|vagon|cajuela|camion|tractor ?trailer|container|trunk|truck)\b/;
const noAir =
  /\b(?:no (?:pued[eo]n?|podemos|podian) respirar|(?:ya )?no hay aire(?! acondicionado)|se (?:estan?|andan) (?:ahogando|asfixiando|desmayando)|sin aire(?! acondicionado)|nos (?:estamos )?(?:ahogando|asfixiando)|(?:they|we|people|everybody|my \w+)(?: \w+){0,2} (?:cant|cannot) breathe|suffocat\w+|(?:calor|frio|heat|cold)(?: \w+){0,3} (?:matando|ahogando|asfixiando|killing)|(?:matando|ahogando|asfixiando)(?: \w+){0,2} (?:calor|frio))\b/;
/** Made to lie with others for what she owes. */
const madeToLieWith =
  /\b(?:have to|has to|makes? (?:me|her)|forc\w+ (?:me|her) to|tengo que|tiene que|me (?:hace|hacen|obligan?|ponen?)(?: a)?)(?: \w+){0,2} (?:have sex|sleep with|acostar(?:me|se)|tener (?:sexo|relaciones))\b(?!.*\b(?:marriage|valid\w*|consum\w*|matrimonio|entrevista|interview)\b)/;

/** Work on which the life of somebody at home hangs. */
const orFamilyPays =
  /\b(?:si no (?:trabaj\w+|sigo|seguimos|voy|vamos|hago|hacemos)|si (?:dej\w+|par\w+) de trabajar|si me niego|if (?:i|we) (?:dont|stop|refuse)(?: to)?(?: work\w*)?|unless (?:i|we) work)\b.{0,60}\b(?:(?:le|les) (?:van a |va a |voy a )?(?:hac\w+ (?:algo|dano)|pas\w+ algo|peg\w+|cobr\w+|mat\w+)|l[oa]s? (?:van a |va a )?(?:mat\w+|lastim\w+|busc\w+|desaparec\w+)|(?:will |ll |gonna |going to )?(?:hurt|kill|go after|do something to)|something (?:will )?happen)\b.{0,30}\b(?:mi|mis|my|nuestr[oa]s?) (?:\w+ )?(?:mama|papa|herman\w+|hij\w+|famili\w+|abuel\w+|nin\w+|espos\w+|mom|mother|dad|father|sister|brother|kids?|family|children)\b/;

/** Who has them work, and relatives at home who would pay for it if they left. */
const overseer =
  /\b(?:patron\w*|jef[ea]|mayordomo|contratista|capataz|encargad[oa]|(?:el|la) (?:senora?|don|dona) (?:donde|para quien|con quien) (?:trabajo|jalo|limpio)|boss|foreman|contractor|crew (?:boss|leader)|recruiter|(?:el|la) que nos trajo)\b/;
/** Where nobody is named the threat must be the worst one. */
const placeOfWork =
  /\b(?:rancho|finca|campo|pizca|pisca|fabrica|farm|ranch|factory|make us (?:pick|work|clean)|hacen trabajar)\b/;
const toDeath = /\b(?:mat(?:a|an|ar(?:l[oa]s?)?|en)|kill)\b/;
const isSaid =
  /\b(?:dice[ns]?|diciendo|dijo|dijeron|amenaz\w+|sabe[n]?|says?|said|told|threat\w*|will|ll|would)\b/;
const ifLeft =
  /\b(?:si (?:me|nos) (?:voy|vamos|salgo|salimos|escapo|escapamos)|si (?:dej\w+|renunci\w+|hu[iy]\w+|par[oa]\w*)|if (?:i|we) (?:leave|quit|run(?: away)?|stop|escape|go))\b/;
const theyPay =
  /\b(?:mat(?:a|an|ar(?:l[oa]s?)?|en)|lastim\w+|(?:va|van|ir) (?:a )?(?:pasar (?:algo )?|ir )mal|(?:les|le) (?:va|van) (?:a )?(?:pasar|ir)|(?:hac\w+|pas\w+) algo|se l[oa]s? llev\w+|kill|hurt|harm|something (?:will )?happen)\b/;
const relativesOf =
  /\b(?:mi|mis|nuestr[oa]s?|my|our) (?:\w+ )?(?:mama|papas?|padres|herman\w+|hij\w+|famili\w+|abuel\w+|nin\w+|espos\w+|mom|mother|dad|father|parents|sister|brother|kids?|family|children)\b/;

/** A passport kept so that whoever works does not leave; told of another, for whom the writer asks help. */
const keptByBoss =
  /\b(?:(?:le|les|lo|me|nos) (?:guard|quit|escond|retuv|retien|tien)\w*|(?:keeps?|took|holds?|has|hid)) (?:(?:el|su|sus|los|his|her|their) )?(?:pasaportes?|papeles|documentos|passports?|papers)\b.{0,30}\b(?:(?:para|pa) q(?:ue)? no se (?:vayan?|escapen?)(?! a (?:mojar|perder|ensuciar|romper))|so (?:he|she|they) (?:cant|wont|dont|doesnt) (?:leave|go(?! missing)|quit))\b/;
/** The writer is the one who keeps it. */
const isBoss = /\b(?:soy (?:el|la) (?:duen[oa]|patron\w*|jef[ea])|im the boss|i am the boss|i keep)\b/;
const bossOf = /\b(?:el|la|su|mi|the|his|her|their|my) (?:patron\w*|jef[ea]|duen[oa]|boss|employer)\b/;

/** Work on which the life of somebody at home hangs, or that a kept passport does not let them leave. */
export function isForcedByThreat(said: string): boolean {
  if (says(said, orFamilyPays) || (says(said, bossOf) && says(said, keptByBoss) && !says(said, isBoss)))
    return true;
  const byWhom = says(said, overseer) || (says(said, placeOfWork) && says(said, toDeath));
  return byWhom && says(said, isSaid) && says(said, ifLeft) && says(said, theyPay) && says(said, relativesOf);
}

/** Strangers with weapons have taken somebody. */
const armed =
  "(?:hombres|gente|sujetos|tipos|unos) (?:\\w+ )?armad[oa]s?|sicarios|encapuchados|malandros|mareros|armed men|men with (?:guns|masks)|gunmen|masked men";
const tookThem = new RegExp(
  `\\b(?:${armed})\\b.{0,60}\\b(?:se (?:l[oa]s?|me l[oa]) llev(?:aron|o)|se llev(?:aron|o) a|secuestraron a|levantaron a|l[oa]s? (?:tienen|agarraron)|tienen a|took|still have|kidnapped|grabbed)\\b`,
);
/** Officers, who are looked for elsewhere; what was, is read about, or is a reason to flee. */
const byOfficers =
  /\b(?:ice|migra|migracion|inmigracion|immigration|agentes?|agents?|oficial\w*|officers?|policia|police|badges?|placas?|chalecos?|vests?|unmarked|home depot|corte|court|detenci\w+|detention|locator)\b/;
const noneOfNow =
  /\b(?:amenazad[oa]s?|lista|noticias|news|pres[oa]s|visa u|u visa|hui\w*|huim\w+|fled|escap\w+|por eso (?:me )?(?:vine|sali)|alla en|en mi (?:pais|pueblo)|years|anos|tierras?|land|vacas|cosechas?|solt\w+|liber\w+|released|aparecio|robaron|asaltaron)\b/;
const isTakenByArmed = (said: string): boolean =>
  says(said, tookThem) &&
  says(said, ofRelative) &&
  !says(said, byOfficers) &&
  !says(said, noneOfNow) &&
  !says(said, freeNow);

const livesIn =
  /\b(?:viv[eoi]\w*|trabaj\w+|manej(?:o|amos|aba|abamos|e|ar)|rent\w+|(?:voy|vamos|iba|ibamos) en (?:el|un|la) (?:camion|troca)|cita|works?|live[sd]?|drives?|asma|asthma|la luz|abanico|clima)\b/;

/** Whoever brought them across went away and shut the door. */
const shutBy =
  /\b(?:coyotes?|polleros?|guias?|smugglers?)\b(?: \w+){0,4} (?:cerr(?:o|aron)|encerr(?:o|aron)|tranc(?:o|aron)|locked|shut)\b/;

export const isShutIn = (said: string): boolean =>
  (says(said, shutIn) || says(said, shutBy)) && says(said, noAir) && !says(said, livesIn);

/** A door that is barred from without, with people behind it. */
const barred =
  /\b(?:cerr\w+|cierr\w+|tranc\w+|encerr\w+|encierr\w+|lock(?:ed|s)?)\b(?: \w+){0,5} (?:por (?:a?fuera|el otro lado)|con candado|from (?:the )?outside|padlock\w*)\b/;
const behindIt =
  /\b(?:somos|nos|estamos|estoy|me|adentro|no (?:hay|tenemos) (?:agua|comida)|we|us|me|inside|there is no (?:water|food)|no (?:water|food))\b/;

const cell =
  /\b(?:celda|carcel|detencion|centro|jail|cell|detention|mi (?:espos[oa]|marido|pareja|novi[oa]|ex)|my (?:husband|wife|ex|boyfriend|partner))\b/;

/** Kidnapping is a crime of the U visa; by this subject it is told from forced work in the next turns. */
const ofRansom = "visa-u";

/** It was told before, and what follows is about it. */
export const isRansomOpen = ({ crisis, topic }: DialogueState) =>
  crisis?.kind === "trafficking" && topic === ofRansom;

/** In the hands of a cartel, today, whatever it wants. */
const byCartel =
  /\b(?:me|nos|l[oa]s?) (?:tienen?|agarraron|levantaron|secuestraron)(?: (?:aqui|aca|encerrad[oa]s?|ahorita|ahora|ya))* (?:el cartel|un cartel|los (?:del cartel|zetas|narcos?|mafiosos|mafiosos|sicarios|maleantes)|la (?:mafia|mana))\b|\b(?:el cartel|la mafia|los (?:zetas|narcos|sicarios)) (?:me|nos|l[oa]s?|tienen?) (?:tienen?|a (?:mi|mis) \w+)\b|\bthe cartel (?:has|is holding|took|kidnapped) (?:me|us|him|her|them|my \w+)\b/;

/** A relative is held for money by whoever brought or took them. */
export function isForRansom(said: string): boolean {
  if (isTakenByArmed(said) || (says(said, byCartel) && !says(said, freeNow))) return true;
  if (!says(said, ofRelative) || !says(said, wantsMoney)) return false;
  if (lawfulHold.test(said.replace(lacksPapers, " "))) return false;
  const by = says(said, byWhomHeld);
  return (
    (says(said, heldFor) && (by || says(said, untilPaid))) ||
    (by && says(said, orElse)) ||
    says(said, asksRansom)
  );
}

/** The word that was agreed on to ask for help, or who never speaks alone. */
const agreedWord =
  /\b(?:palabra|clave|frase|senal|code ?word|safe ?word|signal)\b.{0,50}\b(?:auxilio|socorro|ayuda|peligro|problemas|emergencia|help|danger|trouble|emergency)\b/;
const wasUsed = /\b(?:uso|dijo|mando|puso|escribio|solto|pronuncio|used|said|sent|texted|wrote)\b/;
const neverAlone =
  /\b(?:solo|nomas|nada mas|siempre|only|always) (?:me |nos )?(?:contesta|habla|responde|llama|answers|talks|calls)(?: \w+){0,3} (?:(?:cuando )?(?:hay|esta|con|tiene a) (?:alguien|otra persona|un hombre|una senora|ellos)|with (?:someone|somebody|a man)|when (?:someone|somebody) is)\b/;
const onlyThen =
  /\b(?:contesta|habla|responde|llama|answers|talks|calls)(?: me)? (?:solo|nomas|nada mas|only) (?:cuando|si|con|when|with)\b(?: \w+){0,3} (?:alguien|otra persona|un hombre|una senora|ellos|someone|somebody|a man)\b/;
const ofAccount =
  /\b(?:cuenta|pagina|app|banco|examen|entrevista|ciudadania|interview|civismo|website|account|bank|email|test)\b/;
const anyRelative =
  /\b(?:mi|mis|nuestr[oa]|my|our) (?:\w+ )?(?:sobrin|hij|herman|prim|niet|espos|novi|cunad|amig|daughter|son|niece|nephew|sister|brother|cousin|wife|girlfriend|friend)\w*\b/;
const wentForWork = /\b(?:trabaj\w+|mesera|oferta|job|work\w*|waitress|se fue|went)\b/;
const asksCovertly = (said: string): boolean =>
  says(said, anyRelative) &&
  !says(said, ofAccount) &&
  ((says(said, agreedWord) && says(said, wasUsed)) ||
    ((says(said, neverAlone) || says(said, onlyThen)) && says(said, wentForWork)));

/** Whoever brought them across wants more, or threatens for what is owed. */
const smuggler =
  "(?:coyotes?|polleros?|pateros?|smugglers?|(?:los|el|the (?:people|man|guy)) (?:que|who) (?:me|nos) (?:cruz(?:o|aron)|pas(?:o|aron)|traj(?:o|eron))|(?:people|man|guy) who (?:brought|crossed) (?:me|us))";
const presses =
  "(?:(?:me|nos|le|les|la|lo) (?:est[ae]n? )?(?:cobr(?:ando|a mas)|amenaz\\w+|extorsion\\w+|exig\\w+|persig\\w+|busc(?:a|an|ando) para cobr\\w+)|amenaz\\w+|(?:is|are|keeps?) threat\\w+|threatens|wants? more money)";
const pressed = new RegExp(
  [
    `\\b${smuggler}\\b(?: \\w+){0,3} ${presses}\\b`,
    `\\b(?:me|nos) (?:est[ae]n? )?amenaz\\w+(?: \\w+){0,3} ${smuggler}\\b`,
    `\\b(?:(?:le|les) debo|(?:todavia |yo )?debo(?: \\w+){0,2} (?:dinero|lana|feria|mil|dolares)|i (?:still )?owe(?: \\w+){0,2}|tengo (?:una )?deuda)(?: \\w+){0,3} ${smuggler}\\b`,
  ].join("|"),
);
/** Told of the reason for a flight, or asked as a price. */
const notPressed =
  /\b(?:prestamo|loan|asilo|asylum|cuanto|how much|ya (?:le )?pague|ya pagamos|already paid|visa (?:u|t))\b/;

export function heldCaptive(said: string): SafetyHit<Crisis> | null {
  if (says(said, freeNow)) return null;
  if (isForRansom(said)) return { kind: "trafficking", topic: ofRansom };
  if (says(said, barred) && says(said, behindIt) && !says(said, cell))
    return { kind: "trafficking", topic: "visa-t" };
  if (isShutIn(said)) return { kind: "lost", topic: null };
  return asksCovertly(said) ||
    says(said, madeToLieWith) ||
    says(said, captive) ||
    isForcedByThreat(said) ||
    (says(said, pressed) && !says(said, notPressed))
    ? { kind: "trafficking", topic: "visa-t" }
    : null;
}

/** What to do while somebody is held for money. The FBI's line is its public one. */
export const ransom: Record<Language, Pick<Reply, "warning" | "short" | "sentences" | "steps">> = {
  es: {
    warning:
      "Llama ya al 911, o al FBI al 800-225-5324: buscan a la persona secuestrada, y primero es su vida.",
    short: "Llevarse a alguien, o pedir dinero por soltarlo, es secuestro, aunque no tenga papeles.",
    sentences: [
      "No vayas sin compañía a entregar dinero ni a recogerlo, y pide oír su voz antes de hacer nada.",
      "Guarda los números, los mensajes, las cuentas y lo que te digan del lugar.",
      "Puedes avisar sin decir tu estatus ni el de él; si da miedo, pide a un abogado o al consulado que avise contigo.",
      "Después, quien fue víctima y ayuda a la policía podría pedir la visa U (I-918) o la visa T (I-914).",
    ],
    steps: [
      "Llama al 911 o al 800-225-5324.",
      "Si no te animas, llama antes al 888-373-7888: es gratis, día y noche, en español, y no es de migración.",
      "Si eres de México, el CIAM atiende en el 520-623-7874; si eres de otro país, llama también a tu consulado.",
      `A salvo, busca un abogado o representante acreditado: ${lawyers}.`,
    ],
  },
  en: {
    warning:
      "Call 911 now, or the FBI at 800-225-5324: they look for the person who was taken, and that life comes first.",
    short: "Taking somebody, or asking money to let them go, is kidnapping, even if they have no papers.",
    sentences: [
      "Do not go alone to hand over money or to pick them up, and ask to hear their voice before you do anything.",
      "Keep the numbers, the messages, the accounts and what they tell you about the place.",
      "You can report it without telling your status or theirs; if you are afraid, ask a lawyer or the consulate to report it with you.",
      "Later, someone who was a victim and helps the police may ask for a U visa (I-918) or a T visa (I-914).",
    ],
    steps: [
      "Call 911 or 800-225-5324.",
      "If you do not dare to, call 888-373-7888 first: it is free, day and night, and is not immigration.",
      "Call your consulate too; for Mexico, CIAM answers at 520-623-7874.",
      `Once safe, find a lawyer or accredited representative: ${lawyers}.`,
    ],
  },
};
