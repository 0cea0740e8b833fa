import type { Pattern } from "#guide/words/patterns.ts";

export type Crisis = "violence" | "trafficking" | "selfHarm" | "lost" | "minor" | "threat";

interface CrisisRule {
  crisis: Crisis;
  topic: string | null;
  patterns: Pattern[];
  far?: Pattern[];
}

const age =
  "=9|=10|=11|=12|=13|=14|=15|=16|=17|=diez|=once|=doce|=trece|=catorce|=quince|=dieciseis|=diecisiete|=twelve|=thirteen|=fourteen|=fifteen|=sixteen|=seventeen";
const girl = `${age}|=nina|=nino|=ninas|=menor|=menores|=girl|=minor|=hijita|=sobrinita|=hermanita`;
const man =
  "=hombre|=hombres|=senor|=tipo|=viejo|=adulto|=vato|=don|=cabron|=pandillero|=padrote|=man|=men|=guy|=adult|=coyote";
const adult = [
  ...Array.from({ length: 50 }, (_, years) => `=${years + 21}`),
  ..."veinticinco treinta treintaitantos cuarenta cincuenta sesenta thirty forty fifty adulto mayor"
    .split(" ")
    .map((word) => `=${word}`),
].join("|");

/**
 * Danger to the person asking. Phrases of content/safety.json are added to these. Order: what can
 * kill first comes first. `far`: the same with up to six words between the parts.
 */
