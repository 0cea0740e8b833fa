// Written by guide/src/generate-index.ts. Do not edit.
import type { GuideContent } from "#guide/content.ts";
import type { Meaning } from "#guide/content-schema.ts";
import situations from "./situations.json" with { type: "json" };
import forms from "./forms.json" with { type: "json" };
import notices from "./notices.json" with { type: "json" };
import register from "./register.json" with { type: "json" };
import glossary from "./glossary.json" with { type: "json" };
import triggers from "./triggers.json" with { type: "json" };
import safety from "./safety.json" with { type: "json" };
import faq from "./faq.generated.json" with { type: "json" };
import faqModel from "./faq-model.generated.json" with { type: "json" };
import learned from "./learned.generated.json" with { type: "json" };
import learnedAlarms from "./alarms.generated.json" with { type: "json" };
import learnedStandard from "./standard.generated.json" with { type: "json" };
import learnedWishes from "./wishes.generated.json" with { type: "json" };
import topic0 from "./topics/afidavit-i864.json" with { type: "json" };
import topic1 from "./topics/ajuste-familiar.json" with { type: "json" };
import topic2 from "./topics/antecedentes.json" with { type: "json" };
import topic3 from "./topics/apelar-juez.json" with { type: "json" };
import topic4 from "./topics/arreglar-papeles.json" with { type: "json" };
import topic5 from "./topics/asilo-aprobado.json" with { type: "json" };
import topic6 from "./topics/asilo-general.json" with { type: "json" };
import topic7 from "./topics/asilo-un-anio.json" with { type: "json" };
import topic8 from "./topics/biometricos.json" with { type: "json" };
import topic9 from "./topics/buscar-abogado.json" with { type: "json" };
import topic10 from "./topics/cambio-direccion.json" with { type: "json" };
import topic11 from "./topics/cancelacion-de-deportacion.json" with { type: "json" };
import topic12 from "./topics/carga-publica.json" with { type: "json" };
import topic13 from "./topics/castigo-3-10-perdon.json" with { type: "json" };
import topic14 from "./topics/check-in-ice.json" with { type: "json" };
import topic15 from "./topics/chnv-parole-fin.json" with { type: "json" };
import topic16 from "./topics/ciudadania-por-padres.json" with { type: "json" };
import topic17 from "./topics/ciudadania-requisitos.json" with { type: "json" };
import topic18 from "./topics/consultar-caso-corte.json" with { type: "json" };
import topic19 from "./topics/cuotas-asilo-2025.json" with { type: "json" };
import topic20 from "./topics/daca.json" with { type: "json" };
import topic21 from "./topics/derechos-laborales.json" with { type: "json" };
import topic22 from "./topics/divorcio-en-tramite.json" with { type: "json" };
import topic23 from "./topics/documentos-perdidos.json" with { type: "json" };
import topic24 from "./topics/dui.json" with { type: "json" };
import topic25 from "./topics/encontrar-detenido.json" with { type: "json" };
import topic26 from "./topics/entre-sin-inspeccion-245i.json" with { type: "json" };
import topic27 from "./topics/entrevista-asilo.json" with { type: "json" };
import topic28 from "./topics/escuela-emergencia.json" with { type: "json" };
import topic29 from "./topics/estado-del-caso.json" with { type: "json" };
import topic30 from "./topics/estudiante-f1.json" with { type: "json" };
import topic31 from "./topics/examen-ciudadania.json" with { type: "json" };
import topic32 from "./topics/exencion-pago.json" with { type: "json" };
import topic33 from "./topics/falte-a-corte.json" with { type: "json" };
import topic34 from "./topics/fianza.json" with { type: "json" };
import topic35 from "./topics/foia.json" with { type: "json" };
import topic36 from "./topics/fraude-matrimonio.json" with { type: "json" };
import topic37 from "./topics/h2a-h2b.json" with { type: "json" };
import topic38 from "./topics/hijos-hijastros.json" with { type: "json" };
import topic39 from "./topics/hijos-nacidos-aqui.json" with { type: "json" };
import topic40 from "./topics/ice-en-mi-puerta.json" with { type: "json" };
import topic41 from "./topics/inmediato-vs-preferencia.json" with { type: "json" };
import topic42 from "./topics/licencia-manejar.json" with { type: "json" };
import topic43 from "./topics/llamadas-estafa.json" with { type: "json" };
import topic44 from "./topics/loteria-visas.json" with { type: "json" };
import topic45 from "./topics/matrimonio-igualitario.json" with { type: "json" };
import topic46 from "./topics/menor-no-acompanado.json" with { type: "json" };
import topic47 from "./topics/miedo-creible.json" with { type: "json" };
import topic48 from "./topics/multas-998.json" with { type: "json" };
import topic49 from "./topics/murio-peticionario.json" with { type: "json" };
import topic50 from "./topics/nacara.json" with { type: "json" };
import topic51 from "./topics/notarios-fraude.json" with { type: "json" };
import topic52 from "./topics/nta-corte.json" with { type: "json" };
import topic53 from "./topics/orden-deportacion.json" with { type: "json" };
import topic54 from "./topics/parole-humanitario.json" with { type: "json" };
import topic55 from "./topics/parole-militar.json" with { type: "json" };
import topic56 from "./topics/patron-me-peticiona.json" with { type: "json" };
import topic57 from "./topics/pedir-esposo.json" with { type: "json" };
import topic58 from "./topics/pedir-hermanos.json" with { type: "json" };
import topic59 from "./topics/pedir-papas.json" with { type: "json" };
import topic60 from "./topics/perdi-o-me-negaron.json" with { type: "json" };
import topic61 from "./topics/permiso-trabajo-asilo.json" with { type: "json" };
import topic62 from "./topics/permiso-trabajo-general.json" with { type: "json" };
import topic63 from "./topics/proceso-consular.json" with { type: "json" };
import topic64 from "./topics/proceso-examen-medico.json" with { type: "json" };
import topic65 from "./topics/prometido-k1.json" with { type: "json" };
import topic66 from "./topics/refugiados.json" with { type: "json" };
import topic67 from "./topics/registro-extranjeros.json" with { type: "json" };
import topic68 from "./topics/reingreso-tras-deportacion.json" with { type: "json" };
import topic69 from "./topics/religioso.json" with { type: "json" };
import topic70 from "./topics/renovar-green-card.json" with { type: "json" };
import topic71 from "./topics/renovar-permiso-extension.json" with { type: "json" };
import topic72 from "./topics/residencia-condicional.json" with { type: "json" };
import topic73 from "./topics/residencia-cubanos.json" with { type: "json" };
import topic74 from "./topics/retencion-cat.json" with { type: "json" };
import topic75 from "./topics/salida-voluntaria.json" with { type: "json" };
import topic76 from "./topics/seguro-social.json" with { type: "json" };
import topic77 from "./topics/sij-jovenes.json" with { type: "json" };
import topic78 from "./topics/taxes-itin.json" with { type: "json" };
import topic79 from "./topics/tn-e2.json" with { type: "json" };
import topic80 from "./topics/tps.json" with { type: "json" };
import topic81 from "./topics/traducciones.json" with { type: "json" };
import topic82 from "./topics/turista-vencido.json" with { type: "json" };
import topic83 from "./topics/vawa.json" with { type: "json" };
import topic84 from "./topics/viajar-advance-parole.json" with { type: "json" };
import topic85 from "./topics/visa-t.json" with { type: "json" };
import topic86 from "./topics/visa-u.json" with { type: "json" };
import meanings0 from "./meanings/court.json" with { type: "json" };
import meanings1 from "./meanings/family.json" with { type: "json" };
import meanings2 from "./meanings/process.json" with { type: "json" };
import meanings3 from "./meanings/seldom.json" with { type: "json" };
import meanings4 from "./meanings/status.json" with { type: "json" };

