/** Kin, an age or a promise that is not so, in the plainest words: "meter a mi hermana como mi esposa", "tiene 22, ¿puedo poner que tiene 20?". Server only. */
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const put =
  "(?:met(?:er|o|erl[oa]s?)|pon(?:er|go|erl[oa]s?)|pas(?:ar|arl[oa]s?|o)|tra(?:er|erl[oa]s?|igo)|ped(?:ir|irl[oa]s?)|registr(?:ar|arl[oa]s?)|present(?:ar|arl[oa]s?)|inscrib\\w+|put|list|bring|claim|register|file)";
const farKin =
  "(?:h?erman[oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|amig[oa]s?|ti[oa]s?|cunad[oa]s?|vecin[oa]s?|ahijad[oa]s?|brothers?|sisters?|cousins?|nephews?|nieces?|friends?|uncle|aunt)";
const nearKin =
  "(?:espos[oa]s?|marido|mujer|h?ij[oa]s?|hijastr[oa]s?|mama|papa|wife|husband|spouse|sons?|daughters?|kids?|children|stepson|stepdaughter|mom|dad)";

const ofOtherKin: Secret = {
  kind: "lie",
  said: [
    new RegExp(
      `\\b${put}\\b(?: for)?(?: a)? (?:mi|mis|my|un|una|a) ${farKin} (?:como|as|de) (?:si fuera[n]? )?(?:mi|mis|my|su|sus|un|una|a)? ?${nearKin}\\b`,
    ),
  ],
  unless:
    /\b(?:adopt\w+|tutel\w+|guardian\w*|custodi\w+|dependient\w*|dependents?|taxes|impuestos|quiere[n]?(?: como)?|(?:es|son|fue) delito|me (?:piden|dicen)|no (?:voy|quiero)|cari[nñ]o|testig\w+)\b/,
};

/** "Tiene 22, ¿puedo poner que tiene 20?": told by whoever speaks, whose own words name the other number. */
const ofOtherAge: Secret = {
  kind: "lie",
  said: [
    /\b(?:tiene|tengo|cumplio|cumpli|is|im|hes|shes) (?:ya )?(\d{1,2})\b(?: (?:anos|years old))?.{0,30}\b(?:pon(?:er|go|emos|ga)|dec(?:ir|imos)|digo|diga|put|say|write)\b(?: \w+)? (?:que|that)(?: (?:ella|el|yo|she|he|i))? (?:tiene|tengo|tenia|is|im|am|was|are) (?!\1\b)\d{1,2}\b/,
  ],
  unless: /\b(?:me equivoque|por error|correg\w+|corrij\w+|by mistake|wrongly|me pusieron|pusieron mal)\b/,
};

/** Who would take money for papers that nobody can promise. */
const ofPromises: Secret = {
  kind: "lie",
  said: [
    /^(?:(?:yo|i|y|oye|oiga|hola) )*(?:puedo|quiero|como (?:le hago para|puedo)|podria|can i|i want to|how (?:do|can) i) (?:pedir\w*|cobrar\w*|sacar\w*|juntar\w*|ask|charge|take|get)\b/,
    /\b(?:dinero|lana|feria|mil|dolares|money|people|dollars)\b.*\b(?:promet\w+|diciend\w+(?:les)? que les (?:saco|arreglo|consigo)|promis\w+|telling them)\b(?: \w+){0,3} (?:papeles|residencia|permisos?|micas?|visas?|papers|green ?cards?)\b/,
  ],
  unless: /\b(?:me (?:promet\w+|cobr\w+|pid\w+)|devuelv\w+|denunci\w+|report\w*|back|refund)\b/,
};

export const ofAnotherAge: readonly Secret[] = [ofOtherKin, ofOtherAge, ofPromises];
