import { type Word, words } from "#guide/normalise.ts";

/** Everyday words that stand for each other in these questions, in both languages. */
const groups = [
  "mama mami madre papa papi padre papas padres parents mother father mom dad",
  "esposo esposa marido mujer conyuge husband wife spouse senora",
  "hijo hija hijos hijas nino nina ninos muchacho muchacha bebe kids kid children child son daughter",
  "hermano hermana hermanos brother sister siblings sibling",
  "novio novia prometido prometida fiance fiancee boyfriend girlfriend",
  "pedir pido pedirlo pedirla peticion peticionar petition sponsor patrocinar",
  "checar checo revisar consultar ver veo check",
  "abogado licenciado lawyer attorney",
  "detenido arrestado agarraron agarro detained arrested",
  "renovar renuevo renovacion renew renewal",
  "negaron denegaron rechazaron denied rejected",
  "murio fallecio muerto died death",
  "divorcio divorciando separado separados divorce divorced separated",
  "estafa fraude enganaron robo scam fraud",
  "llamada llamaron hablaron call called phone",
  "carta aviso notificacion letter notice",
  "vencio vencida vence expiro expired expires expire",
  "cuota pago tarifa fee fees",
  "entrevista interview",
  "trabajo work job empleo chamba jale",
  "permiso permit ead",
  "ciudadania naturalizacion citizenship naturalization",
  "viajar viaje salir travel trip",
  "direccion domicilio mude mudar address moved move",
  "perdi perdio robaron extravie lost stolen",
  "huellas biometricos fingerprints biometrics",
  "impuestos taxes tax",
];

/** By sound: the other words of its group. */
export function sameMeaning(): Map<string, Word[]> {
  const map = new Map<string, Word[]>();
  for (const group of groups) {
    const list = words(group);
    for (const item of list) {
      map.set(
        item.sound,
        [...(map.get(item.sound) ?? []), ...list].filter((other) => other.sound !== item.sound),
      );
    }
  }
  return map;
}
