import type { Pattern } from "#guide/words/patterns.ts";

export type Refusal = "forge" | "lie" | "sham" | "hide" | "smuggle" | "bribe";

const false_ =
  "=falso|=falsa|=falsos|=falsas|chueco|chueca|chuecos|chuecas|pirata|inventado|inventada|inventados|inventadas|=fake|forged|counterfeit|bogus";
const paper =
  "papel|papeles|documento|documentos|mica|social|seguro|ssn|licencia|acta|pasaporte|permiso|green|identificacion|carta|cartas|recibo|recibos|prueba|pruebas|evidencia|visa|id|sello|talones|comprobante|comprobantes|contrato|fotos|testigos|firma|certificate|papers|document|documents|letter|letters|passport|card|license|permit|evidence|receipt|receipts|stubs|photos|birth";
const make =
  "hacer|hago|hazme|hagan|comprar|compro|conseguir|consigo|vender|venden|vende|rentar|rento|sacar|saco|necesito|ocupo|quiero|busco|donde|fabricar|crear|generar|escribeme|escribe|dame|ayudame|usar|uso|puedo|=buy|get|make|need|want|where|write|help|use|create";
const story =
  "historia|persecucion|cuento|caso|amenaza|amenazas|asilo|miedo|crimen|asalto|robo|maltrato|abuso|razon|motivo|denuncia|violencia|story|persecution|claim|crime|robbery|abuse|asylum|relato|declaracion";
const officer =
  "oficial|juez|agente|migracion|uscis|ice|=migra|gobierno|judge|officer|agent|immigration|consul|entrevista|interview";
const secret =
  "arresto|arrestos|record|delito|deportacion|deportaron|dui|antecedentes|felonia|matrimonio|ingresos|arrest|conviction|crime|deportation|criminal|marriage";

interface RefusalRule {
  refusal: Refusal;
  topic: string | null;
  patterns: Pattern[];
  far?: Pattern[];
}

/**
 * Requests for help to do what harms the person's case or others. Phrases of content/safety.json come
 * before these; these catch the ways of asking nobody listed. `far`: the same with up to nine words between the
 * parts, for what is said at one end of a sentence and taken back at the other.
 */
