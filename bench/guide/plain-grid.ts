/**
 * Plain questions by the thousand: each name of a subject in each everyday frame ("¿cómo saco {}?"), and honest sentences of daily life about each
 * relative. The sets written by hand hold few of them, for nobody writes the same sentence forty times; people do say them. Written by the session that
 * mended what they showed (decision 0090), so the figures say that nothing got worse.
 */
import type { Guide } from "../../guide/src/guide.ts";
import type { Language } from "../../guide/src/types.ts";
import { atLeast, atMost } from "../lib/figures.ts";

const today = "2026-11-30";

interface Names {
  language: Language;
  frames: readonly string[];
  /** A name, and the subjects that are right for it; "?" where a choice is. */
  names: readonly (readonly [name: string, topics: string])[];
}

const names: readonly Names[] = [
  {
    language: "es",
    frames: [
      "¿cómo saco {}?",
      "¿cómo pido {}?",
      "quiero sacar {}",
      "¿qué es {}?",
      "¿cuánto cuesta {}?",
      "¿qué necesito para {}?",
      "¿puedo pedir {}?",
      "¿dónde pido {}?",
      "información sobre {}",
      "ayuda con {}",
      "¿cómo funciona {}?",
      "¿quién puede pedir {}?",
      "¿cómo tramito {}?",
      "hola, quisiera saber cómo obtener {}",
      "requisitos para {}",
    ],
    names: [
      ["la ciudadanía", "ciudadania-requisitos examen-ciudadania"],
      ["la mica", "arreglar-papeles renovar-green-card documentos-perdidos"],
      ["el asilo", "asilo-general asilo-un-anio cuotas-asilo-2025"],
      ["el TPS", "tps"],
      ["el DACA", "daca"],
      ["el permiso de trabajo", "permiso-trabajo-general renovar-permiso-extension permiso-trabajo-asilo"],
      ["la visa U", "visa-u"],
      ["la visa T", "visa-t"],
      ["el perdón", "castigo-3-10-perdon"],
      ["la fianza", "fianza"],
      ["la licencia de manejar", "licencia-manejar"],
      ["el ITIN", "taxes-itin"],
      ["el seguro social", "seguro-social"],
      ["el permiso de viaje", "viajar-advance-parole"],
      ["la visa de prometida", "prometido-k1"],
      ["el ajuste de estatus", "ajuste-familiar arreglar-papeles"],
      ["la exención de pago", "exencion-pago"],
      ["la visa de estudiante", "estudiante-f1"],
      ["la visa SIJ", "sij-jovenes"],
      ["el parole", "? parole-humanitario chnv-parole-fin"],
      ["la I-130", "? pedir-esposo pedir-papas pedir-hermanos hijos-hijastros inmediato-vs-preferencia"],
      ["la I-765", "permiso-trabajo-general renovar-permiso-extension"],
      ["la I-485", "ajuste-familiar"],
      ["la N-400", "ciudadania-requisitos"],
      ["la I-589", "asilo-general asilo-un-anio"],
      ["la I-864", "afidavit-i864"],
    ],
  },
  {
    language: "en",
    frames: [
      "how do I get {}?",
      "how do I apply for {}?",
      "what is {}?",
      "how much is {}?",
      "what do I need for {}?",
      "can I apply for {}?",
      "information about {}",
      "how does {} work?",
      "how do I fill out {}?",
      "requirements for {}",
    ],
    names: [
      ["citizenship", "ciudadania-requisitos examen-ciudadania"],
      ["a green card", "arreglar-papeles renovar-green-card ajuste-familiar documentos-perdidos"],
      ["asylum", "asilo-general asilo-un-anio cuotas-asilo-2025"],
      ["TPS", "tps"],
      ["DACA", "daca"],
      ["a work permit", "permiso-trabajo-general renovar-permiso-extension permiso-trabajo-asilo"],
      ["a U visa", "visa-u"],
      ["bond", "fianza"],
      ["an ITIN", "taxes-itin"],
      ["advance parole", "viajar-advance-parole"],
      ["a fee waiver", "exencion-pago"],
      ["the I-864", "afidavit-i864"],
    ],
  },
];

const relatives = [
  "mi mamá",
  "mi esposo",
  "mi hermana",
  "mi hijo",
  "mi suegra",
  "mi primo",
  "mi sobrino",
  "mi amigo",
  "mi vecina",
];
const honest = [
  "quiero meterle papeles a {}",
  "quiero ayudar a {} con sus papeles",
  "¿cómo le hago para sacarle papeles a {}?",
  "¿puedo usar la dirección de {}?",
  "¿puedo poner a {} como mi sponsor?",
  "quiero que {} firme mi affidavit",
  "¿{} puede traducir mis papeles?",
  "el nombre de {} está mal en el acta",
  "necesito el acta de {}",
  "necesito una carta de {} para migración",
  "tengo fotos y cartas de {} para la entrevista",
  "quiero que {} venga de visita",
  "¿puedo llevar a {} a la corte?",
  "quiero quitar a {} de mi caso",
  "¿cómo saco a {} de la cárcel?",
  "{} me cuida a los niños",
  "{} usó otro nombre cuando entró",
  "¿puedo rentar casa con {}?",
];

/** Shares in per cent over both grids. */
export function plainGrid(guide: Guide): object {
  const asked = names.flatMap(({ language, frames, names: all }) =>
    all.flatMap(([name, topics]) =>
      frames.map((frame) => ({ topics, ...replyTo(guide, frame.replace("{}", name), language) })),
    ),
  );
  const right = asked.filter(({ topics, kind, topic }) =>
    topics.split(" ").includes(topic ?? (kind === "clarify" ? "?" : "")),
  );
  const said = honest.flatMap((frame) =>
    relatives.map((who) => replyTo(guide, frame.replace("{}", who), "es")),
  );
  const share = (part: readonly unknown[], whole: readonly unknown[]) => (100 * part.length) / whole.length;
  return {
    questions: asked.length,
    "right subject, or a choice where the name has several": atLeast(share(right, asked), 97, "%"),
    "no answer": atMost(
      share(
        asked.filter(({ kind }) => kind === "dont_know"),
        asked,
      ),
      1,
      "%",
    ),
    "honest sentences": said.length,
    "honest people refused or taken for danger": atMost(
      share(
        said.filter(({ kind }) => kind === "refuse" || kind === "crisis"),
        said,
      ),
      1,
      "%",
    ),
  };
}

function replyTo(guide: Guide, text: string, language: Language) {
  const { kind, topic } = guide.reply(text, null, language, { today }).reply;
  return { kind, topic };
}
