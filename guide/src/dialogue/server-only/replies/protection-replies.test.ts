import { describe } from "vitest";
import { protectionReplies } from "#guide/dialogue/server-only/replies/protection-replies.ts";
import { reads, tapping } from "#guide/testing/replies.ts";

describe("DACA and leaving", () => {
  reads(
    "daca",
    `
    sí la tengo y se me vence en febrero, nunca me han arrestado :: Sí, vence pronto :: Ninguna
    se me bencio en julio y quiero ir a ver a mi abuelita :: Ya venció :: Quiero viajar
    nunca la tuve y tengo un dui del 2019 :: Nunca la tuve :: Tengo un arresto
    never had it, clean record :: Nunca la tuve :: Ninguna
    it expired last month and I got arrested for shoplifting :: Ya venció :: Tengo un arresto
    it expires in March, I want to travel to see my grandma :: Sí, vence pronto :: Quiero viajar
    es la primera vez que voy a aplicar no e tenido arrestos :: Nunca la tuve :: Ninguna
    todavía no se vence, me quedan cuatro meses, ni arrestos ni viajes :: Sí, vence pronto :: Ninguna
    quiero viajar, nunca he estado arrestado :: - :: Quiero viajar
    la dejé vencer hace dos años :: Ya venció :: -
    no, nunca apliqué :: Nunca la tuve :: -
    no quiero viajar pero sí me arrestaron una vez por manejar tomado :: - :: Tengo un arresto
    nunca me arrestaron ni pienso salir del país :: - :: Ninguna
    la tengo hasta febrero y nunca he tenido arrestos :: Sí, vence pronto :: Ninguna
    se venció como en 2020 y ya no la renové, me agarraron una vez tomado manejando :: Ya venció :: Tengo un arresto
    never applied because I was scared, no criminal record :: Nunca la tuve :: Ninguna
    ya casi se me vence, quiero ir a enterrar a mi abuelo a Mexico :: Sí, vence pronto :: Quiero viajar
    no califiqué por la edad :: Nunca la tuve :: -
    vence ya en enero, sin arrestos y sin planes de viajar :: Sí, vence pronto :: Ninguna
    yo no la tuve, llegué tarde. tengo una multa por manejar sin licencia nada más :: Nunca la tuve :: -
    caducó hace tres meses y me quiero ir a ver a mi familia a Guanajuato :: Ya venció :: Quiero viajar
    expired in 2023, got arrested for a fight in high school :: Ya venció :: Tengo un arresto
    sí tengo DACA, se vence a finales de marzo, todo limpio :: Sí, vence pronto :: Ninguna
  `,
  );
  reads(
    "salida-voluntaria",
    `
    estoy detenido en Stewart y pedí asilo :: Estoy en detención :: Asilo pendiente
    ando libre, no tengo caso ni orden :: Libre y sin caso :: Ninguna
    ya firmé, me hicieron firmar ayer en el centro :: Ya firmé :: -
    tengo corte en enero y mi asilo sigue pendiente :: Tengo corte :: Asilo pendiente
    no he firmado nada, me tiene ICE y tengo una orden final :: Estoy en detención :: Tengo orden
    I'm at home, never been caught, no asylum and no order :: Libre y sin caso :: Ninguna
    my husband is in detention, he has asylum pending :: Estoy en detención :: Asilo pendiente
    I already signed the papers, there's a deportation order :: Ya firmé :: Tengo orden
    nunca me an agarrado, ninguna de las dos :: Libre y sin caso :: Ninguna
    voy con el juez el mes que entra, nunca pedí asilo pero tengo orden vieja :: Tengo corte :: Tengo orden
    no estoy detenido, tengo corte :: Tengo corte :: -
    quieren que firme pero no firmé, estoy preso :: Estoy en detención :: -
    pedí asilo, no hay orden :: - :: Asilo pendiente
    estoy presa en Karnes y no e firmado, pedí asilo en la frontera :: Estoy en detención :: Asilo pendiente
    voy a la corte cada seis meses y todavía no hay orden :: Tengo corte :: Ninguna
    nadie me está buscando, no tengo nada con migración :: Libre y sin caso :: -
    I'm free, no case, just homesick. there's no order and I never asked for asylum :: Libre y sin caso :: Ninguna
    ayer le puse la firma al papel ese :: Ya firmé :: -
    mi papá está en detención en Broadview y quieren que firme :: Estoy en detención :: -
    no hay nada, nunca me ha parado la migra, no tengo orden :: Libre y sin caso :: Ninguna
    mañana tengo master hearing y metí el asilo hace un año :: Tengo corte :: Asilo pendiente
    me obligaron a firmar la salida, y orden de deportación hay :: Ya firmé :: Tengo orden
    I'm out, working, no court or anything. No to both :: Libre y sin caso :: Ninguna
  `,
  );
});

