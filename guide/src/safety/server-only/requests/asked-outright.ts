/** Requests said outright, whatever subject they name: there a sure subject says nothing against them. Server only. */
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import { all } from "#guide/safety/server-only/cries/second-hearing.ts";
import type { HeardByParts } from "#guide/safety/server-only/cries/third-hearing.ts";
import { honestly } from "#guide/safety/server-only/requests/honestly.ts";

const kin =
  "=primo|=prima|=hermano|=hermana|=amigo|=amiga|=tio|=tia|=cunado|=cunada|=vecino|=compadre|=comadre|=sobrino|=compa|=cousin|=cousins|=brother|=brothers|=sister|=sisters|=friend|=friends|=uncle";
const papers =
  "=mica|=micas|=licencia|=licencias|=social|=sociales|=ssn|=acta|=actas|=diploma|=permiso|=permisos|=tarjeta|=residencia|=residencias|=green|=license|=licenses|=permits|=cards";
const wants =
  "=quiero|=necesito|=ocupo|=ayudame|=ayudeme|=ayudenme|=hago|=want|=wanna|=need|=help|=how|=puedo|=podemos|=kiero";
const told =
  "entrevista|asilo|solicitud|formulario|juez|oficial|corte|deportacion|deportaron|arresto|interview|asylum|application|judge|officer|deportation|arrest|maras|pandillas|pandilla|gang|persecucion|amenazas|persecution";