export const crisisRules: CrisisRule[] = [
  {
    crisis: "lost",
    topic: null,
    patterns: [
      `=perdi|=perdido|=perdida|=perdidos|=perdidas|=abandono|=abandonaron|=abandonado|=dejaron|=dejo|=tirado|=tirados|=lost|=abandoned|=stranded|=stuck =en|in|el|la|solo|sola|a|mi|by|un|the =desierto|=monte|=cerro|=brecha|=rancho|=arizona|=desert|=mountains|=brush|=woods`,
      `=desierto|=monte|=cerro|=desert|=brush =y|sin|no|and|me|se|estoy|hace|desde|mi|ya =agua|=sed|=perdi|=perdido|=perdida|=perdidos|=camino|=muriendo|=desmayo|=desmayado|=water|=lost|=dying|=camina|=caminar|=ayuda|=help|=calor|=abandono|=abandonaron`,
      "=sin|=no =hay|tenemos|tengo|nos|queda =agua|=aire|=oxigeno =en|el|la|un =desierto|=monte|=trailer|=cajuela|=camion|=cerro|=caja",
      "trailer|cajuela|=camion|=caja|=trunk|=truck|=tanque =y|no|sin|se|hace|hay|encerrados|mucho|un|nos|ya|can|not|=calor =aire|=oxigeno|=asfixiamos|=asfixiando|=ahogamos|=ahogando|=respirar|=respiramos|=breathe|=air|=suffocating",
      "=hermano|=hermana|=esposo|=hijo|=hija|=papa|=primo|=amigo|=familiar|=companero|=brother|=husband|=son|=cousin|=friend|=mama =se|esta|anda|quedo|was|is|got =perdio|=perdido|=quedo|=tirado|=abandonado|=lost|=stranded =en|el|cruzando|in|the =desierto|=monte|=cerro|=cruzando|=desert|=frontera|=crossing",
      "=perdi|=perdido|=perdida|=perdidos|=lost =cruzando|=crossing|=caminando|=frontera|=border",
      "=ahogando|=ahogo|=ahogamos|=drowning =en|el|in|the =rio|=river",
      "=me|=nos =perdio|=solto =mi|=el|=la =hijo|=hija|=nino|=nina|=nieto|=nieta",
    ],
    far: ["=desierto|=monte|=desert =no|=ya|=sin =agua|=water|=caminar|=respira|=responde|=contesta"],
  },
  {
    crisis: "minor",
    topic: "visa-t",
    patterns: [
      `${girl} =la|lo|me|le|se|a|the|is|being|by|un|= =tiene|=encierra|=encerrada|=obliga|=obligan|=held|=kept|=locked|=holding|=vende|=venden|=prostituyen ${man}`,
      `${man} =que|de|adulto|mayor|la|me|un|who|is|a =tiene|=tenia|=encierra|=encerro|=obliga|=llevo|=lleva|=toca|=abusa|=embarazo|=keeps|=holding|=holds|=took|=touching|=dating =a|en|una|mi|con|su|casa|la|my ${girl}`,
      `=casar|=casarme|=casarla|=casarse|=venderme|=vender|=venderla|=marry|=married|=marriage =a|con|mi|y|soy|tengo|off|to|my|un|i|am ${age}|=menor|=minor`,
      `=quieren|=quiere|=obligan|=obliga|=forcing|=forced|=making|=want =a|que|mi|la|my|to|me ${girl} =se|a|to =case|=casarse|=casar|=marry`,
      "=novio|=pareja|=hombre|=senor|=man|=boyfriend =mayor|=adulto|=grande|=older|=adult =de|con|y|with|is|mi|my|tengo|la|and|i|am =menor|=minor",
    ],
    far: [
      `${age} ${man} ${adult}`,
      `${adult} ${man} ${age}`,
      `${man} ${adult} ${age}`,
      `${age} =vivo|=vive|=tiene|=tienen|=viviendo|=living|=lives|=fue|=llevo|=encerr* ${man}`,
    ],
  },
  {
    crisis: "selfHarm",
    topic: null,
    patterns: [
      "quiero|quisiera|prefiero|ganas|pienso|pensado|mejor morirme|matarme|suicid*",
      "me quiero|voy matar|morir",
      "suicid*|suicide|=matarse|=ahorcarse",
      "=se =va matar",
      "=se =quiere|=quiso matar|=morir",
      "=kill|=killing =himself|=herself",
      "quitar*|acabar|terminar =la|con|mi vida",
      "ya =no quiero vivir|seguir =viviendo|vivir",
      "hacerme|me =dano|corto =dano|venas|brazos",
      "=corto|=corte|=cut =las|=her|=his|=my =munecas|=venas|=wrists",
      // Cuts, in the plural: "¿qué hago con mi corte?" is about the court.
      "=me|=se =hago|=hace|=hacer|=hizo =cortes|=cortadas|=cortaditas",
      "=me =hago =una|=otra =cortada|=cortadita",
      "=kill|=hurt|=harm myself",
      "want|wanna =to die",
      "end my life",
      "no reason|point =to|in live|living",
      "no =vale|tiene|merece =la|para pena|sentido|caso vivir|seguir|vida",
      "=no|sin|without =ganas|sentido|razon|razones|motivo|motivos|=caso =de|para vivir|=viviendo",
      "quisiera|quiero|prefiero =no =estar|=despertar|=existir|=nacido =vivo|viva|aqui|nunca|mas|manana",
      "quiero|quisiera|mejor =desaparecer =de =este|esta mundo|vida",
      "mejor =si =no estuviera|existiera|viviera",
      "=tomarme|=tragarme|=tome|=tomo =todas|unas|muchas|las pastillas|veneno|pills",
      "=colgarme|=ahorcarme|=dispararme|=balearme|=cortarme",
      "=aventarme|=tirarme =de|del|a|al puente|tren|carro|techo",
      "=hang|=shoot|=cut =myself",
      "better off|=if dead|=without =me",
      "not want|wanna =to =be|wake alive|anymore|up",
      "ya =no =aguanto|=soporto =mas|vivir|la vida|vivir|viviendo",
      "no =le|la|veo|hallo|encuentro|miro =ya|ningun|el =caso|=sentido|=chiste =a|de|en|la vivir|vida|seguir",
      "para =que =sigo|=seguir|=vivo|=quiero =vivo|=viva|=viviendo|=vivir",
      "=dar|=darme|=doy|=pego|=pegarme =un tiro|balazo|plomazo|=disparo",
      "soga|cuerda|lazo =ya =lista|=listo|=cuello|=techo|=colgar*",
      "dios|diosito =que =me|=ya lleve|recoja",
      "=never|=not =wake|=existing|=exist|=breathing",
      "wish =i =was|=were|=am =dead|=gone|=died",
      "=quiere|=si|=antes|=quiero =me|=se|=lastimarme =mato|=mata|=morir|=lastimarme",
      "=tirarme|=tiro|=aventarme|=aviento =al|=del|=de|=un puente|tren|techo|metro|carretera|edificio",
    ],
  },
  {
    crisis: "trafficking",
    topic: "visa-t",
    patterns: [
      "obligan|obligaron|obliga|forzan|fuerzan|forzaron|forzada|forzado =a prostitu*|trabajar|acostarme|cosas|sexo",
      "me|nos quito|quitaron|quita|escondio|guarda|tiene|retiene =el|mi|nuestro|los pasaporte|pasaportes",
      "no|ni me|nos deja|dejan salir|ir|irme|irnos",
      "trata =de personas|blancas",
      "trafico =de personas|humano",
      "prostituir*|prostitucion",
      "me|nos tienen encerrada|encerrado|encerrados|encerradas|esclava|esclavo|amenazada|secuestrada|secuestrado",
      "trabajar|trabajo sin =que|pagar|paga para|pagar|hasta coyote|deuda",
      "pagar|pague =la|mi deuda coyote trabajando|trabajar",
      "trajeron|trajo =con|por|a enganos|enganada|enganado|engano",
      "trabajo|trabajar forzado|forzada|forsado|forzoso",
      "forced|forces|forcing =me|us =to work|prostitut*|sex",
      "took|keeps|has|holding =my passport",
      "wont|not let =me|us leave|go",
      "human|sex|labor trafficking|traffick*",
      "victim =of trafficking",
      "amenaz* si dejo|salgo|renuncio trabajo",
      "no me|nos deja|dejan salir =del rancho|casa|trabajo",
      "=encierra|=encierran|=encerraban|candado|=vigilan|=vigilada|=vigilado|=locked|=lock =con|en|nos|me|us|the|with patron|contratista|trabajo|rancho|bodega|work",
      "=obliga|=obligan|=obligaba|=obligaron|forces|forced =me|a|to =acostarme|=acostarnos|=clientes|=hombres|=bailar|=men|=clients",
      "=vender|=vendio|=vendieron =mi|el|a cuerpo",
      "patron|jefe|contratista|dueno|boss|employer =me|nos|tiene|took|keeps|has|kept =quito|=quitaron|=tiene|=guardo|took|keeps|has|kept|=escondio =el|mi|los|my|our pasaporte|passport",
      "trabajar|trabajo|trabajando|work gratis =y|and no|not|amenaza|amenazan|leave|salir",
      "matan|matar|hacen|harian =a|le|dano|algo =mi familia =si =me|no =voy|=escapo|=huyo|=renuncio",
      "me|nos hacen|ponen|hace|make|makes =bailar|=fichar|=acostarme|=desnudarme|=prostituirme|=dance|=strip",
      "=queda|=quedan|=quedo|=quedaron|=keeps|=keep =con mis|mi|nuestros|my|our documentos|pasaporte|pasaportes|identificacion|passport|documents",
      "=nos|=me =encierra|=encierran|=encerraban|=encerraron =con|bajo llave|candado|cerradura",
      "=locks|=lock|=locked =us|=me =in|=inside|=up",
      "gente|hombres|guardias|men|guards =con =armada|=armados|=armas|=pistolas|=guns|=armed =nos|=us|=me =cuida|=cuidan|=cuidando|=vigila|=vigilan|=watch",
      "=armada|=armados|=guns|=armed =cuidando|=vigilando|=cuidan|=watching",
      "obligan|obligaron|obliga|obligaban|forzan|fuerzan =a|me =estar|=acostarme|=acostarnos|=dormir|=meterme hombres|=clientes|=senores|=tipos",
      "patrona|patron|duena|dueno|encargado|encargada|boss|employer =no|=not|=never|=doesnt =me|=nos =deja|=dejan|=let =ni salir|asomarme|asomarnos|descansar|leave",
      "=not|=never allowed =to leave|=go|=out house|work|farm|job|building",
      "=venden|=vende|=sell|=sells =me|=con|=a|=to hombres|senores|=men|clientes|=clients",
    ],
    far: [
      "=tiene|=tienen =casa|=bodega|=motel|=apartamento|=house =dinero|=plata|=rescate|=salir|=llave|=pague|=money",
      "=encierran|=encierra|=encerrados|=locked|=locks noche|trabajo|dormimos|night|work|sleep bodega|rancho|granja|traila|traila|barraca|campo|trailer|farm|warehouse|leave|out",
      "=trabajo|=trabajando|=trabajar|=work|=working =no|=not|=never =pagan|=paga|=paid|=pay =no|=not|=ni|=cant =salir|=dejan|=deja|=leave|=irme",
      "=trabajo|=trabajando|=trabajar|=dejo|=work|=working|=stop =hacer|=hacerle|=hacen|=hurt|=harm|=matan|=matar =algo|=dano|=my|=a|=mal =papas|=hijos|=familia|=mama|=papa|=hermanos|=kids|=children|=family|=parents",
      "=trabajando|=trabajamos|=tienen|=work|=working =sin|=without =paga|=pago|=sueldo|=pay =armad*|=armas|=vigil*|=guns|=encerrad*|=amenaz*|=pasaporte|=passport|=salir|=leave",
      "smuggler|coyote|coyotes|pollero|recruiter|contratista =trabaj*|=work|=trabajando|=trabajar|=trabaje until|hasta|=debt|=deuda|=pay|=pague",
      "=pago|=pagar|=pagamos|=debo|=deuda|=pay|=owe =van|=iran|=come|=go =por|=after|=for hermana|hermano|mama|papa|familia|hijo|hija|hijos|sister|brother|family",
    ],
  },
  {
    crisis: "violence",
    topic: "vawa",
    patterns: [
      "me|nos pega|pego|pegan|golpea|golpeo|golpean|golpio|maltrata|maltrato|maltratan|viola|violo|violaron|ahorca|ahorco|cachetea|patea",
      "me pega|golpea mi =esposo|marido",
      "esposo|esposa|marido|novio|novia|pareja|viejo|ex|suegro|suegra|hijo|padrastro =me|nos pega|golpea|maltrata|amenaza|amenasa|abusa|humilla|insulta|viola|controla",
      "me|nos amenaza|amenazo|amenaso =con|de matar|matarme|muerte|pistola|cuchillo",
      "me quiere|va|quiso matar",
      "=van|=quieren =a matar|=matarme|=matarnos =hoy|=ahorita|=noche",
      "violencia domestica|intrafamiliar|familiar",
      "abuso|abusa|abusan|abuso =de|sexual|sexualmente mi|sexual|hija|hijo|sexualmente",
      "tengo|da miedo =de|a|que =mi|el esposo|marido|novio|pareja",
      "=hits|=hit|=beats|=beat|=abuses|=abused|=rapes|=raped|=chokes|=choked|=punched|=slapped|=hitting|=beating me|us|her",
      "violo|violaron|=abuso|=abusaron|=raped|=molested =a|de|my hija|hijo|hijita|nina|nino|hermana|hermanita|sobrina|nieta|mama|esposa|daughter|son|sister|niece|mom|wife",
      "husband|wife|boyfriend|partner|spouse hits|beats|abuses|hurts|threatens|abusive",
      "domestic violence|abuse",
      "abusive husband|wife|spouse|partner|relationship|boyfriend",
      "threatens|threatened|wants|going =to kill me|us",
      "me|nos =trata|tratan mal esposo|esposa|marido|hijo|hija|pareja|ciudadano|ciudadana",
      "esposo|esposa|marido|hijo|hija|pareja|papa|padrastro =me trata|tratan mal",
      "padrastro|tio|abuelo|primo|vecino|novio|esposo|maestro|pastor|stepfather|stepdad|uncle =hija|=hijo|=nina|=nino|=sobrina|=daughter|=son =tocando|=toca|=manosea|=touching|=touches",
      "=hijastra|=hijastro|=sobrina|=sobrino|=nieta|=nieto|=hermanita|=hermanito|=stepdaughter|=niece =la|fue|es|was|=being abusada|violada|=abused|raped",
      "hija|hijo|nina|nino|me|fui|daughter =la|lo|fue|was =abusada|=abusado|=abusaron|violada|violaron|=abused|raped",
      "golpes|maltrato|violencia =de|por|con =mi esposo|marido|pareja|esposa|ex",
      "por golpes",
      "=me|=nos =jalonea|=jala|=jalo|=empuja|=empujo|=avento|=avienta|=agarra|=agarro cabello|pelo|pared|suelo|piso|cuello|golpes",
      "=me|=nos =asfixia|=asfixio|=cachetea|=cacheteo|=pateo|=patea|=moretea|=jalonea|=estrangula|=estrangulo|=empujo|=empuja",
      "moretones|moreteada|moreteado|bruises|=golpeada|=golpeado|=battered",
      "=me|=nos =puso|=pone|=apunta|=apunto|=saco =con|la|una|un|el pistola|cuchillo|arma|navaja|gun|knife",
      "=me =encierra|=encerro|=encerraba =en|con|bajo|la|el casa|cuarto|bano|llave",
      "esposo|marido|pareja|novio|viejo =no =me =deja|=dejaba =salir|=trabajar|=hablar|=ver",
      "=obliga|=obligo|forces|forced =a|me|tener|to|have tener|sexo|relaciones|=sex",
      "=toca|=tocaba|=manosea|=manoseo|touches|=molests|=molesting =a|mi|my|sexualmente hija|hijo|nina|nino|daughter|child|kids",
      "=pega|=golpea|maltrata|=golpeo|=pego|=hits|=beats =a|mi|mis|my|los|the|our hijo|hija|hijos|ninos|kids|children|son|daughter|bebe",
      "=volvio|=vuelve|=sigue|=anoche|=ayer =a|otra|vez|me =pegar|=pegarme|=golpear|=golpearme|=pegando|=golpeando|=pego|=golpeo",
      "=matarme|=kill =me|si =me|i|si|if =voy|=dejo|=denuncio|=leave|=tell",
      "=scared|=afraid|=terrified =of =my husband|boyfriend|wife|partner|stepfather",
      "husband|wife|boyfriend|partner|stepfather =he|she|often pushes|pushed|slaps|slapped|kicks|kicked|strangled|chokes|punches|punched|choked =me|us",
      "=toca|=tocaba|=manosea|=manoseo|=touches|=molests|=molesting|=abusa|=abuses =a|de|mi|my|la hermana|hermanita|hermano|hermanito|sobrina|sobrino|nieta|nieto|sister|brother|niece|nephew|stepdaughter",
      "=pegando|=golpeando|=maltratando =me|esposo|marido|pareja|novio|viejo|husband",
      "esposo|marido|pareja|novio|viejo|senor|papa|padrastro|hijo =siempre|me|nos|anda|esta|a|cada =pegando|=golpeando|=maltratando|=pega|=golpea",
      "esposo|marido|pareja|novio|viejo|husband|boyfriend =llega|=viene|=comes|=gets =borracho|=tomado|=drogado|=drunk =y|and =me|=nos|=rompe|=hits|=throws",
      "=me|=nos =avienta|=avento|=aventaba|=tira|=lanza =cosas|=platos|=golpes|=contra",
      "=me|=nos =acaba|=de revento|reventar|rompio|romper|partio|partir|quebro|tumbo =la|=el|=los|=un|=mi boca|labio|nariz|dientes|diente|brazo|costilla|cara|ceja",
      "ojo|ojos|cara|cuerpo|brazos morado|morados|morada|moreteado|moreteada|hinchado|hinchada",
      "papa|padre|tio|abuelo|hermano|primo|padrastro|cunado|dad|father|uncle|stepdad|stepfather|grandfather =me =toca|=tocaba|=toco|=manosea|=touches|=touched",
      "cinturonazos|trancazos|madrazos|punetazos|chingadazos|palazos|golpazos",
      "=va|=quiere|=quiso|=going =a|=to =picarme|=picar|=apunalarme|=acuchillarme|=balearme|=quemarme|=ahorcarme|=ahorcar|=stab|=shoot",
      "=quiso|=trato|=tried =violar|=violarme|=violarla|=rape|=abusar",
      "=mete|=metio|=comes cuarto|=cama|room =de|=a|=noche|=in hermanita|hermana|hija|nina|noche|night",
      "husband|boyfriend|wife|partner|=ex|=he =has|=with gun|knife =and|=says|=threatens|=use|=me",
    ],
    far: ["=si|=if dejo|=denuncio|=hablo|=leave|=tell|=separo|=salgo =me =mata|=matan|=matar|=kill|=kills"],
  },
];

