/** Whether who speaks is the one who is held. Server only. */

const center =
  "(?:centro|carcel|prision|jail|hielera|albergue de (?:ice|migracion)|detention(?: center)?|facility|prison)";
const officers =
  "(?:la migra|migra|ice|ais|migracion|inmigracion|la patrulla fronteriza|border patrol|immigration|cbp|los de migracion)";

/** "Estoy detenido", "me tiene ICE", "I'm in detention": in the first person, and now. */
export const selfHeld = new RegExp(
  [
    "\\b(?<!\\bno )(?:estoy|toy|toi|ando|sigo|llevo \\w+ (?:dias?|semanas?|meses?)) (?:aqui |todavia |ahorita )?(?:detenid[oa]|deteni[oa]|encerrad[oa] (?:en|por|con)|pres[oa] (?:por|con|en|de)|arrestad[oa]|en (?:detencion|custodia))\\b",
    `\\b(?<!\\bno )(?:estoy|ando|sigo|me (?:tienen|trajeron|llevaron|metieron|pasaron|encerraron))(?: \\w+){0,2} (?:en|a) (?:un|una|el|la|este|esta) ${center}\\b(?: (?:de|del|en) (?:detenidos?|detencion\\w*|detension|ice|(?:la )?migra|migracion|inmigracion|inmigrantes|migrantes))`,
    `\\b(?:(?:le |les |te )?(?:hablo|llamo|escribo|marco|mando (?:este )?mensaje)|calling|writing|texting)(?: \\w+){0,3} (?:desde|de|del|from)(?: (?:un|el|la|una|an?|the|inside))* (?:ice |immigration )?${center}\\b`,
    "\\bestoy (?:en|adentro de) (?:la|una|el|un) (?:carcel|jail|bote|celda)\\b(?! de mi pais)",
    "\\bestoy en (?:(?:el|la|un) )?(?:adelanto|otay|stewart|krome|dilley|eloy|alligator alcatraz|hielera)\\b",
    "\\bme tienen? detenid[oa]\\b(?! (?:en|adentro de) (?:una|la|su) (?:casa|bodega|cuarto))",
    `\\bme (?:tienen? (?:encerrad[oa]|pres[oa])(?: \\w+){0,3} ${officers}|(?:tiene|tienen) ${officers})\\b`,
    `\\bme (?:acaba de |acaban de )?(?:agarr(?:o|aron|ar)|detuv(?:o|ieron)|detener|arrest(?:o|aron|ar)|llev(?:o|aron)|levant(?:o|aron)|pesc(?:o|aron)) ${officers}\\b`,
    `\\b${officers} (?:ya )?me (?:agarr(?:o|aron)|detuv(?:o|ieron)|arrest(?:o|aron)|tienen?|llev(?:o|aron)|encerr(?:o|aron))\\b`,
    "\\b(?:i am|im|ive been|i have been|i was just|i just got|i got) (?:being |currently |still |now )?(?:detained|locked up (?:in|at|by)|held (?:in|at|by)|taken by (?:ice|immigration))\\b",
    "\\b(?:i am|im) (?:currently |still |now |stuck )?(?:in|at|inside) (?:an? |the |this )?(?:ice |immigration )?(?:detention|custody|(?:ice|immigration) (?:jail|center|facility|prison))\\b",
    "\\bi (?:was |got |just got |have been )(?:picked up|arrested|taken|grabbed|caught|detained) by (?:ice|immigration|border patrol)\\b",
    "\\b(?:ice|immigration|border patrol) (?:has|have|got|arrested|detained|took|grabbed|picked up|is holding|are holding) me\\b",
  ].join("|"),
);

/** Over, feared, told of another, or at the border long ago. */
export const selfReleased =
  /\b(?:me (?:soltaron|solto|dejaron (?:ir|salir|libre)|liberaron|pusieron en libertad|regresaron|devolvieron|deportaron|sacaron)|ya (?:sali|estoy (?:libre|afuera|en (?:mi )?casa))|sali (?:libre|con|bajo|de)|pague (?:la |una |mi )?fianza|released|let me (?:go|out)|got out|sent me back|deported me|i was deported|(?<!desde )hace (?:\w+ ){1,3}(?:anos?|mes(?:es)?)|(?:un|el|hace) anos?|(?:years?|months) ago|last year|ano pasado|(?:19|20)\d\d|dos mil|noventa|una vez|trafico|semaforo|expediente|registro|record|cuando me (?:agarr|detuv|llev|arrest)\w+|(?:en|por) (?:la )?(?:frontera|garita|rio|desierto)|cruzando|at the border|crossing|(?:que (?:hago|pasa|puedo hacer) |y )?(?:si|cuando) (?:me|la migra|ice|inmigracion|migracion) (?:\w+ )?(?:agarr|detien|deten|arrest|llev|para|ponen?)\w*|(?:if|when) (?:ice|immigration|they|im|i am|i get) |miedo (?:de|a) que|antes de que|me (?:dijo|llamo|marco|conto|hablo)|(?:mi|el|my) (?:espos[oa]|marido|mujer|herman[oa]|h?ij[oa]|papa|mama|prim[oa]|ti[oa]|amig[oa]|novi[oa]|husband|wife|brother|sister|son|daughter|dad|mom|cousin|uncle|friend)(?: \w+){0,2} (?:llamo|hablo|marco|mando|called|texted|wrote)|(?:mi|el|my) (?:espos[oa]|marido|mujer|herman[oa]|h?ij[oa]|papa|mama|prim[oa]|ti[oa]|amig[oa]|novi[oa]|husband|wife|brother|sister|son|daughter|dad|mom|cousin|uncle|friend)(?: \w+){0,3} (?:esta|estan|is|was|fue) (?:detenid|encerrad|pres|arrestad|detained|held|locked))\b/;
