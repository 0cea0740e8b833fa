/** Words that speak for an honest person. Server only; a browser's guide has no room for it. */

import { all } from "#guide/safety/server-only/cries/second-hearing.ts";
import { everydayInnocence, type Innocence } from "#guide/safety/server-only/requests/innocence-everyday.ts";
import type { Word } from "#guide/words/normalise.ts";
import { matchesAny } from "#guide/words/patterns.ts";

const untrue =
  "=falso|=falsa|=falsos|=falsas|=fake|=chueco|=chueca|=chuecos|=chuecas|=pirata|=piratas|=comprado|=comprados|=comprada|=comprar";

/**
 * What an honest person says who uses the words of harm, and what it counts against a request (a logistic regression over
 * messages whose author was unknown): said no, asks about the law, suffered it, reports or mends it, did it long ago.
 */
const innocence: readonly Innocence[] = [
  {
    // For school or a story, or with nothing to hide.
    worth: 4.5,
    matchers: all(14, [
      "=tarea|=prepa|=novela|=personaje|=reportaje|=ensayo|=homework|=novel|=character|=essay|=article =pena|=castigo|=ley|=consecuencias|=consequences|=penalty|=penalties|=caught|=happens|=pasa|=law",
      "=pena|=castigo|=ley|=consecuencias|=consequences|=penalty|=pasa|=happens|=law =tarea|=prepa|=novela|=personaje|=reportaje|=ensayo|=homework|=novel|=essay|=congregacion",
    ]),
  },
  {
    worth: 2.5,
    matchers: all(2, [
      "=no =mentimos|=miento|=menti",
      "=case|=casamos por =civil|=iglesia",
      "=nombre|=apellido|=name =casarme|=case|=casada|=married|=marriage",
      "=cual|=which =fecha|=date =pongo|=put",
      "=decir =todo =como =fue|=paso",
      "=contar|=digo =todo =como =fue",
    ]),
  },
  {
    // Another's idea, and what is to be done about it.
    worth: 2.5,
    matchers: all(9, [
      "=abogado|=abogada|=notario|=notaria|=preparador|=preparadora|=tramitador|=patron|=jefe|=lawyer|=attorney|=notary|=preparer|=boss =quiere|=queria|=invento|=inventar|=puso|=wants|=wanted|=made|=put =que|=what =debo|=should|=puedo =i|=hacer|=do",
      "=abogado|=abogada|=notario|=notaria|=preparador|=patron|=jefe =quiere|=queria|=puso =que =hago",
      "=abogado|=abogada|=notario|=notaria|=preparador|=preparadora|=tramitador|=lawyer|=attorney|=notary|=preparer =quiere|=invento|=inventar|=puso|=wants|=made|=put =corregir*|=corrijo|=verdad|=correct|=fix|=truth",
    ]),
  },
  {
    worth: 2.5,
    matchers: all(2, [
      "=dije|=digo|=dijimos|=said|=told =que =no",
      "=no =acepte|=quise|=acepto",
      "=yo|=pero|=nosotros =no =quiero|=queremos|=voy",
      "=no =quiero|=queremos =hacerlo|=mentir|=meterme|=comprar|=usar|=participar|=problemas|=trampa",
      "=not|=never =accept|=agree|=want",
      "=como|=how =digo|=decirle|=say =no",
    ]),
  },
  {
    worth: 1,
    matchers: all(3, [
      "=que|=what =pasa|=pasaria|=pasara|=puede|=hacen|=happens|=happen =quien|=alguien|=uno|=ellos|=someone|=people|=to|=pasar|=pasarle",
      "=castigo|=castigos|=pena|=penalty|=penalties|=multa|=multas|=delito|=crime|=ilegal|=illegal|=grave|=forgivable|=perdonan|=perdona|=perdonar",
      "=get|=be =in =trouble",
      "=me|=le|=nos =afecta|=perjudica|=afectar|=perjudicar|=perjudico|=afecto",
      "=affect|=hurt|=hurts|=ruin|=show =my|=up|=case",
    ]),
  },
  {
    worth: 0.5,
    matchers: all(2, [
      "=me|=nos|=le|=les|=lo =vendieron|=vendio|=dieron|=dio|=hicieron|=hizo|=pusieron|=puso|=obligaron|=obligo|=metieron|=metio|=inventaron|=invento|=robaron|=robo|=enganaron|=engano|=estafaron|=estafo|=exige|=exigen|=pide|=piden|=pidio|=insinuo|=acusan|=acusa|=amenaza",
      "=asked|=wants|=pide|=quiere|=insiste =me =to|=que|=en",
    ]),
  },
  {
    worth: 1.5,
    matchers: all(2, [
      "=someone|=somebody|=alguien|=ex|=coworker|=roommate|=companero|=companera =forged|=stole|=used|=uses|=using|=usa|=uso|=falsifico|=robo|=firmo|=signed|=trabaja",
    ]),
  },
  {
    worth: 1,
    matchers: all(2, [
      "=someone|=somebody|=alguien|=ex =forged|=stole|=used|=falsifico|=robo|=uso|=firmo|=signed =my|=mi|=mis",
    ]),
  },
  {
    worth: 1.5,
    matchers: all(2, [
      "=que|=what =es|=son|=significa|=is|=are|=means visa|=visas|=asilo|=asylum|residencia|residency|=tps|=daca|=vawa|parole|permiso|=permit|fianza|=bond|perdon|=waiver|ciudadania|=citizenship|=green|=biometricos|formulario|peticion|=petition",
    ]),
  },
  {
    worth: 2.5,
    matchers: all(8, [
      "=case|=caso|=casada|=casado|=casarme|=casarnos|=divorcie|=married|=divorced =apellido|=apellidos|=surname|=lastname|=maiden",
    ]),
  },
  {
    worth: 1.9,
    matchers: all(3, [
      "=quien|=who|=donde|=where =aviso|=reporto|=denuncio|=report|=tell|=digo|=call|=quejo|=reportar",
      "=como|=how =lo|=la|=i|=me|=le =corrijo|=arreglo|=demuestro|=pruebo|=compruebo|=reporto|=denuncio|=fix|=correct|=prove|=actualizo|=explico|=explain|=retiro|=defiendo",
      "=reconozco|=distingo|=reconocer|=distinguir|=spot|=recognize",
      "=saber|=se|=tell|=know =si =es|=real|=falso|=fake|=legit",
    ]),
  },
  {
    worth: 2.2,
    matchers: all(0, [
      `=no|=not ${untrue}`,
      `=no|=not de|los|las|un|una|a|the|con|on ${untrue}`,
      `=no de|con los|las ${untrue}`,
    ]),
  },
  {
    worth: 2,
    matchers: all(1, [
      "=es|=sera =verdad|=cierto que =uno|se|=venden|=dan|=puedo|=puede",
      "=is =true =that|you|=people|=they",
      "=le|=les =digo que =tire|=deje|=lo|=la",
      "=tell|=telling =him|=her =throw|=stop",
    ]),
  },
  {
    worth: 2.7,
    matchers: all(3, [
      "=carta|=letter|=cartas|=letters =conoce|=conocen|=knows|=know",
      "=claim|=reclamar|=declarar =him|=her|=kid|=kids|=them|=hijo|=hijos =taxes|=impuestos",
    ]),
  },
  {
    worth: 4,
    matchers: all(0, [
      "con|with|=tengo|=have =daca|=tps",
      "con|with|=tengo|=have mi|my =daca|=tps",
      "si|if|como|as =soy|=a|=im residente|resident",
    ]),
  },
  {
    worth: 1.5,
    matchers: all(2, [
      "=que|=what =debe|=should =carta|=letter|=decir",
      "=hay|=existe|=there una|a|any|=alguna visa|=permiso|=visas",
      "=me|=nos =mude|=mudamos|=moved con|a|to|with|in",
    ]),
  },
  {
    worth: 1.5,
    matchers: all(3, [
      "=sin|=without =meter*|=getting|=arriesg*|=putting =problemas|=trouble|=lio|=riesgo|=danger",
      "=sin|=without =arriesgar*|=exponer*|=risking",
    ]),
  },
  {
    worth: 2.5,
    matchers: all(6, [
      "=naci|=nacido|=nacida|=born hijo|hija|hijos|nino|nina|bebe|=son|=daughter|=kids|=baby =nacio|=nacieron|=born",
    ]),
  },
  {
    worth: 0.9,
    matchers: all(6, [
      "=use|=usaba|=trabaje|=compre|=menti|=puse|=dije|=firme|=used|=worked|=lied|=bought|=said|=put|=signed =hace|=antes|=anos|=cuando|=ago|=years|=before|=when",
    ]),
  },
];

const everyInnocence = [...innocence, ...everydayInnocence];

/** How much speaks for an honest person. */
export function innocenceOf(list: readonly Word[]): number {
  return everyInnocence.reduce(
    (sum, { worth, matchers, unless }) =>
      matchesAny(matchers, list) && !(unless !== undefined && matchesAny(unless, list)) ? sum + worth : sum,
    0,
  );
}
