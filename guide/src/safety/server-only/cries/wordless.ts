/**
 * A cry that was only guessed, of words none of which a cry is made of: "tiene fecha del 6 de noviembre y dice que 87 days", "dice que mejor no va a
 * ir porque los están agarrando". Whoever is handed the number of a lifeline for a letter stops asking. Server only.
 */
import { says } from "#guide/words/server-only/says.ts";

/** Whoever would die says one of these, however veiled: an end, a burden, a rest, a farewell, a means, or that she can no more. */
const ofDespair = new RegExp(
  `\\b(?:${[
    "pens\\w*|piens\\w*|plan\\w*|hacer(?:lo|me)|hac[eo]r?\\w*lo|list[oa]s?|estar|estare|cuarto|bano|closet|garaje|[ck]olg\\w*|[ck]ans\\w*|en[sc]err\\w*|m(?:or|uer|ur)\\w*|mat[aeo]\\w*|suic\\w*|vid[ao]s?|viv\\w*|biv\\w*|exist\\w*|ser|naci\\w*|mundo|cielo|dios\\w*|alma|corazon",
    "aguant\\w*|soport\\w*|resist\\w*|puedo|pued[ae]|doy|quiero|quisiera|kiero|quier[ae]|siento|sirv\\w*|valgo|vale|import\\w*|merezc\\w*|caso|para que|sentido|gan[ae]s?|fuer[zs]as?|rend\\w*|rind\\w*|animo|futuro|salida|remedio|esperanz\\w*",
    "cans\\w*|llor\\w*|sol(?:it)?[oa]s?|trist\\w*|depr[ei]\\w*|desesper\\w*|angusti\\w*|sufr\\w*|dol\\w*|duel\\w*|miedo|pesadill\\w*|culpa|carga|estorb\\w*|peso|vac[ii]\\w*|perd\\w*|harta?o?|mal",
    "acab\\w*|fin(?:al)?|termin\\w*|ultim\\w*|dorm\\w*|duerm\\w*|despert\\w*|despiert\\w*|desaparec\\w*|irme|descans\\w*|paz|adios|desped\\w*|despid\\w*|sin mi|sin el|sin ella|nadie|nada|nunca|jamas|ya no|cart[ai]s?|escrib\\w*|me voy",
    "pastill\\w*|pildor\\w*|medicin\\w*|tom[aeo]\\w*|trag\\w*|cort\\w*|salt\\w*|brinc\\w*|tir\\w*|avent\\w*|puente|techo|piso|tren|rio|soga|lazo|cuerda|colg\\w*|cuelg\\w*|ahorc\\w*|venen\\w*|cloro|raticida|pistol\\w*|arma|navaja|cuchillo|sangr\\w*|venas?|muneca|gas|cinturon|sabana|hac\\w* (?:algo|dano)|loc(?:o|a|ura)",
    "di(?:e|es|ed|ying)|dead|death|kill\\w*|suicid\\w*|end\\w*|li[fv]\\w*|alive|alone|tired|hurt\\w*|hopeless|worth\\w*|sleep\\w*|goodbye|give|giv\\w*|anymore|any more|point|burden|cant|can not|cannot|want\\w*|wish|done|over|nothing|nobody|never|pills?|jump\\w*|bridge|rope|gun|knife|cut\\w*|blood|bleed\\w*|sad|depress\\w*|cry\\w*|pain|scared|afraid|lost|reason|without me|better off|disappear\\w*|gone|rest|peace|sorry|harm\\w*|overdos\\w*|hang\\w*",
  ].join("|")})\\b`,
);

/** How people were housed, told of as over: no trailer in which somebody now runs out of air. */
const wasHoused =
  /\b(?:eramos|viviamos|dormiamos|nos tenian|nos metieron|nos pusieron|viviendo|we were|we lived|we slept|they had us|they put us)\b(?: \w+){0,5} (?:en|in)\b(?: \w+){0,3} (?:traila|trailita|trailer|casa|casita|cuart\w+|apartamento|departamento|bodega|barraca|galera|room|house|apartment|shed)\b/;
const inPeril =
  /\b(?:respir\w*|aire|oxigeno|ahog\w*|asfixi\w*|desmay\w*|desiert\w*|perdid[oa]s|encerrad[oa]s|cajuela|camion|ahora|ahorita|ayud\w+|auxilio|breath\w*|air|faint\w*|desert|lost|locked|now|help)\b/;

/** A crossing of years ago, by whoever lives here since. */
const crossedLongAgo =
  /\b(?:cruz\w+|entr[oeé]\w*|vino|llego|paso|crossed|came)\b(?: \w+){0,4} (?:en|in|hace) (?:(?:el )?(?:19\d\d|20[01]\d|202[0-4])|(?:\w+ ){1,2}anos)\b/;

/** A fear that somebody is told to tell: "que nomás vaya y diga que tengo miedo". */
const fearToTell =
  /\b(?:vay\w+ y |que (?:yo )?)?(?:diga|digas|dijera|decir)(?: \w+){0,2} (?:tengo|tenia|tiene) miedo\b|\b(?:say|tell them)(?: that)? (?:i am|im|i was) (?:afraid|scared)\b/;
/** Money that somebody else owes, and nobody who holds. */
const anothersDebt =
  /\b(?:(?:sus|su) (?:propias )?deudas?|deudas? de (?:mi|su) \w+|(?:his|her|their|my \w+s) debts?)\b/;
const ofHolding =
  /\b(?:trabaj\w*|chamb\w*|jale|patron\w*|jef[ea]|duen[oa]|coyot\w*|poller\w*|enc(?:i?err)\w*|no (?:me|nos|l[oa]s?) dej\w*|salir|pasaport\w*|oblig\w*|forz\w*|vend\w*|client\w*|sex\w*|hombres|secuestr\w*|rescate|lo tienen|la tienen|work\w*|boss|lock\w*|passport|force\w*|pay (?:it )?off|hasta que|until)\b/;

/** "Acabo de llamar al teléfono": only just, and the end of nothing. */
const calledJustNow =
  /^(?!.*\b(?:988|suicid\w*|mor\w+|muert\w+|mat\w+|vida|vivir|pastillas?|cort\w+|salida|encerr\w+|encierr\w+|oblig\w+|pasaporte|pega\w*|deuda|forz\w+|dej(?:a|an) salir)\b).*\bacab(?:o|amos) de (?:llamar|marcar|hablar|checar|revisar|preguntar|ver|leer|recibir|abrir|llegar|salir)\b/;

/** Nothing in the words is of this danger; `guessed` by how they sound. */
export function isWordless(kind: string, said: string): boolean {
  if ((kind === "selfHarm" || kind === "trafficking") && says(said, calledJustNow)) return true;
  if (kind === "selfHarm") return !says(said, ofDespair);
  if (kind === "violence") return says(said, fearToTell);
  if (kind === "trafficking") return says(said, anothersDebt) && !says(said, ofHolding);
  return kind === "lost" && (says(said, wasHoused) || says(said, crossedLongAgo)) && !says(said, inPeril);
}