const harmed =
  "patron|patrona|jefe|jefa|vecino|vecina|esposo|esposa|marido|mujer|novio|novia|ex|suegra|suegro|cunado|abogado|abogada|notario|oficial|juez|agente|agentes|policia|=migra|=ice|gente|todos|alguien|hijo|hija|hijos|familia|hermano|hermana|papa|mama|padrastro|senor|companero|ese|esos|cabron|coyote|boss|neighbor|wife|husband|girlfriend|boyfriend|lawyer|officer|judge|agents|someone|somebody|people|everyone|everybody|family|him|her|them|kids|coworker|office";
const hurt =
  "=matar|=matarlo|=matarla|=matarlos|=matarlas|=mato|=golpear|=golpearlo|=golpearla|=madrear|=apunalar|=apunalarlo|=balear|=balearlo|=quemar|=quemarlo|=disparar|=dispararle|=lastimar|=chingarme|=picar|=picarlo|=kill|=shoot|=stab|=beat|=hurt|=murder|=burn";

/** The person says that they will hurt somebody else: not self-harm, and not harm done to them. */
export const threats: Pattern[] = [
  `=quiero|=voy|=vamos|=pienso|=quisiera|=ganas|=gustaria|=want|=going|=gonna|=wanna|=will|=ill =a|de|to|un ${hurt} =a|al|mi|my|the|los|las|la|el|ese|esa|up|down|todos|all|a|un ${harmed}`,
  "=lo|=la|=los|=las|=le =voy|=quiero|=vamos =a =matar|=golpear|=madrear|=apunalar|=balear|=quemar|=disparar|=picar",
  "=quiero|=voy|=vamos|=pienso|=ganas =a|de =matarlo|=matarla|=matarlos|=matarlas|=golpearlo|=golpearla|=apunalarlo|=balearlo|=quemarlo|=dispararle|=madrearlo|=madrearla|=picarlo",
  "=los|=lo|=la|=las =mato =a =todos|=todas|=si|=cuando|=ese|=esa|=porque|=hoy|=manana",
  "=quemar|=quemo|=burn|=bomba|=bomb|=pistola|=gun|=arma =oficina|=corte|=edificio|=court|=office|=building",
  "=poner|=pongo|=plant|=explotar =una|=a =bomba|=bomb",
  "=shoot =up =the|this|office|court",
  "=going|=gonna|=want|=will =to =kill|=shoot|=stab|=hurt|=beat =him|=her|=them|=everyone|=everybody|=someone|=people",
];