export const refuseRules: RefusalRule[] = [
  {
    refusal: "sham",
    topic: "fraude-matrimonio",
    patterns: [
      "=casarme|=casar|=caso|=case|=casarse|=casamos|=casarnos|=casaria|matrimonio|boda por|de|solo|nomas conveniencia|papeles|dinero|mica|residencia",
      "=casarme|=casar|=caso|=casarse|=casamos|=casarnos|boda|matrimonio mentira|mentiras|fingido|=falso|=falsa|=arreglado|comprado|=pagado",
      "pago|pagar|pagarle|pagando|cobran|cobra|cobrar|ofrecio|ofrece|consigo|conseguir|encontrar|busco|buscar|buscame =casarme|=casarse|=case|=casen|=casar|matrimonio|boda",
      "quien =me|se =casarse|=caso|=case|=casa papeles|dinero",
      "amiga|amigo|conocida|prima|ciudadana|gringa|persona|senora|alguien =casa|=case|=casar|=casarse papeles|dinero|arreglarme",
      "fingir|simular|finjo|fingimos|aparentar matrimonio|boda|pareja|relacion|vivimos|vivir|casados|juntos",
      "parezca|parecer|aparente real|verdadero|vivimos|vivo|casados|juntos|matrimonio",
      "=crea|=crean|=creen|=creer matrimonio|boda|relacion real|verdad|verdadero",
      "=fake|=sham|paper =marriage|=marry|wedding|wife|husband|spouse",
      "=marry|married|marriage only|just|for papers|green|money|status",
      "pay|paid|find|hire =someone|=citizen|=friend|=to =marry",
      "divorciarme|divorcio|divorciamos mentira|mentiras|=fake",
      "=casa|=case|=casarse|=casarme|=caso|boda|=marry|=marries|=casamos =por|conmigo|me|for mil|dolares|lana|feria|thousand|dollars|bucks",
      "favor =de|of =casarse|=casarme|=casarnos|=casar|=marry|=marrying",
      "=firmar|=firma|=firme|=aparecer|=pasar =como|=as =mi|=my esposa|esposo|wife|husband|pareja",
    ],
    far: [
      `doy|=dar|darle|dando|pago|pagar|pagarle|pagandole|ofrezco|give|giving mil|dolares|pesos|dinero|lana|feria|money|dollars|thousand =casa|=case|=casarse|=casarme|=caso|=casamos|matrimonio|boda|=marry|=marries`,
      "pagandole|pagando|pagarle|pago muchacha|mujer|hombre|gringo|gringa|ciudadano|ciudadana|persona|alguien|americana|americano matrimonio|boda|=casa|=case|=casarse|=casarme",
      "=marry|=married|=marries|marriage|wedding =look|=seem|=appear =real|=legit|=believable",
      "=casamos|=casarnos|=casarme|=casamiento|matrimonio|boda conveniencia|papeles|interes|negocio parezca|crean|digamos|decimos|cachen",
      "=divorciarme|=divorcio|=divorcian|divorce =casa|=casarme|=casarse|=caso|=marry papeles|arreglar*|green|volver|regresar",
      "=casa|=casarse|=case|=marry =arreglar|=arreglarlo|=arreglarme|papeles|green =luego|=despues|=then =divorcian|=divorcio|=divorciamos|=divorce",
    ],
  },
  {
    refusal: "forge",
    topic: null,
    patterns: [
      "falsific*",
      `${paper} ${false_}`,
      `${false_} ${paper}`,
      `${make} ${paper} =otra|=otro persona|gente|nombre|alguien`,
      `${make} ${paper} ajeno|ajena|robado|prestado|alguien|primo|prima|amigo|amiga|muerto|elses|someone|cousin|cousins|friend|friends|stolen`,
      "use|borrow|usar =my|someone cousin|cousins|brother|brothers|sister|friend|friends|someone|elses ssn|social|papers|id|identity|name|green",
      "usar|uso|rentar|prestar|prestado nombre|identidad|papeles|numero =otra|=otro|primo|prima|hermano|hermana|amigo|amiga|ajeno",
      "editar|editame|edita|alterar|altero|modificar|modificame|borrar|borrame|cambiame|photoshop|ponle|ponme|edit|alter =the fecha|nombre|dato|sello|documento|acta|permiso|mica|tarjeta|i94|recibo|date|card|permit",
      "cambiar|cambio|poner|ponerle|cambiarle =otra|fecha|nombre en|de|del acta|pasaporte|mica|i94|tarjeta|recibo",
      "acta|pasaporte|mica|documento|papel|carta diga|aparezca|salga =otra|otro|diferente|distinta fecha|nombre|edad|lugar",
      "=forge|=forging|=falsify|photoshop",
      "=dead|muerto|difunto|fallecido =uncle|cousin|uncles|cousins|tio|primo|person|persona|mans =ssn|social|number|seguro|numero|papeles|identity",
      "=compro|=comprar|=conseguir|=consigo|=venden|=vende|=vendan|=buy =una|un|el|la =acta|=actas|birth|sello|stamp",
      "=editar|=edito|=edit|=alter|=change|=modificar =my|el|la|mi|un|the =acta|birth|certificate|passport|pasaporte|carta|recibo|i94|sello|stamp|documento|document =so|para|que|it|to|says|diga|say",
      "give|dame|inventa|make numero|number =de|social|seguro social|security|seguro",
      "compro|comprar|venden|vende =una|un mica|green|social|visa|residencia|seguro|ciudadania",
      "=buy =a social|green|visa|ssn",
      `conoces|sabes|busco|contacto|alguien|quien|gente|someone =que|a|de|who =haga|=hace|=venda|=vende|=fabrique|=makes|=sells ${paper}`,
      "=prestame|=presta|=prestan|=prestaron|=presto|=renta|=rentan =me|su|sus|el|un|unos =social|=seguro|=mica|=papeles|=identidad",
      "=puedes|=podrias|=sabes hacer|hacerme|fabricar|=conseguirme =una|un =visa|=mica|=green|=social|=pasaporte|=acta|=licencia",
      "mandar|mando =a hacer|=hacerme =un|una|el|la =social|=seguro|=mica|=licencia|=identificacion|=green|=acta|=papeles",
      `${paper} =comprada|=comprado|=compradas|=comprados|=bought`,
      "=acta|=actas =gringa|=gringas|=americana =donde|=saco|=saca|=compro|=consigo",
      "=hago|=hacer|=make =un|=una|=a talon|=talones|stub|=stubs =de|=pago|=cheque",
      "datos|=info =de|=of =mi|=my|=otra|=otro comadre|compadre|prima|primo|amiga|amigo|hermana|hermano|cousin|friend|sister|brother =que =tiene|=si|=social|=papeles|=who",
      "=escribeme|=hazme|=escribe|=write =una|=un|=a carta|letter =como|=as =si|=if =fuera|=fueras|=were",
    ],
    far: [
      "=a =como|=cuanto =anda|=andan|=esta|=estan|=sale papeles|=mica|=micas|=social|=acta",
      `hazme|hacer|haz|escribe|escribeme|dame|ayudame|ponle|ponerle|=make|=write ${paper} aunque|=though|=although|=even|inventad*`,
      `hazme|hacer|haz|escribe|ayudame|ponle|ponerle|poner|cambiar|cambio|=make|=change ${paper} =vea|=parezca|=aparezca|=crean|=crea|=looks|=look`,
      "=cambio|=cambiar|=cambiarle|=borrar|=borro|=alterar|=change =fecha|=date|=nombre =sello|=i94|=permiso|=mica|=stamp|=entrada",
      `necesito|ocupo|quiero|busco ${paper} aunque =sea|=fuera|=no =inventad*|=falso|=falsa|=cierto|=verdad|=chuec*`,
    ],
  },
  {
    refusal: "lie",
    topic: null,
    patterns: [
      "mentir|=mentira|=mentiras|miento|mintiendo|mentirle",
      `invent* ${story}`,
      `${make} ${story} ${false_}`,
      `${false_} ${story}`,
      `${story} ${false_}`,
      "decir|digo|decirles|poner|pongo|ponerle|marcar|marco aunque|pero no|nunca|si|cruce|es|entre",
      "decir|digo|poner|pongo|quiero ciudadano|ciudadana aunque|para|sin",
      "=decir|=digo|=poner|=pongo naci|nacido aqui|estados",
      "como|hacerme|hacerlo|hacerla pasar por",
      "poner|pongo|meter|meto|registrar|reclamar =si fuera|fueran|fuese hijo|hijos|mio|mia|mios|esposa|esposo",
      "aunque|pero no =sea|es|fue verdad|cierto|real|asi",
      "=no =es|sea verdad|cierto digo|decir|pongo",
      `escondo|esconder|oculto|ocultar|callar|callarme|omitir|borrar|tapar ${secret}`,
      `no|sin poner|decir|mencionar|reportar|declarar =mi|el|que ${secret} como|puedo|pasa|se`,
      `no =quiero poner|decir|mencionar|declarar ${secret}`,
      "fingir|finjo|finja|fingiendo|simular|simulo",
      `engan* ${officer}`,
      "que historia|cuento|invento =me den|aprueben|crean|creen",
      "sin que cuenta|cachen|cache|enteren|entere|descubran|noten|sospechen",
      "=que =no =se =den|=de|=enteren|=entere cuenta|=inmigracion|=migracion|uscis|oficial|gobierno",
      "=inventame|=inventeme|=invente|=inventarme =algo|una|un|que|historia",
      "=que =digo|=decir|=pongo =para =que =me =crean|aprueben|acepten",
      "=lie|=lying|=lies =to|on|about|in",
      `=make|=made|=invent =up|a|an ${story}`,
      `=hide|=conceal|=omit|=erase ${secret}`,
      "=pretend|=pretending",
      "=say|=claim|=tell|=put =i|them am|was|never|entered even|although|but|though",
      `=trick|=fool|=deceive ${officer}`,
      "without them|anyone|immigration|uscis knowing|finding|noticing",
      "exagerar|exagero|exagere|exagerando|exageremos|=exaggerate|=exaggerating",
      "=cuento|historia|=mentira|=story|=lie conviene|mejor|sirve|funciona|creible|works|best|convincing",
      `respondo|contesto|digo|pongo|escribo|lleno|=answer para|=so =que|that =no|they =sepan|sepa|vean|vea|noten|salga|know|see`,
      "=claim|registrar|poner|pongo|pasar|meter|pedir|=list|=put =a|mi|my nephew|niece|cousin|brother|friend|sobrino|sobrina|primo|prima|hermano|hermana|vecino|nuera|yerno =as|como =if|si|my|mi son|daughter|child|hijo|hija|mio",
      "=say|=tell|=claim =to|=so|for|para =asylum|=asilo =if|even|aunque =nothing|=never|=no|=not",
      "para|=so =que|that oficial|juez|uscis|migracion|consul|officer|judge|immigration =no|=not|=doesnt sepa|sepan|vea|vean|note|entere|descubra|know|see|find",
      "evito|evitar|avoid|=prevent =que|=them|=from enteren|=entere|sepan|vean|descubran|find|knowing|seeing|learning|=salga",
      "que|what =puedo|=can|=voy|=i|=debo inventar|invento|=invent|=fabricate",
      "pensando|pienso|conviene|mejor|quiero =en =decir|=digo =que =soy|=somos =de|=salvadoreno|=cubano|=hondureno|=venezolano|=gay",
      "=no|=not =somos|=eramos|=are|=really pareja|couple =de|=a verdad|real",
    ],
    far: [
      "=digo|=diga|=pongo|=ponga|=diciendo que|=gano aunque|=cierto",
      `decir|decirle|decirles|digo|diga|decimos|poner|pongo|ponga|marcar|marco|declarar|declaro|contestar|contesto|=say|=claim|=tell|=put|=write|=answer aunque|=though|=although =no|=not|=si|=fue|=era|=es|=sea|=soy|=estoy|=tengo|=cruce|=entre|=was|=did|=crossed|=am|=it`,
      `decir|decirle|decirles|digo|diga|decimos|poner|pongo|ponga|marcar|marco|declarar|declaro|contestar|contesto|=say|=claim|=tell|=put|=write|=answer =soy|=es|=naci|=era|=am|=was|=from pero|but|aunque =soy|=no|=es|=am|=was|=not|=naci`,
      "=say|=claim|=put|=tell =entered|=came|=arrived =if|=but|=though =crossed|=overstayed|=not|=illegally|=without",
      "=no|=nadie =amenaz*|=paso|=persiguen|=persigue|=hicieron|=pego puedo|=que|como =decir|=digo|=poner|=pongo",
      "=digo|=decir|=les|=what asilo|asylum|perdon|papeles aunque|=though|=if =no|=nothing|=nada",
      "=no|=sin|=nunca|=ninguna|=never|=nothing amenaza|amenazas|problemas|persecucion|threats|miedo|amenazado asilo|asylum =contar|=decir|=digo|=escribeme|=escribe|=inventar|=write|=say|=tell",
      "=escribeme|=escribe|=redactame|=redacta|=write|=make asilo|asylum|declaracion|historia|story =paso|=pasaron|=happened|=true|=none =no|=it|=never|=none|=not",
      "=quiero|=necesito|=want|=need =diga|=digan|=say|=says =pero|=but|aunque|=though",
    ],
  },
  {
    refusal: "smuggle",
    topic: null,
    patterns: [
      "coyote|pollero|coyotes|polleros|smuggler confiable|barato|bueno|seguro|telefono|numero|cobra|recomienda",
      "busco|buscame|recomiend*|conoces|contratar|conseguir|consigo|find|recommend|know|hire coyote|pollero|smuggler",
      "como|donde|ayuda|quiero|ruta|puedo =cruzo|=cruzar|pasar|=paso|brinco|brincar|saltar frontera|rio|desierto|cerro|muro|linea|ilegal|ilegalmente",
      "pasar|=paso|meter|meto|traer|cruzar|=cruzo escondido|escondida|escondidos|escondidas|contrabando|cajuela|ilegal|ilegalmente",
      "=cruzo|=cruzar|pasar|=paso|pasarme|brincar|cruzarme sin agarren|agarre|vean|vea|detecten|pesquen|cachen",
      "como|quiero|puedo|ayuda =volver|=regresar =cruzar|=brincar|=entrar =sin|ilegal|escondido",
      "how|where|best|want|help =do =i|to|=can =cross|=sneak|=smuggle border|illegally|river",
      "=sneak|=smuggle|=smuggling",
      "=cross =the border without|undetected|illegally",
      "cuanto|=much cobra|cobran|cobre|charge|charges|cuesta|pago =un|el|los|a coyote|pollero|smuggler|coyotes",
      "=donde|=where =me|can|do|should|i|se|conviene =cruzo|=cruzar|=cruza|=brinco|=cross|=pasarme|=cruzarme",
      "alguien|quien|persona|=someone =que|who =pase|=cruce|=pasa|=cruza|=brinque|=crosses|=smuggles =a|gente|personas|ninos|people",
      "=sale|cuesta|cobran|traer|traerme|pasar|pasarme|cruzar|=bring =con|with|un|el|mi|a pollero|coyote|smuggler|coyotes",
      "=quien|=who =me|=nos|=can =pasa|=pase|=cruza|=cruce|=cross|=brinca =a|=mi|=my|=la nina|nino|hijo|hija|hijos|mama|esposa|familia|hermano|son|daughter|kids|family|linea|frontera",
      "como|=quiero|=puedo|how =paso|=pasar|=cruzo|=cruzar|=meto|=meter|=get|=bring =a|my hermano|hermana|mama|esposa|primo|sobrino|familia|brother|sister|mother|wife =frontera|=linea|=rio|=across",
      "=rio|=river =esta|=is|=mas =bajo|=hondo|=seco|=shallow",
      "=bring|=get =my|=a brother|sister|wife|husband|mother|kids|son|daughter|cousin|family =through|=across =the desert|=river|=border",
    ],
    far: [
      `=pasar|=meter|=cruzar|=paso|=cruzo|=sneak|=smuggle hermano|hermana|hijo|hija|hijos|mama|papa|esposo|esposa|primo|prima|familia|gente|sobrino|nino|ninos|brother|sister|mother|mom|wife|husband|cousin|family|people|kids frontera|linea|rio|cerro|desierto|muro|border|river =sin|mojado|escondid*|ilegal*|facil|without|illegally|easiest`,
      "=place|=best|=easiest|=safest =cross|=sneak border|river|without",
      "frontera|border|muro|linea =no|=sin|=without camaras|patrulla|vigilancia|cameras|=patrol|=guards",
    ],
  },
  {
    refusal: "hide",
    topic: null,
    patterns: [
      "escondo|esconder|esconderme|escondernos|escondemos|ocultarme|escapar|escaparme|escapo|huir|huyo|fugar|fugarme|evadir|burlar migra|ice|migracion|corte|juez|policia|detencion|deportacion|agentes|reten|orden|encuentr*",
      "quitarme|cortar|corto|quitar|quito|romper|danar|apagar|bloquear|desactivar grillete|monitor|tobillera|brazalete",
      "=no ir|presentarme|voy corte|audiencia|cita encuentren|encuentre|escondo|esconderme",
      "dar|doy|poner|pongo|usar =otra|falsa|otro direccion|nombre encuentr*|ice|corte|migracion|agarr*",
      "para =que =no =me =encuentre|encuentren|rastreen|localicen|hallen|halle|ubiquen",
      "how|help|where|can|want =hide|=escape|=run|=flee|=evade|=dodge ice|immigration|police|court|deportation",
      "=hide|=hiding =from ice|immigration|court|police",
      "=cut|=remove|=disable|=block|take =off|my|the ankle|monitor|bracelet|gps",
      "para =no ir|presentarme|voy corte|audiencia|cita|juez agarren|agarre|encuentren|busquen|pase",
    ],
    far: [
      "=stay|=keep|=off|=under|=below =radar",
      "=not|=wont|=skip court|hearing =hide|=radar|=disappear|=avoid|=low",
      "desactiv*|apago|bloqueo|rompo|corto|quito grillete|monitor|tobillera|brazalete|aparato =migra|ice|pie|=isap",
    ],
  },
  {
    refusal: "bribe",
    topic: null,
    patterns: [
      "sobornar|soborno|sobornarlo|mordida",
      `pagarle|darle|ofrecerle|pago|dinero =al|a|un|el ${officer} aprueb*|rapido|bajo|debajo|ayude`,
      "quien =le pago|pagar|pagarle uscis|migracion|juez|rapido",
      "debajo =del agua|mesa|agua",
      "=bribe|=bribing",
      "=amenazar|=golpear|=matar|=vengarme oficial|juez|agente|ice|uscis",
      "=hack|hackear|=jaquear",
      "reportar|denunciar|echarle|mandar|aventar migra|ice|migracion vecino|vecina|ex|cunada|primo|suegra|vecinos|companero|esposo|esposa",
      "reportar|denunciar|acusar vecino|vecina|ex|cunada|primo|suegra|companero migra|ice|migracion",
      "=dar|darle|doy|pago|pagar|pagarle|dinero|lana|=pay|money =a|to|un|el|al|por =alguien|contacto|persona|someone|oficial|officer =de|from|who|por =adentro|=dentro|inside",
      "quien|=who =puedo|can|le|se|should|i =pago|=pagar|=pay =inside|=adentro|=dentro|uscis|migracion|approve|aprueb*",
      "empleado|empleada|oficial|funcionario|officer|employee =de|uscis|migracion|le|puedo|i|can =pagar|=pago|=pay|=dar|=doy",
      "=quiero|=want =que|my|mi deporten|=deported =a|mi|al|my ex|vecino|vecina|suegra|cunada|cunado|companero|companera|jefe",
      "=aviso|=avisar|=avisarle|=digo|=tell|=call =a|le|to|la ice|=migra|immigration =donde|=where|=que|=my|=mi vive|trabaja|ex|vecino|lives|works",
      "=abajo|=debajo|=bajo =del|=de =agua|=mesa",
      "=pay|=pagarle|=pago|=pagar =an|=a|=un|=al officer|oficial|agent|agente|judge|juez =to|=para|=que",
      "=lleven|=lleve|=agarren|=agarre =a|=mi|=al =ex|vecino|vecina|cunado|cunada|suegra|suegro|companero|jefe =hablo|=llamo|=aviso|=migra",
    ],
  },
];