describe("those who were harmed", () => {
  reads(
    "vawa",
    `
    mi marido es ciudadano y me pega, todavía estamos casados :: Esposo ciudadano o residente :: Seguimos casados
    mi esposo recidente me amenaza, me divorsié hace ocho meses :: Esposo ciudadano o residente :: Divorcio, menos de 2 años
    mi padrastro que es americano me golpea :: Papá o mamá, ciudadano o residente :: -
    mi hijo ciudadano me grita y me quita mi dinero :: Mi hijo o hija ciudadanos :: -
    my boyfriend hits me, we never married :: Novio, o no tiene papeles :: -
    my husband is a citizen, we divorced five years ago :: Esposo ciudadano o residente :: Divorcio, más de 2 años
    él no tiene papeles y vivimos en unión libre :: Novio, o no tiene papeles :: -
    no estamos casados, es mi novio siudadano :: Novio, o no tiene papeles :: -
    mi señora tiene green card, estamos separados pero no divorciados :: Esposo ciudadano o residente :: Seguimos casados
    me divorcié en 2019 y me volví a casar :: - :: Me volví a casar
    nos casamos en 2012 y nos divorciamos el año pasado :: - :: Divorcio, menos de 2 años
    my dad is a resident and he beats me :: Papá o mamá, ciudadano o residente :: -
    no me he vuelto a casar, el divorcio fue hace seis meses :: - :: Divorcio, menos de 2 años
    el papá de mis hijos me pega :: - :: -
    es mi marido, residente permanente, no me he separado por los niños :: Esposo ciudadano o residente :: -
    my mom hits me and she has a green card :: Papá o mamá, ciudadano o residente :: -
    nos juntamos nomás, él es americano :: Novio, o no tiene papeles :: -
    mi hija de 28 me amenaza con correrme de la casa, ella es ciudadana :: Mi hijo o hija ciudadanos :: -
    esposo ciudadano, y el divorcio salió en 2021, ahora estoy casada con otro :: Esposo ciudadano o residente :: Me volví a casar
    mi esposo tiene la green card y me cela y me pega, ya me separé pero no estamos divorciados :: Esposo ciudadano o residente :: Seguimos casados
    mi padrastro ciudadano me insulta y me pegaba con el cinto :: Papá o mamá, ciudadano o residente :: -
    my son who was born here screams at me and shoves me :: Mi hijo o hija ciudadanos :: -
    el no es mi esposo, solo vivimos juntos :: Novio, o no tiene papeles :: -
    my husband is American, divorce came through 7 months ago :: Esposo ciudadano o residente :: Divorcio, menos de 2 años
  `,
  );
  reads(
    "visa-u",
    `
    mi pareja me golpeaba y la policia ya me firmó :: Violencia en casa o abuso :: Sí, ya lo firmaron
    me asaltaron con pistola, hice el reporte pero no me han firmado :: Asalto o robo con arma :: No, pero puse reporte
    mi patrón me amenaza con la migra, nunca he dicho nada :: Me explotaban en el trabajo :: No he reportado
    me chocaron y se fueron, llamé al 911 :: Otro :: No, pero puse reporte
    I was robbed at gunpoint and I filed a police report :: Asalto o robo con arma :: No, pero puse reporte
    my ex beat me, they already signed it :: Violencia en casa o abuso :: Sí, ya lo firmaron
    abusaron de mi ija, no e reportado por miedo :: Violencia en casa o abuso :: No he reportado
    me robaron la troca, no puse denuncia :: Otro :: No he reportado
    me apuñalaron saliendo del trabajo y vino la policía :: Asalto o robo con arma :: No, pero puse reporte
    never told anyone, my husband hits me :: Violencia en casa o abuso :: No he reportado
    el fiscal no me lo quiere firmar :: - :: No, pero puse reporte
    un notario me hizo fraude :: Otro :: -
    no me robaron nada, me violaron :: Violencia en casa o abuso :: -
    le dieron de navajazos a mi esposo, la policía hizo el reporte :: Asalto o robo con arma :: No, pero puse reporte
    my ex boyfriend raped me and I was too ashamed to report it :: Violencia en casa o abuso :: No he reportado
    un borracho me chocó y quedé mal de la espalda, vino la policía :: Otro :: No, pero puse reporte
    el patrón nos tenía amenazados y no nos pagaba, ya certificaron en el departamento de trabajo :: Me explotaban en el trabajo :: Sí, ya lo firmaron
    mi marido me quebró el brazo y tengo la hoja firmada por el sheriff :: Violencia en casa o abuso :: Sí, ya lo firmaron
    me asaltaron llegando a mi casa, me pusieron la pistola en la cabeza, ya hablé con el detective :: Asalto o robo con arma :: No, pero puse reporte
    mi ex me pegaba enfrente de los niños, ya me firmaron la certificación en la policía :: Violencia en casa o abuso :: Sí, ya lo firmaron
    me hicieron fraude con una casa, no he ido a la policia :: Otro :: No he reportado
    el contratista me amenaza con la migra si reclamo mi pago, no he reportado :: Me explotaban en el trabajo :: No he reportado
    my uncle abused me as a kid, we reported but the DA won't sign :: Violencia en casa o abuso :: No, pero puse reporte
  `,
  );
  reads(
    "visa-t",
    `
    me quitaron el pasaporte y sigo ahí en el rancho :: Con deuda o quitándome papeles :: No, sigo ahí
    me amenaza con llamar a la migra, ya me escapé :: Con amenazas o golpes :: Sí, pero no he dicho nada
    me obligaban a prostituirme, ya hablé con la policía :: Me obligan a tener sexo :: Sí, y ya lo reporté
    no me pagan las horas extras, no me amenazan :: Solo no me pagan bien :: -
    they hit me if I stop, I can't leave :: Con amenazas o golpes :: No, sigo ahí
    I owe the coyote, I got out but told no one :: Con deuda o quitándome papeles :: Sí, pero no he dicho nada
    le devo al coyote y no me deja salir :: Con deuda o quitándome papeles :: No, sigo ahí
    me deven tres semanas de pago, todavía trabajo ahí :: Solo no me pagan bien :: No, sigo ahí
    ya salí y puse la denuncia, me pegaban :: Con amenazas o golpes :: Sí, y ya lo reporté
    ya no estoy ahí, no le he dicho a nadie :: - :: Sí, pero no he dicho nada
    no me pegan, nomás me pagan bien poquito :: Solo no me pagan bien :: -
    he took my passport and I already reported him :: Con deuda o quitándome papeles :: Sí, y ya lo reporté
    they owe me wages :: Solo no me pagan bien :: -
    el patrón nos quitó los pasaportes al llegar, estamos todavía en la finca :: Con deuda o quitándome papeles :: No, sigo ahí
    si no trabajaba me golpeaban, logré salirme y puse denuncia :: Con amenazas o golpes :: Sí, y ya lo reporté
    a mí nomás me deben dos quincenas :: Solo no me pagan bien :: -
    forced into prostitution, I got away but I'm scared to tell anyone :: Me obligan a tener sexo :: Sí, pero no he dicho nada
    no puedo ni salir a la tienda sola, me amenaza con mis hijos :: Con amenazas o golpes :: No, sigo ahí
    el coyote me dice que le debo doce mil y me tiene trabajando, no me puedo ir :: Con deuda o quitándome papeles :: No, sigo ahí
    dijo que me iba a matar si me iba, ya estoy en un refugio y la policía sabe :: Con amenazas o golpes :: Sí, y ya lo reporté
    no me pagaron el último mes, ya no trabajo ahí :: Solo no me pagan bien :: Sí, pero no he dicho nada
    me obligaban a estar con hombres, me fui y no le conté a nadie :: Me obligan a tener sexo :: Sí, pero no he dicho nada
    they threaten to hurt my family back home, still working for them :: Con amenazas o golpes :: No, sigo ahí
  `,
  );
});