/** How an entry is told: nobody is lost in the hills now. */
export const crossedBefore: Pattern[] = [
  "=entre|=entro|=entramos|=cruce|=cruzo|=cruzamos|=pase|=paso|=pasamos|=vine|=llegue|=brinque|=crossed|=entered|=came =por|=el|=la|=un|=through|=the =monte|=cerro|=desierto|=rio|=brecha|=sierra|=desert|=river|=hills",
];

/** ICE or the police took the papers: a matter for a lawyer, not of forced work. */
export const takenByOfficers: Pattern[] = [
  "=ice|=migra|migracion|inmigracion|=immigration|=cbp|policia|=police|oficial|=officer|agente|agentes|=border =me|=nos|le|lo|se =quito|=quitaron|=tiene|=tienen|=quedo|=quedaron|=retuvo|=took|=has|=kept|=keeps|=agarro|=agarraron =con|el|mi|mis|los|my pasaporte|pasaportes|papeles|documentos|identificacion|passport|papers|documents|=id",
  "pasaporte|papeles|documentos|passport =me|que|se|lo|los =quito|=quitaron|=tiene|=tienen|=quedo|=took|=has|=kept =la|el|=ice|=migra|migracion|inmigracion|=immigration|=cbp|policia|=police",
];

/** "Ya no quiero vivir escondido" is tired of hiding, not of living. */
export const livingHidden: Pattern[] = ["=vivir escond*|ocult*|sombras"];
const child =
  "=hijastra|=hijastro|=hija|=hijo|=nina|=nino|=sobrina|=nieta|=hermanita|=daughter|=stepdaughter|=niece|=granddaughter";