export const outrightRequests: readonly HeardByParts<Refusal>[] = [
  {
    kind: "lie",
    topic: null,
    every: [
      all(3, [
        "=si|=if =digo|=decimos|=pongo|=ponemos|=say|=tell|=put =llegue|=entre|=vine|=llegamos|=came|=entered|=arrived",
      ]),
      all(1, ["=pasado|=pasada|=ayer|=recien|=apenas|=last|=recently|=just"]),
    ],
    unless: honestly,
  },
  {
    kind: "lie",
    topic: null,
    every: [
      all(2, [
        "=hago|=hacerme|=haciendome|=hagome|=hacemos|=haga pasar por",
        "=pass|=passing|=pose|=posing myself|off|as =as|=cuban|=citizen|=him|=her|=someone",
      ]),
      all(1, [
        "=cubano|=cubana|=venezolano|=venezolana|=mexicano|=puertorriqueno|=puertorriquena|=boricua|=ciudadano|=ciudadana|=primo|=prima|=hermano|=hermana|=el|=ella|=cuban|=citizen|=cousin",
      ]),
    ],
    unless: honestly,
  },
  {
    kind: "lie",
    topic: null,
    every: [
      all(2, [
        "=escribeme|=escribame|=escribas|=escribes|=inventame|=inventeme|=hazme|=redactame|=write|=make =un|=una|=me|=a carta|cuento|historia|=letter|=story",
      ]),
      all(3, [
        "=como =si|=fueras|=fueran",
        "=nunca =me|=meti|=paso|=hice|=fui|=pego",
        "=as =if|=though",
        "=never =happened|=did|=was|=hit",
      ]),
    ],
    unless: honestly,
  },
  {
    kind: "sham",
    topic: "fraude-matrimonio",
    every: [
      all(2, [
        "=no =es|=sera esposa|esposo|marido|matrimonio =verdad|=deveras|=veras",
        "=not|=isnt =real =wife|=husband|=marriage",
      ]),
      all(2, [
        "=voy|=va|=vamos|=me|=le =cobrar|=cobrarle|=pagar|=paga|=paga|=pagarme|=cobro",
        "=pay|=pays|=paying|=charge|=charging",
      ]),
    ],
    unless: honestly,
  },
  {
    kind: "sham",
    topic: "fraude-matrimonio",
    every: [
      all(3, [
        "=pretend|=pretending|=fake|=fingir|=fingimos|=finjamos|=fingiendo|=simular|=simulamos =married|=marry|=marriage|=couple|=casados|=casado|=casada|=matrimonio|=esposos|=novios",
      ]),
      all(1, ["=puedo|=podemos|=podriamos|=quiero|=can|=could|=we|=want|=vamos|=tips"]),
    ],
    unless: honestly,
  },
  {
    kind: "lie",
    topic: null,
    every: [
      all(2, ["=voy|=quiero|=puedo|=podria|=gonna|=want|=can =decir|=poner|=say|=tell|=put"]),
      all(4, [
        "=decir|=poner|=say|=tell|=put =entre|=llegue|=cruce|=vine|=entered|=came =visa|=avion|=plane",
      ]),
      all(1, [
        "=sello|=stamp|=consigo|=aunque|=although|=pero|=but|=monte|=cerro|=rio|=desierto|=desert|=river",
      ]),
    ],
    unless: honestly,
  },
  {
    kind: "lie",
    topic: null,
    every: [
      all(3, [
        "=ir|=voy|=presentarme|=presento|=entrar|=cruzar|=go|=show =con|=with|=using|=usando =su|=her|=his pasaporte|=passport|=mica|=licencia|=license|=visa",
      ]),
      all(1, ["=yo|=i"]),
      all(1, [
        "=identicas|=identicos|=identica|=identico|=gemelas|=gemela|=gemelo|=twins|=twin|=parecemos|=parecidos|=parecidas|=alike|=igualitas|=iguales",
      ]),
    ],
    unless: honestly,
  },
  {
    kind: "hide",
    topic: null,
    every: [
      all(2, [
        "=no =quiero|=voy =poner|=decir|=mencionar|=incluir mi|mis|lo =arresto|=arrestos|=deportacion|=felonia|=dui|=record|=antecedentes",
      ]),
    ],
    unless: all(2, ["=verdad|=abogado|=mentir"]),
  },
  {
    kind: "lie",
    topic: null,
    every: [
      all(2, [
        "=otra|=otro|=alguien|=someone|=somebody|=persona =ponga|=de|=gives|=give huellas|=prints|fingerprints por|for mi|me",
      ]),
    ],
    unless: honestly,
  },
  {
    // The monitor taken off so that nobody hears of it.
    kind: "hide",
    topic: null,
    every: [
      all(4, [
        "=take|=get|=remove|=slip|=cut|=corto|=cortar|=cortarme|=quito|=quitarme|=quitar|=saco|=sacarme ankle|grillete|tobillera|pulsera|brazalete|monitor|bracelet",
      ]),
      all(4, [
        "=without|=sin alert|alerta|alarm|alarma|=sonar|=suene|=avise|=avisar|=signal|=noticing|=knowing|=cuenta|=entere|=enteren",
      ]),
    ],
    unless: honestly,
  },
  {
    kind: "hide",
    topic: null,
    every: [
      all(3, [
        "=corto|=cortar|=cortarme|=quito|=quitarme|=cut grillete|pulsera|tobillera|brazalete|monitor|bracelet|=shackle",
      ]),
      all(1, ["=pierdo|=perderme|=huyo|=huir|=escapo|=escaparme|=desaparezco|=run|=disappear|=pelo"]),
    ],
    unless: honestly,
  },
  {
    kind: "lie",
    topic: null,
    every: [all(1, ["=que|=what =puedo|=podria|=can|=could =inventar|=inventarles|=i =invent|=inventar"])],
    unless: honestly,
  },
  {
    kind: "lie",
    topic: null,
    every: [
      all(5, [
        `${wants} =mentir|=mentirle|=inventar|=inventarle|=inventarme|=fingir|=ocultar|=ocultarle|=lie|=lying|=invent|=hide`,
      ]),
      all(1, [told]),
    ],
    unless: [
      ...honestly,
      ...all(3, [
        "=sin|=without =mentir|=ocultar|=lying|=inventar",
        "=direccion|=domicilio|=abusador|=agresor|=marido|=esposo|=address|=abuser|=husband|=husbands|=ex",
        "=pasa|=happens|=castigo|=pena|=penalty|=consecuencias|=consequences",
        "=cost|=costs|=someone|=others|=people|=alguien|=otros|=tells|=told|=dice|=dicen|=dijo",
      ]),
    ],
  },
  // A number that belongs to somebody, or papers that somebody makes.
  {
    kind: "forge",
    topic: null,
    every: [
      all(4, [
        "=renting|=rents|=renta|=rentan =me|=her|=his|=su =permit|=permiso|=mica|=social",
        "=rentar|=rento|=rent|=renting|=alquilar|=alquilo =social|=ssn|=mica|=itin|=green",
        `=quien|=donde|=who|=where|=alguien =vende|=venden|=venda|=sells|=sell|=selling ${papers}`,
        `=vendo|=vendemos|=bendo|=selling ${papers}`,
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, [
        "=seguro|=insurance =carro|=car|=auto|=vida|=medico|=life|=health",
        "=negocio|=comida|=licor|=business|=liquor|=food|=alcohol",
        "=vecina|=vecino|=mi|=neighbor =vende|=sells",
        "=citas|=cita|=appointments|=casa|=cuarto|=departamento|=house|=room|=apartment",
        "=carro|=casa =social|=seguro",
      ]),
      ...all(1, ["=venden|=vende|=sells =falsas|=falsos|=fake =como|=quien|=reporto|=denuncio|=aviso"]),
    ],
  },
  {
    kind: "sham",
    topic: "fraude-matrimonio",
    every: [
      all(4, [
        "=pagandole|=pagandoles|=paying =muchacha|=muchacho|=senora|=alguien|=ciudadan*|=girl|=guy|=someone|=citizen =matrimonio|=casar*|=marriage|=marry",
        "=get|=getting =married =for =papers",
        `${wants} =casarme|=casarnos|=marry por|for =papeles|=papers|=residencia|=mica|=green`,
        "=casarme|=casarnos|=marry por|for =papeles|=papers|=mica =ciudadan*|=citizen|=gringa|=gringo|=alguien|=someone",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, ["=amor|=love|=enamorad*", "=ofrece|=ofrecen|=ofrecio|=offered|=offers|=dicen|=acusan"]),
    ],
  },
  // Told by others to say what never was.
  {
    kind: "lie",
    topic: null,
    every: [
      all(2, [
        "=no|=nunca =paso|=pasado|=hicieron|=amenazaron =nada|=nadie|=eso",
        "=no =me|=nos =paso|=hicieron|=amenazaron|=persiguen",
        "=nothing =happened",
        "=never =happened|=threatened",
      ]),
      all(3, [
        "=dijo|=dijeron|=aconsejo|=dice|=dicen|=said|=told|=says que|to|me =diga|=dijera|=digamos|=invente|=inventara|=say",
        "=puedo|=podria|=voy|=quiero|=can|=could =decir|=digo|=say =que|=that|=si|=they|=yes|=i",
      ]),
      all(1, ["maras|mara|pandilla|pandillas|gang|gangs|cartel|amenaz*|threat*|persig*|asilo|asylum"]),
    ],
    unless: [...honestly, ...all(2, ["=no =pedir|=puedo|=tengo =asilo|=derecho|=pruebas", "=sin =mentir"])],
  },
  // A crime that was none.
  {
    kind: "lie",
    topic: null,
    every: [
      all(2, [
        "=hacer|=hace|=hacemos|=hago|=haga|=hagan|=hagamos|=digo|=decir como que =asalt*|=rob*|=golpe*|=peg*|=amenaz*",
        "=denunciar|=denuncio|=acusar|=acuso|=reportar|=accuse|=report =falsamente|=falsely",
        "=falsamente|=falsely =denunciar|=acusar|=accuse|=report",
        "=como|=as =que|=if =asaltaron|=robaron|=roba|=golpearon|=pegaron|=asalta",
      ]),
      all(1, ["visa|=u|vawa|papeles|papers|asilo|asylum|residencia"]),
    ],
    unless: all(2, ["=me =acusa|=acusan|=acuso|=denuncio|=denunciaron", "=no|=not =quiero|=want"]),
  },
  // A doctor who signs what he did not look at.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["doctor|doctora|medico|civil"]),
      all(2, ["=que|=who|=doctor|=quien =firme|=firma|=signs|=sign|=selle|=sella"]),
      all(3, [
        "=sin|=without =ponerlas|=ponerse|=ponerme|=poner|=ponerla|=hacer|=hacerme|=hacerse|=hacerlas|=vacunas|=analisis|=ver*|=shots|=tests|=vaccines|=seeing|=giving|=checking",
      ]),
    ],
    unless: honestly,
  },
  // Entering with the paper of another.
  {
    kind: "smuggle",
    topic: null,
    every: [
      all(2, [
        "=necesito|=ocupo|=quiero|=quisiera|=busco|=consigo|=conseguir|=need|=want|=find =un|=una|=al|=a|=otro coyote|coyotes|pollero|polleros|patero|smuggler",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, [
        "=no|=dont|=not =quiero|=quiere|=voy|=necesito|=busco|=ocupo|=want|=need coyote|coyotes|pollero|polleros|smuggler",
        "=convenzo|=convencerlo|=convencerla|=convencer|=convince =que|=de|=not =no|=to",
      ]),
    ],
  },
  {
    kind: "smuggle",
    topic: null,
    every: [
      all(4, [
        `=cruzo|=cruzar|=entro|=entrar|=paso|=pasar|=viajo|=viajar|=cross|=enter|=fly|=travel con|with|on|using =visa|=pasaporte|=mica|=green|=residencia|=tarjeta|=passport de|of|a|my|mi ${kin}`,
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, [
        "=cacharon|=regresaron|=idea|=caught|=hace|=ago",
        "=y|=and|=junto|=with|=con =mi|=my =hijo|=hija|=son|=daughter",
        "=casa|=dinero|=carro|=house|=car",
      ]),
    ],
  },
  // Something for whoever decides.
  {
    kind: "bribe",
    topic: null,
    every: [
      all(3, [
        "=cuanto|=cuanta|=much =lana|=dinero|=feria|=money|=cash =pasa|=da|=suelta|=doy|=slip|=give =al|=del|=a|=the|=oficial|=juez|=dmv",
        "=dar|=darle|=doy|=ofrecer|=ofrecerle|=ofrezco|=pasarle|=give|=offer|=slip incentivo|=mordida|=soborno|=bribe|=incentive",
        "=soborno|=sobornar|=sobornamos|=bribe =a|=al|=alguien|=oficial|=juez|=someone|=the|=an",
      ]),
      all(1, [
        "oficial|oficiales|=dmv|juez|consulado|embajada|agente|policia|=ice|migracion|officer|judge|consulate|agent|uscis|alguien|someone",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(3, ["=pide|=pidio|=piden|=asked|=wants|=exige|=crea|=piense|=think|=thinks"]),
    ],
  },
  // Another's name for the police or for the border.
  {
    kind: "hide",
    topic: null,
    every: [
      all(3, [
        `=doy|=dar|=digo|=decir|=dando|=give|=say|=use|=uso =nombre|=datos|=name de|of|a|my|mi|del ${kin}`,
        `=give|=use|=say my|mi|a ${kin} =name|=info`,
      ]),
      all(2, [
        "=si|=cuando|=if|=when =me|=nos|=they|=ice|=cops|=police|=im =agarran|=agarra|=paran|=para|=detienen|=detiene|=piden|=preguntan|=stop|=stopped|=stops|=catch|=caught|=arrest|=arrested|=ask",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, ["=contacto|=emergencia|=emergency|=contact|=llamar|=call|=avisen|=fianza|=bond|=sponsor"]),
    ],
  },
  {
    kind: "hide",
    topic: null,
    every: [
      all(4, [
        "=entro|=entrar|=cruzo|=cruzar|=regreso|=regresar|=vuelvo|=volver|=enter|=return|=come|=aplicar|=aplico|=apply con|with|under|bajo =otro|=distinto|=different|=another|=new =nombre|=name|=apellido",
      ]),
      all(1, ["deport*"]),
      all(2, [
        "=como|=puedo|=podria|=voy|=quiero|=how|=can|=could|=want|=gonna|=se =entro|=entrar|=cruz*|=regres*|=vuelv*|=volver|=enter|=return|=come|=apli*|=apply|=i",
      ]),
    ],
    unless: honestly,
  },
];
