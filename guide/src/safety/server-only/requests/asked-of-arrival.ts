/**
 * Came one way or on one day, was born in one year or place, and another is to be believed, shown or registered: "llegué de 17, ¿qué pruebas dicen
 * que de 15?". Each with those whom it must not hit. Server only.
 */
import { unless, unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { decider } from "#guide/safety/server-only/requests/deceit-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** One way in, one day, one age, and another to be shown. */
const cameOtherwise: readonly Secret[] = [
  {
    // What the one who decides shall think, "and not" what was.
    kind: "lie",
    said: [
      wholeWords(
        `(?:conviene|quiero|queremos|quisiera|ocupo|necesito|para|pa|mejor|want|need|get|make|convince|have)(?: que)?(?: (?:el|la|los|the|my|an?|un|una|de|del))* (?:${decider}|inmigracion|them|him|her|they|he|she|immigration|ellos)(?: (?:to|me|nos|les?|de|that))* (?:crea\\w*|piense\\w*|vean?|entienda\\w*|think|believes?|see|understand)`,
      ),
      wholeWords(
        "(?:y no|instead of|en (?:vez|lugar) de|rather than|and not)(?: (?:en|el|que|desde|hace|de|in|since|for|on|con|por))* (?:\\d+|la |el |los |a |my |visa|visit\\w*|caminando|rio|monte|walking|\\w+ (?:anos|years|meses|months))",
        "(?:la (?:mera )?verdad|en realidad|(?:the )?truth is|actually|(?:but |im |i am )not really|aunque|pero (?:el|ella))(?: \\w+){0,3} (?:no|nunca|ni|viven?|vivo|entre|llegue|vine|never|dont|not|came|crossed|want|just|estan? bien|vive con)|im not really",
      ),
    ],
    unless: unless(
      "dice|dicen|puso|pusieron|papel|says|wrote|real(?:es)?|verdadera|sello|stamp|no me cree\\w*|doesnt believe|no me acuerdo",
    ),
  },
  {
    // Two ages or years of arrival.
    kind: "lie",
    said: [
      /\b(?:llegue|llego|entre|entro|vine|vino|(?:i|he|she) (?:came|arrived|entered))(?: \w+){0,3} (?:de|a los|at|when i was|when (?:he|she) was|en|in) (\d{2,4})\b.*\b(?:llegue|llego|entre|entro|vine|vino|came|arrived|entered)(?: \w+){0,3} (?:de|a los|at|when i was|when (?:he|she) was|en|in|before) (?!\1)\d{2,4}\b/,
      wholeWords(
        "parezca\\w*|(?:para|pa) que (?:diga|salga|vean|crean|piensen|califique|alcance|entre)|que (?:pruebas|papel(?:es)?|recibos?|cartas?)(?: (?:me|le|se|pueden?|puedo))* (?:hac\\w+|sac\\w+|consig\\w+|firm\\w+|invent\\w+|consegu\\w+)|(?:look|looks|seem) like|so (?:that )?(?:it|they|i)|can i (?:say|put)|puedo (?:decir|poner)|(?:si|mejor) (?:digo|pongo)",
      ),
    ],
    unless: unless(
      "dice|puso|says|wrote|la (?:primera|segunda) vez|first time|second time|sali|me fui|left|regrese|herman[oa]|espos[oa]|brother|sister|no me acuerdo",
    ),
  },
  {
    // Came by land, and a ticket or stamp is to be made.
    kind: "forge",
    said: [
      wholeWords(
        "(?:hazme|hagame|haz|haga|hacer(?:me|le)?|hago|hacemos|ayud\\w+(?: me)? a (?:hacer|armar|sacar)|invent\\w+|arm(?:ar|o|e|a)(?:me)?|imprim\\w+|saqu?eme|(?:help me )?(?:make|create|print|fake|edit|design)(?: me)?)(?: \\w+){0,4} (?:boletos?|pasajes?|tickets?|boarding pass(?:es)?|sellos?|stamps?|i ?94|recibos?|talon\\w*|colillas?|contrato|lease|receipts?|pay ?stubs?|estado de cuenta|bank statement)",
      ),
      wholeWords(
        "que (?:diga|ponga|salga)|con (?:la )?fecha|(?:that|which) (?:says?|shows?)|saying|dated|with (?:a|an|the|another|last) \\w*|de(?:l)? (?:hace|ano|mes|20\\d\\d)|de anos|from (?:last|the (?:week|day|month|year)|20\\d\\d|before)|no (?:me )?alcanza|(?:para|pa) (?:lo del?|el|la) (?:sponsor|juez|jueza|caso|corte|cita|migracion)|con mi nombre",
      ),
    ],
    unless: unlessReported(
      "que (?:debe|tiene que) decir|what should|para mi (?:inquilin\\w+|negocio|emplead\\w+)|for my (?:tenant|business|employee)s?|copia|copy|reimpri\\w+|reprint|pedir\\w*|request|como se llena|en efectivo|por mi cuenta|mi negocio|self employed|my business|portal|pagina de",
    ),
  },
  {
    // A letter since long before one came.
    kind: "forge",
    said: [
      wholeWords("cartas?|constancias?|contrato|recibos?|letters?|lease|comprobantes?|carta"),
      /\b(?:desde|since|from)(?: (?:el|hace|the))* ((?:19|20)\d\d)\b.*\b(?:aunque|pero|but|even though|though)(?: (?:yo|la|el|ella|verdad|en|realidad|apenas|i|he|she|really|only))* (?:entre|entro|llegue|llego|vine|vino|empece|me mude|came|arrived|entered|started|moved)(?: \w+){0,3} (?!\1)(?:19|20)\d\d\b/,
    ],
    unless: unless("mi (?:espos[oa]|hij[oa]|mujer)|puso|pusieron|dice mal|wrote|no me acuerdo"),
  },
];

/** Born in one year, and to be registered as of another. */
const bornAgain: Secret = {
  kind: "forge",
  said: [
    /\b(?:naci|nacio|nacimos|(?:was |were )?born)(?: \w+){0,4} ((?:19|20)\d\d|tijuana|juarez|matamoros|reynosa|nogales|mexicali|guatemala|honduras|el salvador|mexico|nicaragua|colombia|ecuador|venezuela|alla)\b.*\b(?:registr\w+|apunt\w+|asient\w+|asent\w+|inscrib\w+|anot\w+|register\w*)(?: \w+){0,3} (?:como|as|con|in|en|del?)(?: (?:del?|si|nacid[oa]|que|born|in|en|from|of))* (?!\1)(?:(?:19|20)\d\d|houston|texas|california|aqui|estados|here|los|[a-z]+)\b|\b(?:naci|nacio|soy) (?:en|de) (\w+)\b.*\b(?:cuanto|don?de|quien)(?: \w+){0,4} actas? de (?!\2|nacimiento|mi\b|mis\b|hij|matrim|divor|defunc|los|las|el|la|su|nac|bautis|casam|solter|un|una)[a-z]+\b|\b(?:register|registr\w+)(?: \w+){0,3} (?:again|otra vez|de nuevo)(?: \w+){0,3} (?:new|nueva|otra|another|different) (?:birthday|birth date|fecha|edad|age|date)\b/,
    wholeWords(
      "que (?:papeles )?(?:necesito|llevo|llevamos|ocupo|debo)|sirve|me (?:conviene|sirve)|what do (?:i|we) (?:need|bring)|which one|cuanto|how|como|puede[ns]?",
    ),
    wholeWords(
      "puede[ns]?|dice que|cuesta|sale|venden?|consig\\w+|hacen?|can|says|me (?:registra|apunta|asienta)n?|le (?:hace|saca)|va a|will",
    ),
  ],
  unless: unlessReported(
    "consulado|embajada|consulate|embassy|doble nacionalidad|dual|puso|pusieron|esta mal|mi (?:otr[oa]|segund[oa]) hij[oa]|escuela|school|kinder|dif|como (?:extranjer|refugiad)\\w+",
  ),
};

/** Of arrivals and births. */
export const otherArrivals: readonly Secret[] = [...cameOtherwise, bornAgain];
