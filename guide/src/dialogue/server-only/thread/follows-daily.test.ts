import { describe } from "vitest";
import { holds } from "#guide/testing/conversations.ts";

describe("work, licences and offices in a later turn", () => {
  holds(`
    en:My E-Verify came back with a mismatch > they already sent me home :: derechos-laborales :: may not fire you
    en:My E-Verify came back with a mismatch > they already sent me home > and if I used my cousin's number before? :: seguro-social :: stop using them
    trabajo con un número que no es mío, ¿me afecta? > en el I-9 marqué residente permanente :: seguro-social :: no es lo mismo
    tengo residencia y mi tarjeta venció, ¿me puede despedir el patrón? > ya me despidieron ayer :: derechos-laborales :: 180 días
    mi patrón no me paga la semana > y si lo reporto nos echa a la migra :: derechos-laborales :: es ilegal
    dónde encuentro abogado gratis > una señora en la iglesia llena formularios cobra poquito :: notarios-fraude :: acreditad
    dónde encuentro abogado > una señora que es abogada acreditada llena los papeles :: buscar-abogado :: .
    que pasa con los camioneros sin residencia me van a quitar la cdl > y si me llega la green card :: licencia-manejar :: ya puedes pedir la CDL
    me llamó un hombre de uscis que tengo una orden y que pague con tarjetas > y como se si de verdad tengo orden :: llamadas-estafa :: 800-898-7180
    ¿cómo pido copia de mi expediente? me agarraron en la frontera en 2009 > no me acuerdo si firmé salida voluntaria o deportación :: foia :: expediente
    quiero ir de h2a a la pizca de manzana > un señor me pide mil dólares por apuntarme :: h2a-h2b :: Es ilegal
    quiero ir de h2a a la pizca > y si después me quedo trabajando de otra cosa :: h2a-h2b :: rompe
    quiero ir de h2a > cuánto me pagan por hora :: h2a-h2b :: contrato
    quiero invertir en un negocio, soy de El Salvador. ¿Visa E-2? > ¿cuánto dinero se necesita? :: tn-e2 :: no pone un mínimo
    soy residente, mi esposa está en Cuba, ¿la puedo traer por la ley cubana? > ¿y si me hago ciudadano? :: pedir-esposo :: ya no hace fila
    no tengo dinero para la ciudadanía, ¿hay rebaja? > recibo snap y medicaid :: exencion-pago :: SNAP
    en:my girlfriend is a refugee and im mexican with no papers can she help me > she got her green card last month :: pedir-esposo :: Marry only if it is real
    mi hijo se va a casar con una mujer mexicana que no tiene papeles, él es ciudadano > ella ya estuvo casada y no se divorció en México :: pedir-esposo :: No vale la boda
    en:I got a letter saying I owe a fine of $1.8 million from ICE > My husband is a citizen, does that count? :: multas-998 :: can petition you
    en:How do I check my court date by phone? > My brother has a date in May though. :: consultar-caso-corte :: Your relative's date
    en:What is the 245(i) thing? > My grandmother filed for my mom in 2000. > I was 5 back then :: entre-sin-inspeccion-245i :: unmarried child under 21
  `);
});
