/** Officers who are there while it is written: whoever asks then is answered at once, counted or not. Server only. */

const officers =
  "(?:ice|hielo|migra|inmigracion|migracion|agentes?|oficial(?:es)?|federales|immigration|agents?|officers?)";
const place =
  "(?:puertas?|casa|afuera|fuera|ventanas?|departamento|apartamento|traila|cuarto|adentro|trabajo|fabrica|door|house|home|outside|inside|apartment|work)";
const isThere =
  "(?:esta|estan|anda|andan|sigue|siguen|toca|tocan|tocando|golpea|golpean|golpeando|llego|llegaron|entro|entraron|entrando|metiendo|quieren entrar|tumbando|rompiendo|is|are|knocking|banging|pounding|came|entering|breaking)";
const now = new RegExp(
  [
    `\\b${officers}\\b(?: \\w+){0,3} ${isThere}\\b(?: \\w+){0,5} ${place}\\b`,
    `\\b${isThere}\\b(?: \\w+){0,4} ${officers}\\b(?: \\w+){0,5} ${place}\\b`,
    `\\b${isThere}\\b(?: \\w+){0,4} ${place}\\b(?: \\w+){0,4} ${officers}\\b`,
    `\\b(?:me|nos|lo|la) estan (?:deteniendo|llevando|arrestando|subiendo)\\b`,
    `\\b(?:they|ice|agents) are (?:taking|arresting|detaining) (?:me|us|him|her|my \\w+)\\b`,
    `\\b(?:nos|los|las) (?:tienen|pusieron) (?:formad|en fila|contra la pared|sentad|hincad)\\w*`,
  ].join("|"),
);
/** Feared, asked about for another day, or over. */
const notNow =
  /\b(?:si (?:la |los |el )?(?:ice|migra|inmigracion|agentes|viene|vienen|llega|llegan|toca|tocan|entra|entran|me|nos|estan|esta)|(?:que hago|que pasa|que debo hacer) (?:si|cuando)|cuando (?:la |los )?(?:ice|migra|inmigracion|agentes|venga|vengan|llegue|lleguen|toque|toquen)|(?:what|and) if|if (?:ice|they|agents|immigration|the)|puede[n]? (?:venir|entrar|llegar)|can (?:ice|they|agents|officers)|allowed|permitted|legal\w*|ayer|antier|anoche|antenoche|(?:semana|mes|ano) pasad[oa]|hace (?:\w+ ){1,2}(?:dias?|semanas?|mes(?:es)?|anos?|horas?)|ya se (?:fueron|fue)|yesterday|last (?:night|week|month|year)|ago|they left)\b/;

export const happensNow = (said: string): boolean => now.test(said) && !notNow.test(said);
