/**
 * Standard questions by whole phrases, where the model of them, which knows single words, hears another: "y si no aviso" is about doing nothing and not
 * about a refusal, "cuánto tiempo es" about the wait and not about how long a paper is good for. Server only.
 */
import type { StandardQuestion } from "#guide/content-schema.ts";

const start = "^(?:(?:y|e|pero|entonces|oiga|oye|ok|bueno|pues|and|but|so|then) )*";
/** "Ah qué bueno, y": said to what was told, before what is asked. */
const opening =
  /^(?:(?:ah+|oh|ay|uy|ok|okay|va|vale|ya|eh|este|mire|que (?:bueno|bien|alivio)|(?:muchas )?gracias|perfecto|entiendo|ya entendi|great|good|thanks|thank you|i see|got it) )+(?=\w+ \w)/;
/** The words behind a greeting of what was told. */
const withoutOpening = (said: string): string => said.replace(opening, "");
const deed =
  "(?:(?:me |te |se |la |lo |le |les |los |las |nada )*(?:registro|aviso|mando|envio|hago|renuevo|presento|contesto|respondo|meto|pido|lleno|entrego|actualizo|cambio|declaro|solicito|aplico|reporto|apelo)|(?:register|report|tell (?:them|anybody)|send|do|renew|file|answer|reply|apply|update|declare|appeal)(?: (?:it|them|that|anything))?)";
const happens =
  "(?: (?:que (?:me )?(?:pasa(?:ria)?|hacen|va a pasar)|hay (?:multa|problema|castigo)|what happens(?: to me)?|then what))?";

const phrases: readonly [StandardQuestion, RegExp][] = [
  [
    "documents",
    new RegExp(
      `${start}(?:que|cuales|what) (?:pruebas?|proofs?|evidence) (?:hay que|tengo que|piden|pide|mando|mandamos|se mandan|se manda|llevo|sirven|necesito|ocupo|junto|do (?:i|we|they)|is needed)(?: (?:mandar|juntar|llevar|send|need|want|ask for))?(?: (?:para|pa|for) (?:eso|esto|that|it|el perdon|eso del perdon))?(?: o sea.*)?$`,
    ),
  ],
  [
    "nothing",
    new RegExp(
      `${start}(?:que (?:me )?(?:pasa(?:ria)?|hacen) |what (?:happens|if) )?(?:(?:si|if|what if) )?(?:(?:yo|i|mejor) )?(?:no|nunca|dont|do not|never) ${deed}${happens}$`,
    ),
  ],
  [
    "denied",
    new RegExp(
      `${start}(?:que (?:me )?(?:pasa|pasaria|hago) |what (?:happens|if) )?(?:(?:si|cuando|if|what if) )(?:(?:me|se|nos|le|les|no) )?(?:la |lo |las |los )?(?:niegan|nieguen|rechazan|rechacen|deniegan|dicen que no|(?:they |its |it is |it gets |it was )?(?:deny|denied|denies|reject|rejected|say no))(?: (?:it|me|him|her|(?:la|el|mi|esa|ese|the|my|that) (?:visa|permiso|caso|peticion|renovacion|solicitud|aplicacion|tramite|permit|case|petition|renewal|application|request)))?${happens}$`,
    ),
  ],
  [
    "time",
    new RegExp(
      `${start}(?:(?:como|mas o menos|about) )?(?:cuanto tiempo (?:es|son|seria|serian|lleva|toma|demora|hay que esperar|tengo que esperar|se espera)|cuanto (?:hay que|tengo que|se) esper\\w+|how long (?:is (?:it|that|the wait)|do i (?:have to )?wait|will (?:it|that) (?:be|take)))(?: (?:eso|todo|el proceso|de espera|para eso|mas o menos|en total|esto|ese tramite|all that|for that))*$`,
    ),
  ],
  [
    "lasts",
    new RegExp(
      `${start}(?:(?:por )?cuanto (?:tiempo )?(?:me )?(?:dura|vale|sirve) (?:el|la|ese|esa|este|esta|mi) (?:permiso|tarjeta|mica|visa|parole|tps|daca|estatus|papel|documento|nuev[oa])|how long (?:is|will) (?:the|my|that|this) (?:card|permit|visa|green ?card|paper)(?: be)? (?:good|valid)(?: for)?|how long (?:does|will) (?:the|my|that|this) (?:card|permit|visa|green ?card|paper) last)(?: (?:de trabajo|nuev[oa]|ya que (?:me )?(?:la|lo) (?:den|dan)))*$`,
    ),
  ],
];
/** "No tiempo" of a deed that is told ("no aviso nunca") asks nothing. */
const supposes = /\b(?:si|if|pasa|pasaria|happens|hacen|hay|then what)\b/;

/** Not enough time, which sounds like not enough money. */
const outOfTime =
  /\bno (?:le |les )?(?:alcanzo|alcance|llego|me da tiempo|me dio tiempo)\b|\b(?:cant|wont) make it\b/;
const ofMoney = /\b(?:dinero|lana|feria|pagar\w*|money|pay\w*|afford)\b/;

/** What whole phrases say is asked; `null` where they say that it is none of these, undefined where they say nothing. */
export function standardIn(said: string): StandardQuestion | null | undefined {
  if (outOfTime.test(said) && !ofMoney.test(said)) return null;
  const asked = withoutOpening(said);
  const [kind] = phrases.find(([, words]) => words.test(asked)) ?? [];
  return kind === "nothing" && !supposes.test(said) ? undefined : kind;
}