/** Checked by `npm run check`; the JSON types are wider than the schema's. */
export const content = {
  topics: [topic0, topic1, topic2, topic3, topic4, topic5, topic6, topic7, topic8, topic9, topic10, topic11, topic12, topic13, topic14, topic15, topic16, topic17, topic18, topic19, topic20, topic21, topic22, topic23, topic24, topic25, topic26, topic27, topic28, topic29, topic30, topic31, topic32, topic33, topic34, topic35, topic36, topic37, topic38, topic39, topic40, topic41, topic42, topic43, topic44, topic45, topic46, topic47, topic48, topic49, topic50, topic51, topic52, topic53, topic54, topic55, topic56, topic57, topic58, topic59, topic60, topic61, topic62, topic63, topic64, topic65, topic66, topic67, topic68, topic69, topic70, topic71, topic72, topic73, topic74, topic75, topic76, topic77, topic78, topic79, topic80, topic81, topic82, topic83, topic84, topic85, topic86],
  situations,
  forms,
  notices,
  register,
  glossary,
  triggers,
  safety,
} as unknown as GuideContent;

/** What the words of the papers mean. */
export const meanings: Meaning[] = [...meanings0, ...meanings1, ...meanings2, ...meanings3, ...meanings4];

export { faq, faqModel, learned, learnedAlarms, learnedStandard, learnedWishes };
