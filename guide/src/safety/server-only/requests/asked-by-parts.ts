/** Requests for harm that `third-hearing.ts` puts together from their parts. Server only. */

import type { Refusal } from "#guide/safety/refuse-rules.ts";
import { all } from "#guide/safety/server-only/cries/second-hearing.ts";
import { type HeardByParts, heardByParts } from "#guide/safety/server-only/cries/third-hearing.ts";
import { outrightRequests } from "#guide/safety/server-only/requests/asked-outright.ts";
import { paperRequests } from "#guide/safety/server-only/requests/asked-papers.ts";
import { honestly } from "#guide/safety/server-only/requests/honestly.ts";
import type { Word } from "#guide/words/normalise.ts";

const notSo =
  "=nunca|=jamas|=never|=isnt|=arent|=wasnt|=doesnt|=didnt|=havent|=sana|=sano|=healthy|=none|=mentira";
const expert =
  "psicolog*|terapeuta|therapist|doctor|doctora|medico|psychologist|counselor|consejera|=jefe|=patron|=boss|=employer|empresa|=restaurante|company";
const truth = all(1, ["=verdad|=truth|=honest|apelar|apelo|=appeal|denunciar"]);

const requests: readonly HeardByParts<Refusal>[] = [
  // A test of drugs to come out clean of.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["droga*|=drug|=drugs|mota|marihuana|marijuana|=weed|=thc|coca*|orina|urine|=pee|doping"]),
      all(3, [
        "=salir|=salgo|=salga|=come|=pass|=paso|=pasar|=test =limpio|=limpia|=clean|=negativo|=negative",
        "=que =no =salga|=detecte|=detecten|=aparezca|=note|=noten",
        "=limpiar|=limpio|=saco|=sacar|=sacarla|=flush =cuerpo|=sistema|=system|=sangre",
        "=engano|=enganar|=burlo|=burlar|=beat|=cheat|=trick|=fake|=fool =prueba|=test|=examen|=analisis|=doctor|=pee|=urine",
        "detox|=shampoo =hides|=hide|=beats|=works|=pass",
      ]),
    ],
    unless: honestly,
  },
  // An oath on years that were not.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["=swear|=jure|=juren|=jurar|=testify|=testifique"]),
      all(2, ["=been =here|=living", "=llevo|=vivo|=here =desde|=anos|=since"]),
      all(1, ["=came|=arrived|=llegue|=entre|=got"]),
    ],
    unless: truth,
  },
  // Another who sits the test or gives the prints.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["examen|=prueba|=test|=exam|civics|civismo|biometric*|huellas|fingerprint*"]),
      [
        ...all(1, ["=en|=in mi|my =lugar|place", "instead of me|=myself"]),
        ...all(4, [
          "=haga|=hace|=hacer|=hacerme|=presente|=presentar|=tome|=vaya|=ir|=pase|=take|=takes|=sit|=sits|=do|=go por|for mi|me",
          "=someone|=somebody|=alguien|=who|=quien =sit|=sits|=presente",
        ]),
      ],
    ],
    unless: [...honestly, ...all(1, ["=pay|=paga|=pagar|=interpret*|=traduc*|=translate"])],
  },
  {
    kind: "lie",
    topic: null,
    every: [
      all(3, [
        "=game|=beat|=cheat|=trick|=rig|=burlar|=burlo|=enganar|=engano =interview|=test|=exam|=entrevista|=examen|=officer|=officers",
      ]),
    ],
    unless: [...honestly, ...all(1, ["=beat =me|=us|=my|=him|=her|=up", "=me|=nos =engano"])],
  },
  // Without fear, and looking for what passes as fear.
  {
    kind: "lie",
    topic: null,
    every: [
      all(2, [
        "=no|=not|=dont|=sin|=without|=nada =tengo|=afraid|=fear|=scared|=miedo|=actually",
        "=nobody|=nadie|=nothing =after|=persigue|=happened|=paso|=hizo|=did|=busca",
      ]),
      all(1, ["fear|=afraid|=scared|miedo|asilo|asylum"]),
      all(3, [
        "=pass|=pasar|=pasarla|=beat|=game|=win =fear|=interview|=entrevista|=credible|=miedo|=asylum|=asilo",
        "=que|=what|=cuales|=which =cuento|=invento|=contesto|=story|=historia|=answers|=respuestas|=palabras|=words",
      ]),
      all(2, [
        "=que|=what|=how|=como|=cuales|=which =cuento|=invento|=contesto|=digo|=say|=story|=historia|=answers|=paso|=pass|=game|=beat|=words",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, [
        "=scared|=afraid|=miedo of|a|de|the =interview|=entrevista|=court|=corte",
        "=no =tengo =abogado|=dinero|=pruebas",
        "=have =proof|=lawyer|=evidence",
      ]),
    ],
  },
  // Blaming somebody of what never was.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, [
        "=acuso|=acusar|=acusarlo|=acusarla|=denuncio|=denunciar|=culpar|=culpo|=accuse|=blame|=demando|=demandar|=trafficked",
      ]),
      all(3, [
        "=no|=not =es|=fue|=is|=its|=sea|=era =cierto|=verdad|=true",
        "=nunca|=jamas|=never =paso|=hizo|=hubo|=happened|=did|=encerro|=pego|=hit",
        "=no =paso|=hizo|=hubo|=did =nada|=anything|=nothing",
      ]),
      all(1, ["visa|vawa|papeles|papers|arreglar|arreglo|residencia|=u|=t|=green"]),
    ],
    unless: all(2, [
      "=me|=nos =acusa|=acusan|=acuso|=acusaron",
      "=no|=not =quiero|=want",
      "=me =culpa|=culpan",
      "=puede|=pueden|=quiere|=quieren|=anda|=amenaza =denunciar|=acusar|=culpar|=diciendo|=demandar",
      "=can|=will|=wants =accuse|=report|=blame =me",
    ]),
  },
  // An expert or a boss who writes what is not so.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, [expert]),
      all(3, [
        "=carta|=letter|=papel|=write|=ponga|=escriba|=firme|=diga|=firma|=jurar|=meter =que|=saying|=says|=that|=i|=mi|=my|=si|=diciendo",
      ]),
      [
        ...all(1, [notSo]),
        ...all(1, [
          "=no|=not =esta|=es|=lo|=tiene|=soy =esta|=es|=soy|=tiene|=asi|=nada",
          "=no lo|la =esta|=es|=soy",
        ]),
      ],
      all(3, [
        "=ayudame|=ayudenme|=ayudeme|=help =escribir*|=write|=letter|=carta|=redactar*",
        "=what|=que =should|=debe|=pedimos|=pido|=ponemos|=ponga|=escriba|=say",
        "=como =la|=lo =redacto|=escribo|=pongo|=redactan",
      ]),
    ],
    unless: [...honestly, ...all(2, ["=puso|=wrote|=metio|=escribio =mal|=wrong|=sin|=without|=mentiras"])],
  },
  // The language waiver from a doctor who does not look.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["doctor|doctora|medico|=quien|clinica|=clinic"]),
      all(1, ["n648|=648|exencion|discapacidad|demencia|disability|dementia|ingles|vacuna*|i693"]),
      all(2, [
        "=sin =ver*|=revis*|=checar*|=examin*",
        "=without =seeing|=examining|=checking|=exam",
        "=esta =sana|=sano|=bien",
        "=is|=shes|=hes =healthy|=fine",
      ]),
    ],
    unless: [...honestly, ...all(2, ["=me|=le =cobro|=reviso"])],
  },
  // Public help by saying what is not so at home.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["medicaid|estampillas|cupones|=stamps|welfare|=snap|=calfresh|wic"]),
      all(5, [
        "=diciendo|=digo|=decir|=saying|=say|=pongo|=poner =no|=aparte|=moved|=left|=fue|=sola|=alone|=separados =vive|=vivo|=trabajo|=gano|=lives|=conmigo|=aparte|=para|=sola|=out|=here",
        "=diciendo|=digo|=decir|=saying|=say =vive|=vivo|=live|=lives =aparte|=sola|=solo|=alone|=lado",
      ]),
    ],
    unless: [...honestly, ...all(1, ["ya =no", "=tengo =que =decir", "anymore"])],
  },
  // A lawyer said no; it is done all the same.
  {
    kind: "lie",
    topic: null,
    every: [
      all(4, [
        "=abogado|=abogada|=lawyer|=attorney|=licenciado|=licenciada|=notario =dijo|=dice|=says|=said|=told|=refused|=quiere|=quiso|=diga|=regano =no|=not|=pero|=but|=aun",
        "=abogado|=abogada|=lawyer|=attorney|=licenciado|=licenciada =refused|=no =but|=pero|=so|=quiere|=quiso",
        "=se|=know =mal|=prohibido|=fraude|=illegal|=ilegal|=wrong =pero|=but",
      ]),
      all(3, [
        "=voy|=going|=gonna|=ill|=quiero|=pienso =mentir|=lie|=ocultar|=callar*|=inventar|=hide|=fingir|=falsificar",
        "=voy|=going|=gonna|=ill|=quiero|=pienso =decir|=poner|=say|=claim|=put que|nunca|never|i",
        "=leave|=leaving =off|=out",
      ]),
    ],
    unless: truth,
  },
  // Told by others to say what never was, and asks how.
  {
    kind: "lie",
    topic: null,
    every: [
      all(3, [
        "=nunca|=no|=jamas|=never|=not =pegado|=pego|=paso|=pasado|=hizo|=hecho|=hit|=happened|=maltrat*|=golpeado|=violado",
        "=he|=she|=it =didnt|=isnt|=never",
        "=no|=not =soy|=lo|=am|=es =cierto|=verdad|=gay|=true",
      ]),
      all(3, [
        "=dijo|=dijeron|=aconsejo|=aconsejaron|=dice|=dicen|=said|=told|=says que|to =diga|=dijera|=digamos|=say",
      ]),
      all(4, ["=que|=what =digo|=decir|=decirle|=cuento|=platico|=say|=tell|=details"]),
    ],
    unless: honestly,
  },
  // A date of entry that a preparer would have put, and the others made to fit it.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, [
        "abogado|abogada|licenciado|licenciada|notario|notaria|preparador|preparadora|=multiservicios|=gestor|=lawyer|=attorney|=preparer|=notary|=consultant|=paralegal",
      ]),
      all(2, ["=entre|=entro|=llegue|=entrada|=llegada|=came|=entered|=arrived|=arrival|=entry"]),
      all(6, [
        "=ponga|=pongamos|=pusiera|=poner|=pone|=diga|=digamos|=dijera|=vamos|=va|=put|=putting|=say|=write|=claim =entre|=llegue|=fecha|=entrada|=llegada|=came|=entered|=arrived|=date|=arrival|=entry",
      ]),
      [
        ...all(3, [
          "=aunque|=pero|=but|=although|=though =entre|=llegue|=came|=entered|=arrived|=despues|=after",
          "=otra|=falsa|=distinta|=earlier|=older|=false|=another|=different =fecha|=date|=entry|=arrival",
          "=fecha|=entrada|=llegada =falsa|=vieja|=anterior|=distinta|=antes|=atras",
        ]),
        ...all(6, [
          "=entre|=llegue|=entered|=came|=arrived 20*|=antes|=before =entre|=llegue|=entered|=came|=arrived 20*|=despues|=after",
        ]),
      ],
      all(4, [
        "cuadr*|coincid*|=acomodo|=acomodar|=acomodamos|=ajusto|=ajustar|=encajen|=encajar|=match|=fit|=line =fechas|=dates|=timeline|=historia|=story|=up",
        "=fechas|=dates|=timeline|=historia|=story cuadr*|coincid*|=acomod*|=encajen|=match|=fit|=line|=add|=bien",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(1, [
        "=corrijo|=corregir|=corregirlo|=correct|=fix|=mal|=wrong|=equivoco|=equivocada|=error|=mistake|=mentir",
      ]),
    ],
  },
  ...paperRequests,
  ...outrightRequests,
];

/** A request for harm, by its parts. */
export function askedByParts(list: readonly Word[]) {
  return heardByParts(requests, list);
}