describe("the young", () => {
  reads(
    "sij-jovenes",
    `
    tiene 15 y su papá lo abandonó cuando tenía tres años :: Menos de 17 :: Uno lo dejó o no ayuda
    mi sobrino cumple 18 en dos meses, su mamá murió :: 17 o casi 18 :: Murió uno o los dos
    tengo diecinueve años y mi papá me pegaba :: De 18 a 20 :: Maltrato o descuido
    ya tengo 22 y vivo con los dos :: 21 o más, o casado :: Vive bien con los dos
    she's 16, never met her father :: Menos de 17 :: Uno lo dejó o no ayuda
    I'm 20, my parents passed away :: De 18 a 20 :: Murió uno o los dos
    he just turned 18 and his mom beat him :: De 18 a 20 :: Maltrato o descuido
    17 años, no conose a su papa :: 17 o casi 18 :: Uno lo dejó o no ayuda
    mi ija de 12, el papa no ayuda con nada :: Menos de 17 :: Uno lo dejó o no ayuda
    tiene 20 pero ya está casada :: 21 o más, o casado :: -
    no está casado, tiene 19, es huérfano :: De 18 a 20 :: Murió uno o los dos
    tengo 2 hijos, uno de 10 y otro de 18 :: - :: -
    yo tengo 45, mi hijo tiene 14, los dos lo cuidamos bien :: Menos de 17 :: Vive bien con los dos
    ya casi cumple los 18 :: 17 o casi 18 :: -
    mi hermano acaba de cumplir diecisiete, mi papá se desapareció :: 17 o casi 18 :: Uno lo dejó o no ayuda
    she turned 18 in August, mom died of cancer :: De 18 a 20 :: Murió uno o los dos
    el niño tiene 10 y su mamá no lo quiere, no le daba comida :: Menos de 17 :: Maltrato o descuido
    23 años ya, mis papás viven los dos conmigo :: 21 o más, o casado :: -
    tengo quince, nunca conocí a mi papá :: Menos de 17 :: Uno lo dejó o no ayuda
    ella va a cumplir 16, su papá se fue antes de que naciera :: Menos de 17 :: Uno lo dejó o no ayuda
    diecisiete, mi mamá falleció el año pasado :: 17 o casi 18 :: Murió uno o los dos
    I'm 19, my father was violent and beat us :: De 18 a 20 :: Maltrato o descuido
    tiene 21 cumplidos :: 21 o más, o casado :: -
    tiene doce, vive con nosotros, sus papás, y está muy bien :: Menos de 17 :: Vive bien con los dos
  `,
  );
});

tapping(protectionReplies);
