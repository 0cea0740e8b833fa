import type { Pattern } from "#guide/patterns.ts";

export type Crisis = "violence" | "trafficking" | "selfHarm";

/**
 * Danger to the person asking. Phrases of content/safety.json are added to these. Order: what can
 * kill first comes first.
 */
export const crisisRules: { crisis: Crisis; topic: string | null; patterns: Pattern[] }[] = [
  {
    crisis: "selfHarm",
    topic: null,
    patterns: [
      "quiero|quisiera|prefiero|ganas|pienso|pensado|mejor morirme|matarme|suicid*",
      "me quiero|voy matar|morir",
      "suicidarme|suicidio|suicidar|suicide|suicidal",
      "quitarme|acabar|terminar =la|con|mi vida",
      "ya =no quiero vivir|seguir =viviendo|vivir",
      "hacerme|me =dano|corto =dano|venas|brazos",
      "=kill|=hurt|=harm myself",
      "want|wanna =to die",
      "end my life",
      "no reason|point =to|in live|living",
    ],
  },
  {
    crisis: "trafficking",
    topic: "visa-t",
    patterns: [
      "obligan|obligaron|obliga|forzan|fuerzan|forzaron|forzada|forzado =a prostitu*|trabajar|acostarme|cosas|sexo",
      "me|nos quito|quitaron|quita|escondio|guarda|tiene|retiene =el|mi|nuestro|los pasaporte|pasaportes",
      "no|ni me|nos deja|dejan salir|ir|irme|irnos",
      "trata =de personas|blancas",
      "trafico =de personas|humano",
      "prostituir*|prostitucion",
      "me|nos tienen encerrada|encerrado|encerrados|encerradas|esclava|esclavo|amenazada|secuestrada|secuestrado",
      "trabajar|trabajo sin =que|pagar|paga para|pagar|hasta coyote|deuda",
      "pagar|pague =la|mi deuda coyote trabajando|trabajar",
      "trajeron|trajo =con|por|a enganos|enganada|enganado|engano",
      "trabajo|trabajar forzado|forzada|forsado|forzoso",
      "forced|forces|forcing =me|us =to work|prostitut*|sex",
      "took|keeps|has|holding =my passport",
      "wont|not let =me|us leave|go",
      "human|sex|labor trafficking|traffick*",
      "victim =of trafficking",
      "amenaz* si dejo|salgo|renuncio trabajo",
      "no me|nos deja|dejan salir =del rancho|casa|trabajo",
    ],
  },
  {
    crisis: "violence",
    topic: "vawa",
    patterns: [
      "me|nos pega|pego|pegan|golpea|golpeo|golpean|golpio|maltrata|maltrato|maltratan|viola|violo|violaron|ahorca|ahorco|cachetea|patea",
      "me pega|golpea mi =esposo|marido",
      "esposo|esposa|marido|novio|novia|pareja|viejo|ex|suegro|suegra|hijo|padrastro =me|nos pega|golpea|maltrata|amenaza|amenasa|abusa|humilla|insulta|viola|controla",
      "me|nos amenaza|amenazo|amenaso =con|de matar|matarme|muerte|pistola|cuchillo",
      "me quiere|va|quiso matar",
      "violencia domestica|intrafamiliar|familiar",
      "abuso|abusa|abusan|abuso =de|sexual|sexualmente mi|sexual|hija|hijo|sexualmente",
      "tengo|da miedo =de|a|que =mi|el esposo|marido|novio|pareja",
      "=hits|=hit|=beats|=beat|=abuses|=abused|=rapes|=raped|=chokes|=choked|=punched|=slapped me|us|her",
      "husband|wife|boyfriend|partner|spouse hits|beats|abuses|hurts|threatens|abusive",
      "domestic violence|abuse",
      "abusive husband|wife|spouse|partner|relationship|boyfriend",
      "threatens|threatened|wants|going =to kill me|us",
      "me|nos =trata|tratan mal esposo|esposa|marido|hijo|hija|pareja|ciudadano|ciudadana",
      "esposo|esposa|marido|hijo|hija|pareja|papa|padrastro =me trata|tratan mal",
      "hija|hijo|nina|nino|me|fui|daughter =la|lo|fue|was =abusada|=abusado|=abusaron|violada|violaron|=abused|raped",
      "golpes|maltrato|violencia =de|por|con =mi esposo|marido|pareja|esposa|ex",
      "por golpes",
    ],
  },
];

/** Words that turn a crisis pattern into a question about a record or a law ("violencia domestica en mi record"). */
export const notCrisis: Pattern[] = [
  "record|antecedentes|cargo|cargos|arrest*|convicto|felonia|misdemeanor|charge|convicted|conviction violencia|domestic",
  "violencia|domestic domestica|violence record|antecedentes|cargo|cargos|arresto|charge|conviction",
  "arrest*|acus* =de|por|for violencia|domestic",
  "violencia domestica =y papeles|residencia",
  "nunca|no =me pega|golpea|maltrata",
  "patron|patrona|jefe|jefa|boss|mayordomo|empleador|manager|supervisor|employer amenaz*|threat*|amenas*",
  "amenaz*|threat* =me|mi|el|my patron|patrona|jefe|jefa|boss|employer|trabajo",
];