const abused =
  "=abusada|=abusado|=abusa|=abusan|=abuso|=abusaron|=violada|=violado|=violaron|=viola|=toca|=tocaba|=tocando|=toco|=manosea|=molested|=molesting|=molests|=raped|=touching|=touches|=abused";
/** A child is the victim: what is said to a wife would miss the mark. */
export const childHurt: Pattern[] = [`${child} ${abused}`, `${abused} ${child}`];

const boss =
  "patron|patrona|jefe|jefa|dueno|duena|contratista|mayordomo|encargado|encargada|boss|employer|foreman|=trabajo|=trabajamos|=work";
const holds =
  "=encierra|=encierran|=encerro|=encerrados|=encerradas|=encerrado|=encerrada|pasaporte|pasaportes|passport|passports|=salir|=candado|=llave|=locked|=locks|=leave|deuda|=debo|=debe|=deben|=debt";

/** Who works for the person that holds them: "no me deja salir de la casa" is said of husbands and of bosses. */
export const heldByBoss: Pattern[] = [`${boss} ${holds}`, `${holds} ${boss}`];
export const partners: Pattern[] = [
  "=esposo|=esposa|=marido|=pareja|=novio|=novia|=viejo|=ex|=husband|=wife|=boyfriend|=girlfriend|=partner|=papa|=padrastro",
];

