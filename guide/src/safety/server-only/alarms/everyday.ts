/** Matters of every day that are no subject of the guide, however near their words come. Server only. */
import { all } from "#guide/safety/server-only/cries/second-hearing.ts";
import type { Word } from "#guide/words/normalise.ts";
import { matchesAny } from "#guide/words/patterns.ts";

/** Everyday matters that share a word with a subject of the guide ("multa", "licencia", "votar"). */
const everyday = all(4, [
  "=multa|=multas|=ticket|=tickets|=infraccion|=fine =transito|=trafico|=traffic|=parking|=estacionamiento|=velocidad|=speeding|=semaforo",
  "=traffic|=parking|=speeding =ticket|=tickets|=fine",
  "=licencia|=license|=permiso|=permit =matrimonio|=marriage|=casarse|=casarme|=negocio|=business|=pesca|=fishing|=caza|=hunting|=contratista|=contractor|=construccion|=evento",
  "=marriage|=business|=fishing|=hunting|=contractor|=building =license|=permit",
  "=votar|=voto|=vote|=elecciones|=elections =mexico|=honduras|=guatemala|=salvador|=colombia|=venezuela|=ecuador|=peru|=nicaragua|=mexicano|=mexicana|=consulado",
  "=adopt* =perro|=perra|=gato|=gata|=mascota|=dog|=cat|=puppy",
  "=consulado|=embajada|=consulate|=embassy =cercano|=cerca|=horario|=horarios|=telefono|=near|=nearest|=closest|=hours",
  "=abrir|=poner|=open|=start =negocio|=restaurante|=taqueria|=tienda|=fonda|=business|=restaurant|=shop",
]);
const immigration = all(1, [
  "visa|=visas|residencia|ciudadan*|papeles|=mica|migra*|inmigra*|immigra*|deport*|asilo|asylum|afecta*|=affect|=green|citizen*|=status|estatus|=juarez|arrest*|entrevista|=invertir|=inversion|=invest",
]);

/** About something else, however near it comes. */
export function isEveryday(list: readonly Word[]): boolean {
  return matchesAny(everyday, list) && !matchesAny(immigration, list);
}