/** Asking about the law or being afraid of it is not asking for help with it. */
/** Asked about a paper or a bracelet, not for one; true even of a listed phrase. */
export const onlyAsking: Pattern[] = [
  "como|how =se|=saber|=know|=tell|=sabemos =si|=que|=if|=whether =falso|=falsa|=falsos|=fake|=verdadero|=estafa|=scam",
  "como|how =reconozco|=reconocer|=distingo|=distinguir|=identifico|=detecto|=spot|=recognize =falso|=falsa|=falsos|=fake|=estafa|=scam",
  "descubr*|cachar*|=agarraron|=pescaron|=pillaron|=caught =que|=what|=le|=les pasa|=pasar|=pasara|=hacen|=haran|=happens|=happen",
  "ofrec*|=offered casar*|boda|=marry =no|=rechace|=refused",
  "=pueden|=puede|=cuando|=will|=when =quitar|=quitan|=quiten|=remove|=off =grillete|=monitor|=tobillera|=bracelet",
];

export const notRefuse: Pattern[] = [
  "=no|=not =quiero|=queremos|=quisiera|=want =usar|=hacer|=to|=andar|=tener =mentir|=mentira|=mentiras|=inventar|=enganar|trampa|=chueco|=problemas|=falsos|=comprar|=lie",
  "=arrepiento|=arrepenti|=arrepentido|=arrepentida|=regret",
  "=use|=usaba|=usamos|=menti|=used|=lied =antes|=anos|=before|=ago|=primera|=hace",
  "=hace|=antes =anos|=tiempo =yo =me =use|=usaba|=menti|=case|=casamos|=compre",
  "=came|=walked =across|=over|=through =the =border",
  "=me|=nos|=he|=she|=they =dijo|=dijeron|=aconseja|=aconsejo|=ofrece|=ofrecio|=ofrecieron|=propone|=proponen =no|=not =quiero|=quise",
  "subsidio|subsidios",
  "=consigo|=conseguir|=saco|=sacar|=pido|=pedir|=get mi|my =acta|=birth",
  "=comprar|=compro|=compre|=buy|=bought =una|un|a|mi|el|la casa|carro|=house|=car|troca|=truck|terreno|boleto|=ticket|=vuelo|negocio|=home",
  "=aseguranza|=insurance",
  "=me =amenaza|=amenazan|=quiere =con|=de reportar|=reportarme|=denunciar|=denunciarme|=echarme",
  "=threatens|=threatened|=threatening =to =report|=call",
  "=no =acepte|=acepto|=quise|=agarre|=compre",
  "=by|=por =mistake|=error|=equivocacion",
  "=not|=no =want|=quiero =to|=que =lie|mentir|=mienta",
  "=they|=ellos|=uscis|=migracion =find|=know|=check|=saben|=descubren|=investigan =out|=si|=if|=un matrimonio|marriage|fake|falso",
  "=no =quiero|=want =deporten|=deported|=agarren",
  "que =me|le|nos pasa|pasaria|pasara|hacen|castigo|multa|consecuencias",
  "castigo|multa|carcel|delito|consecuencia|consecuencias|penalty hay|por|es|for",
  "es|sera|seria delito|ilegal|fraude|malo|pecado|legal|real",
  "=sin =mentir|mentiras",
  "what happens|happen",
  "denunciar|=denuncio|reportar|reporto|report =un|una|a|the fraude|notario|abogado|estafa|patron|scam|notary|fraud|falso",
  "patron|jefe|boss amenaz*",
  "=dice|=dicen|says|say|dijo|cree|piensa =que nuestro|mi|our|my matrimonio|marriage|relacion|boda =fue|es|era|is|was =falso|=falsa|=fake",
  "=is|=its =it|a|against crime|illegal|fraud|legal|=law",
  "compruebo|demuestro|pruebo|comprobar|demostrar|probar|prove|show|proof =que|that|our|my|nuestro|mi|of|vivimos matrimonio|marriage|vivimos|juntos|relacion|relationship",
  "pruebas|evidencia|proof|evidence =sirven|cuentan|para|mando|mandamos|llevo|llevamos|need demostrar|probar|vivimos|matrimonio|entrevista|marriage",
  "cartas|carta|letters|letter =de|from|of amigos|amigas|amigo|amiga|familia|vecinos|friends|family|pastor",
  "afecta|afectar|perdona|perdonan|perdon",
];