/** A boss or partner stands behind it after all. */
export const heldByPeople: Pattern[] = [
  "patron|patrona|jefe|jefa|boss|contratista|dueno|duena|esposo|marido|novio|coyote|husband|boyfriend|employer",
];

/** Words that turn a crisis pattern into a question about a record or a law ("violencia domestica en mi record"). */
export const notCrisis: Pattern[] = [
  "record|antecedentes|cargo|cargos|arrest*|convicto|felonia|misdemeanor|charge|convicted|conviction violencia|domestic",
  "violencia|domestic domestica|violence record|antecedentes|cargo|cargos|arresto|charge|conviction",
  "arrest*|acus* =de|por|for violencia|domestic",
  "violencia domestica =y papeles|residencia",
  "nunca|no =me =pega|=golpea|=maltrata",
  "mara|maras|pandilla|pandillas|pandillero|narcos|cartel|gang|gangs|gobierno amenaz*|extorsion*|=matar|=matarme|golpe*|threat*|muerte",
  "amenaz*|extorsion*|golpearon|threat* =por|de|by mara|maras|pandilla|pandillas|narcos|cartel|gang|gangs|gobierno",
  "patron|patrona|jefe|jefa|boss|mayordomo|empleador|manager|supervisor|employer amenaz*|threat*|amenas*",
  "amenaz*|threat* =me|mi|el|my patron|patrona|jefe|jefa|boss|employer|trabajo",
];
