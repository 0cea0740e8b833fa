/** What is asked besides a word's meaning. Server only. */

/** Ways of speaking that ask nothing. */
const idle =
  /\b(?:como (?:a|si|sea|se (?:le )?(?:llama|dice|escribe)|que|dicen|dice)|cuando (?:dicen?|digan?|alguien)|(?:y )?para que (?:es|sirven?|se usan?)|por que dicen?|no se (?:si|como) \w+|cual es (?:la una|la otra|cual|el uno|el otro)|me (?:puede|podria|pueden) (?:decir|explicar)|(?:puedes?|podrias?|can you|could you) (?:decirme|explicarme|explicar|tell me|explain)|quien (?:es|viene siendo)|what it does|do not (?:know|understand)|does not)\b/g;

const asks = new RegExp(
  [
    "\\b(?:cuant[oa]s?|cuando|(?:a ?)?donde|como|cual|cuales|quien|kien|kienes|quienes|por que)\\b",
    "\\b(?:puedo|puede|pueden|podemos|podria|podre|debo|deberia|necesit\\w+|ocupo|conviene|hago|hacemos|hacer|hagan?|se (?:hace|dice|lleva)|sigue|pasa|pasara|pasaria|(?:tengo|tenemos|tiene|tienen|hay) que|califi\\w+|aplic(?:o|a|ar|amos)|pedir|pido|renov\\w+|viaj\\w+|salir|trabajar|casar\\w*|arregl\\w+|traer|mover|contest\\w+|llen[oa]r?|tarda\\w*|dura|cuesta|vence|vale|sirven?|mejor|peor|pierdo|perder|sera (?:verdad|cierto|real)|es (?:verdad|cierto))\\b",
    "\\by (?:que|ke|q|k) (?!es\\b|significa|son\\b|quiere\\b)\\w+",
    "\\b(?:how|when|where|which|who|whose|why|can|could|should|do i|do we|does|must|need|will|would|happens?|qualify|apply|pay|long|much|best|change[ds]?|travel|renew|fix|get|bring|my chances|path)\\b",
    "\\bwhats? (?!is\\b|are\\b|does\\b|do\\b|it\\b|that\\b|this\\b|a\\b|an\\b|the\\b|they\\b|@)\\w+",
    "\\b(?:para mi|en mi caso|for me|in my case)\\b",
  ].join("|"),
);

export const asksElse = (said: string): boolean => asks.test(said.replace(idle, " "));
