import type { GuideContent } from "#guide/content.ts";

export interface TriggerPhrases {
  /** Phrases that always need the two questions. */
  general: string[];
  /** Phrases that need them unless the question wants one fact about a case under way. */
  specific: string[];
  /** Phrases that look alike but are something else. */
  not: string[];
}

/** Wording about getting status at all, against wording about one known benefit. */
const general =
  /arregl|areg|legal|lejal|papeles|papers|regula|normaliz|opcion|option|amnist|amnest|reform|calific|qualif|\bfix|indocument|undocument|estatus|status|califi|ley |law|entre |cruce|brinq|crossed|entered|inspec|me quede|overstay|llevo|tengo \d* ?an|vivo|been here|taxes|impuestos|irme|salir|caso|casar|marri|marry|patron|jefe|trabajo me|boss|employer|familia|family|visa se venc|venc\w+ (mi|la) visa|visa expired/;

export function triggerPhrases(content: GuideContent["triggers"]): TriggerPhrases {
  const hits = [...content.legalisation.es, ...content.legalisation.en];
  return {
    general: hits.filter((phrase) => general.test(phrase)),
    specific: hits.filter((phrase) => !general.test(phrase)),
    not: [...content.nonTriggers.es, ...content.nonTriggers.en],
  };
}
