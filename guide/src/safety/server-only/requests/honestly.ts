/** What an honest person says beside the same words: no request is put together from its parts then. Server only. */
import { all } from "#guide/safety/server-only/cries/second-hearing.ts";

export const honestly = all(2, [
  "=no|=not|=wont =quiero|=want|=quise|=queremos|=lie",
  "denunci*|report|reportar|reporto|estafa|estafaron|scam|scammed|demandar|devuelv*",
  "=la|=the =verdad|=truth",
  "=poder =legal|=notarial",
  "=power =attorney",
  "tutor|guardian|interprete|interpreter|legalmente|legally",
  "=me|=nos =acusa|=acusan|=acusaron",
  "=is|=es|=sera =delito|=crime|=fraude|=legal|=ilegal|=illegal",
]);