/** Told by a victim of false papers, lies or a false marriage; says nothing about hiding, crossing or paying an officer. */
export const victims: Pattern[] = [
  "=reporto|=reportar|=report|=denuncio|=denunciar|=denunciarlo|=quejo|=quejarme",
  "=alguien|=otro|=otra|=someone|=somebody|=hermano|=hermana|=primo|=esposo|=esposa|=ex|=brother|=husband =usa|=uso|=usaba|=usando|=robo|=uses|=used|=using|=stole|=esta =mi|=my|=el =social|=seguro|=nombre|=identidad|=numero|=ssn|=identity|=name",
  "=stole|=robaron|=robo =mi|=my =identidad|=identity|=social|=ssn",
  "=me|=nos piden|pide|pidio|pidieron|exigen papeles|documentos|social|papers",
  "=uso|=usaron|=usaba|=usamos|used papeles|social|seguro|papers|nombre =falsos|=falso|=fake|chuecos =antes|=hace|=ago|=before|=years|anos|=ahora",
  "sponsor|cosponsor|patrocinador|testigo|witness|traductor|interprete",
  "me|nos|us =mintieron|=mintio|=enganaron|=engano",
  "lied|tricked|cheated =to me|us",
  "me|nos acusan|acuso|acusaron|acusa|enganaron|engano|estafaron|estafo|robaron|obligaron|obliga|denunciaron|denuncio|amenaza|amenazo|amenazan",
  "=trabaje|=usaba|=trabajaba|=trabajo|=llevo|=he =usado|=social|=seguro|=papeles|=chueco social|seguro|papeles|chueco|=anos|=otro|=otra",
  "me|le|les|nos vendieron|vendio|dieron|cobraron|cobro|puso|pusieron|metio|metieron|invento|hizo|hicieron|llego|mandaron|llaman|hablaron",
  "accused|scammed|cheated|tricked|victim|victima =me|us|of|by|de",
  "abogado|notario|preparador|preparer|notary|tramitador|senora quiere|dice|dijo|puso|metio|cobra|cobro",
  "patron|jefe|jefa|boss|empresa =me|nos pidio|piden|exigio|exige|dijo|asked|told",
  "robo|robaron|estafo|enganaron coyote|pollero",
  "pago|pague|pagamos =un|a|al coyote",
];
