/** Where a lawyer is advised although no rule of the browser's guide says so. Server only. */
import { all } from "#guide/safety/server-only/cries/second-hearing.ts";
import type { Word } from "#guide/words/normalise.ts";
import { matchesAny } from "#guide/words/patterns.ts";

/** Leaving and coming back, giving up a card, being accused: nobody should do these alone. */
const grave = [
  // An asylee who goes back, a petition withdrawn, an appointment at which people are arrested, an order nobody is sure of.
  ...all(8, [
    "asilo|asylum|asilad*|asylee|asylees|refugiad*|refugee =ir|=voy|=vamos|=go|=going|=regresar|=volver|=return =salvador|=mexico|=guatemala|=honduras|=nicaragua|=cuba|=venezuela|=colombia|=ecuador|=haiti|=pais|=country|=home",
    "entrevista|=cita|=sita|interview|appointment =agarrando|=arrestando|=deteniendo|=agarran|=arrestan|=detienen|=arresting|=detaining",
    "=agarrando|=arrestando|=deteniendo|=agarran|=arrestan|=detienen|=arresting|=detaining entrevista|=cita|=sita|=citas|interview|appointment",
    "patron|patrona|=jefe|=boss|=employer =cruce|=mojado|=mojada|=desierto|=cerro|=rio|=crossed|=brinque|=brinco",
  ]),
  // Told in the other order: the grandmother who is ill there, then the trip.
  ...all(12, [
    "asilad*|asylee|asylees|refugiad*|refugee =salvador|=mexico|=guatemala|=honduras|=nicaragua|=cuba|=venezuela|=colombia|=ecuador|=haiti|=pais|=country|=home =ir|=voy|=vamos|=go|=going|=visitar|=visito|=visit|=viajar|=viajo|=travel|=fly",
  ]),
  ...all(5, [
    "=quitar|=quito|=retirar|=retiro|=cancelar|=cancelo|=tumbar|=tumbo|=withdraw|=withdrew|=cancel|=pull|=pulled peticion|=petition",
    "=orden|=order =frontera|=border",
    // Days of an answer that are nearly gone.
    "=30|=33|=84|=87|=15|=90 =dias|=days =ya =pasaron|=van|=llevo|=used|=gone",
    "=me|=nos =quedan|=faltan =pocos|=2|=3|=4|=5|=dos|=tres|=cuatro|=cinco =dias",
    "huellas|=fingerprints =echaron|=regresaron|=devolvieron|=sacaron",
  ]),
  ...all(6, [
    "=puedo|=podria|=podemos|=puede|=can|=could|=quiero|=voy|=want|=going =ir|=salir|=irme|=viajar|=visitar|=go|=leave|=travel|=fly =regresar|=regreso|=volver|=vuelvo|=entrar|=despedirme|=entierro|=funeral|=back|=return|=goodbye",
    "=ir|=salir|=viajar|=visitar|=go|=travel|=fly =muriendo|=grave|=enferma|=enfermo|=agonizando|=dying|=sick|=hospital|=funeral|=entierro|=velorio",
    "=muriendo|=agonizando|=dying|=funeral|=entierro|=velorio =ir|=salir|=viajar|=go|=travel|=fly|=voy",
  ]),
  ...all(4, [
    "=renunciar|=renuncio|=entregar|=entrego|=abandonar|=devolver|=surrender|=abandon residencia|=mica|=green|=residency|=tarjeta",
    "=cometi|=acusan|=acusa|=sospechan|=sospecha|=suspects|=investigan|=investigando|=committed|=accused|=accuse|=investigating =fraude|=fraud|=mentira|matrimonio|marriage|=boda|=wedding",
    "=ladron|=alguien|=someone|=thief =usa|=usando|=tiene|=using|=has =mi|=my =mica|=identidad|=social|=identity|=green|=papeles",
  ]),
];

/** Where a lawyer is advised although no rule of the browser's guide says so. */
export function isGrave(list: readonly Word[]): boolean {
  return matchesAny(grave, list);
}
