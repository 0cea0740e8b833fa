/** Requests for harm that `third-hearing.ts` puts together from their parts. Server only. */
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import { all } from "#guide/safety/second-hearing.ts";
import { type HeardByParts, heardByParts } from "#guide/safety/third-hearing.ts";
import type { Word } from "#guide/words/normalise.ts";

const kin =
  "=sobrino|=sobrina|=primo|=prima|=primos|=hermano|=hermana|=cunado|=cunada|=comadre|=compadre|=amigo|=amiga|=vecina|=vecino|=tia|=tio|=nephew|=niece|=cousin|=cousins|=brother|=sister|=friend|=friends|=nephews|=nieces|=brothers|=sisters";
const people =
  "cuban*|venezolan*|nicaraguens*|=nica|hondur*|salvador*|haitian*|guatemal*|colombian*|ecuador*|peruan*|mexican*|dominican*|nepal*|ukrain*|ucranian*|honduran|=cuba|=venezuela|=nicaragua|=haiti";
const fakes =
  "=falsa|=falso|=falsas|=falsos|=fake|=chueco|=chueca|=prestada|=borrowed|=inventada|=ajena|=rentada";
const notSo =
  "=nunca|=jamas|=never|=isnt|=arent|=wasnt|=doesnt|=didnt|=havent|=sana|=sano|=healthy|=none|=mentira";
const expert =
  "psicolog*|terapeuta|therapist|doctor|doctora|medico|psychologist|counselor|consejera|=jefe|=patron|=boss|=employer|empresa|=restaurante|company";
const honestly = all(2, [
  "=no|=not|=wont =quiero|=want|=quise|=queremos|=lie",
  "denunci*|report|reportar|reporto|estafa|estafaron|scam|scammed|demandar|devuelv*",
  "=la|=the =verdad|=truth",
  "=poder =legal|=notarial",
  "=power =attorney",
  "tutor|guardian|interprete|interpreter|legalmente|legally",
  "=me|=nos =acusa|=acusan|=acusaron",
  "=is|=es|=sera =delito|=crime|=fraude|=legal|=ilegal|=illegal",
]);
const truth = all(1, ["=verdad|=truth|=honest|apelar|apelo|=appeal|denunciar"]);

const requests: readonly HeardByParts<Refusal>[] = [
  // A test of drugs to come out clean of.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["droga*|=drug|=drugs|mota|marihuana|marijuana|=weed|=thc|coca*|orina|urine|=pee|doping"]),
      all(3, [
        "=salir|=salgo|=salga|=come|=pass|=paso|=pasar|=test =limpio|=limpia|=clean|=negativo|=negative",
        "=que =no =salga|=detecte|=detecten|=aparezca|=note|=noten",
        "=limpiar|=limpio|=saco|=sacar|=sacarla|=flush =cuerpo|=sistema|=system|=sangre",
        "=engano|=enganar|=burlo|=burlar|=beat|=cheat|=trick|=fake|=fool =prueba|=test|=examen|=analisis|=doctor|=pee|=urine",
        "detox|=shampoo =hides|=hide|=beats|=works|=pass",
      ]),
    ],
    unless: honestly,
  },
  // A false paper, and who makes it.
  {
    kind: "forge",
    topic: null,
    every: [
      all(2, [
        "=acta|=carta|=papel|=papeles|=recibo|=diploma|=certificado|=licencia|=mica|=pasaporte|=letter|=certificate|=license|=diploma|=passport|=matrimonio|=defuncion|=hospital =falsa|=falso|=falsos|=fake|=chueca|=chueco",
        "=falsa|=falso|=falsos|=fake|=chueca|=chueco =acta|=carta|=papel|=recibo|=diploma|=letter|=certificate|=license|=passport|=death|=birth|=divorce|=medical",
      ]),
      all(3, [
        "=quien|=alguien|=donde|=who|=someone|=where =haga|=hagan|=hace|=hacen|=venda|=vende|=venden|=consigo|=makes|=make|=sells|=sell",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, [
        "=que|=what|=y =hago|=hacer|=pasa",
        "=como =se|=know =si|=es",
        "reconozc*|reconocer|recognize|=spot|=caer|distingu*|identific*",
      ]),
    ],
  },
  // Another who sits the test or gives the prints.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["examen|=prueba|=test|=exam|civics|civismo|biometric*|huellas|fingerprint*"]),
      [
        ...all(1, ["=en|=in mi|my =lugar|place", "instead of me|=myself"]),
        ...all(4, [
          "=haga|=hace|=hacer|=hacerme|=presente|=presentar|=tome|=vaya|=ir|=pase|=take|=takes|=sit|=sits|=do|=go por|for mi|me",
          "=someone|=somebody|=alguien|=who|=quien =sit|=sits|=presente",
        ]),
      ],
    ],
    unless: [...honestly, ...all(1, ["=pay|=paga|=pagar|=interpret*|=traduc*|=translate"])],
  },
  {
    kind: "lie",
    topic: null,
    every: [
      all(3, [
        "=game|=beat|=cheat|=trick|=rig|=burlar|=burlo|=enganar|=engano =interview|=test|=exam|=entrevista|=examen|=officer|=officers",
      ]),
    ],
    unless: [...honestly, ...all(1, ["=beat =me|=us|=my|=him|=her|=up", "=me|=nos =engano"])],
  },
  // Without fear, and looking for what passes as fear.
  {
    kind: "lie",
    topic: null,
    every: [
      all(2, [
        "=no|=not|=dont|=sin|=without|=nada =tengo|=afraid|=fear|=scared|=miedo|=actually",
        "=nobody|=nadie|=nothing =after|=persigue|=happened|=paso|=hizo|=did|=busca",
      ]),
      all(1, ["fear|=afraid|=scared|miedo|asilo|asylum"]),
      all(3, [
        "=pass|=pasar|=pasarla|=beat|=game|=win =fear|=interview|=entrevista|=credible|=miedo|=asylum|=asilo",
        "=que|=what|=cuales|=which =cuento|=invento|=contesto|=story|=historia|=answers|=respuestas|=palabras|=words",
      ]),
      all(2, [
        "=que|=what|=how|=como|=cuales|=which =cuento|=invento|=contesto|=digo|=say|=story|=historia|=answers|=paso|=pass|=game|=beat|=words",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, [
        "=scared|=afraid|=miedo of|a|de|the =interview|=entrevista|=court|=corte",
        "=no =tengo =abogado|=dinero|=pruebas",
        "=have =proof|=lawyer|=evidence",
      ]),
    ],
  },
  // A name written by another hand.
  {
    kind: "forge",
    topic: null,
    every: [
      all(3, [
        "=hago|=hacemos|=imito|=imitar|=copio|=copiar|=copy|=trace|=fake su|his|her|la|=their =firma|=signature",
        "=sign|=signing =his|=her|=their =name|=signature",
        "=firmo|=firmar|=firme =por|=como|=con|=su igualito|=igual|=igualita|=letra|=comparan|=notan|=noten",
        "=firmo|=sign =comparan|=compare|=notan|=notice|=parecido",
      ]),
    ],
    unless: honestly,
  },
  // Blaming somebody of what never was.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, [
        "=acuso|=acusar|=acusarlo|=acusarla|=denuncio|=denunciar|=culpar|=culpo|=accuse|=blame|=demando|=demandar|=trafficked",
      ]),
      all(3, [
        "=no|=not =es|=fue|=is|=its|=sea|=era =cierto|=verdad|=true",
        "=nunca|=jamas|=never =paso|=hizo|=hubo|=happened|=did|=encerro|=pego|=hit",
        "=no =paso|=hizo|=hubo|=did =nada|=anything|=nothing",
      ]),
      all(1, ["visa|vawa|papeles|papers|arreglar|arreglo|residencia|=u|=t|=green"]),
    ],
    unless: all(2, [
      "=me|=nos =acusa|=acusan|=acuso|=acusaron",
      "=no|=not =quiero|=want",
      "=me =culpa|=culpan",
      "=puede|=pueden|=quiere|=quieren|=anda|=amenaza =denunciar|=acusar|=culpar|=diciendo|=demandar",
      "=can|=will|=wants =accuse|=report|=blame =me",
    ]),
  },
  // An expert or a boss who writes what is not so.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, [expert]),
      all(3, [
        "=carta|=letter|=papel|=write|=ponga|=escriba|=firme|=diga|=firma|=jurar|=meter =que|=saying|=says|=that|=i|=mi|=my|=si|=diciendo",
      ]),
      [
        ...all(1, [notSo]),
        ...all(1, [
          "=no|=not =esta|=es|=lo|=tiene|=soy =esta|=es|=soy|=tiene|=asi|=nada",
          "=no lo|la =esta|=es|=soy",
        ]),
      ],
      all(3, [
        "=ayudame|=ayudenme|=ayudeme|=help =escribir*|=write|=letter|=carta|=redactar*",
        "=what|=que =should|=debe|=pedimos|=pido|=ponemos|=ponga|=escriba|=say",
        "=como =la|=lo =redacto|=escribo|=pongo|=redactan",
      ]),
    ],
    unless: [...honestly, ...all(2, ["=puso|=wrote|=metio|=escribio =mal|=wrong|=sin|=without|=mentiras"])],
  },
  // The language waiver from a doctor who does not look.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["doctor|doctora|medico|=quien|clinica|=clinic"]),
      all(1, ["n648|=648|exencion|discapacidad|demencia|disability|dementia|ingles|vacuna*|i693"]),
      all(2, [
        "=sin =ver*|=revis*|=checar*|=examin*",
        "=without =seeing|=examining|=checking|=exam",
        "=esta =sana|=sano|=bien",
        "=is|=shes|=hes =healthy|=fine",
      ]),
    ],
    unless: [...honestly, ...all(2, ["=me|=le =cobro|=reviso"])],
  },
  // Public help by saying what is not so at home.
  {
    kind: "lie",
    topic: null,
    every: [
      all(1, ["medicaid|estampillas|cupones|=stamps|welfare|=snap|=calfresh|wic"]),
      all(5, [
        "=diciendo|=digo|=decir|=saying|=say|=pongo|=poner =no|=aparte|=moved|=left|=fue|=sola|=alone|=separados =vive|=vivo|=trabajo|=gano|=lives|=conmigo|=aparte|=para|=sola|=out|=here",
        "=diciendo|=digo|=decir|=saying|=say =vive|=vivo|=live|=lives =aparte|=sola|=solo|=alone|=lado",
      ]),
    ],
    unless: [...honestly, ...all(1, ["ya =no", "=tengo =que =decir", "anymore"])],
  },
  // A licence with an address that is not the person's.
  {
    kind: "forge",
    topic: null,
    every: [
      all(1, ["licencia|license"]),
      all(3, [
        `=direccion|=domicilio|=address ${fakes}`,
        `${fakes}|=whose =direccion|=domicilio|=address`,
        `=direccion|=domicilio|=address de|of|a ${kin}`,
      ]),
      all(3, [
        `=direccion|=domicilio|=address ${fakes}`,
        `${fakes} =address`,
        "=pero|=aunque|=but|=though =vivo|=live",
        "=no|=dont =vivo|=live",
      ]),
    ],
    unless: honestly,
  },
  // The papers of another people.
  {
    kind: "forge",
    topic: null,
    every: [
      all(2, [
        `=acta|=partida|=pasaporte|=papeles|=cedula ${people}`,
        `${people} =birth|=certificate|=certificates|=passport|=papers`,
      ]),
      all(2, [
        `=soy|=im|=am|=somos|=from ${people}|=peru|=ecuador|=mexico|=colombia|=guatemala|=honduras|=salvador|=belice|=brasil`,
      ]),
      all(2, [
        "=quien|=donde|=who|=where =hace|=hacen|=haga|=vende|=venden|=makes|=sells|=saco|=compro|=buy|=consigo",
        "=consigo|=compro|=consigueme|=comprar|=conseguir =acta|=partida|=pasaporte|=papeles",
        "=aunque|=pero|=though|=but =soy|=im|=am|=no",
      ]),
      all(1, ["ley|ajuste|=law|=tps|nacara|asilo|asylum|adjustment"]),
    ],
    unless: [...honestly, ...all(4, ["=esposo|=esposa|=marido|=husband|=wife|=papa|=mama =es|=is"])],
  },
  // A marriage that was paid for and is to go on.
  {
    kind: "sham",
    topic: "fraude-matrimonio",
    every: [
      all(5, [
        "=pague|=pago|=di|=paid|=pay|=deal|=trato =casar*|=casamiento|=matrimonio|=boda|=marry|=marriage",
        "=casar*|=casamiento|=matrimonio|=boda|=marry|=marriage =pague|=pago|=paid|=dinero",
      ]),
      all(3, [
        "=como|=how|=que =obligo|=obligar*|=force|=cumpl*|=amarro|=convenzo|=presion*|=aprieto|=vaya|=make",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, ["=me|=nos =obliga|=obligan|=obligaron|=forced", "=salir|=salirme|=get =de|=out"]),
    ],
  },
  // Money already given inside, and more to give.
  {
    kind: "bribe",
    topic: null,
    every: [
      all(1, ["=di|=pase|=pague|=paid|=gave|=adelante|=deposite|=untado"]),
      all(5, [
        "=trabaja|=works|=guy|=contact|=contacto|=empleado|=empleada|=senora|=clerk|=cashier|=secretaria|=secretary|=muchacho|=senor|=oficial|=officer =uscis|=migracion|=immigration|=adentro|=inside|=corte|=consulado|=oficina",
      ]),
      all(3, [
        "=a =quien|=quienes|=cual =mas|=otro =doy|=dar|=darle|=pago|=hay",
        "=quien|=quienes|=cual =mas|=hay|=otro =doy|=dar|=darle|=tengo",
        "=who =else",
      ]),
    ],
    unless: honestly,
  },
  // A child brought in as another child.
  {
    kind: "smuggle",
    topic: null,
    every: [
      [
        ...all(5, [
          `=traer|=traerla|=traerlo|=traigo|=pasar|=pasarla|=pasarlo|=paso|=cruzar|=cruzarla|=meter|=meterla|=meterlo|=bring|=come|=enter con|with|using|usando|on =pasaporte|=acta|=mica|=passport|=green|=papers ${kin}`,
          `=bring|=come|=enter|=fly|=cross with|using|on ${kin} =passport|=card|=papers|=certificate|=green`,
          `=presta|=prestan|=lends =pasaporte|=acta|=mica|=passport =pasarla|=pasarlo|=cruzar*|=traer*|=meter*|=entrar`,
        ]),
      ],
    ],
    unless: honestly,
  },
  // The false one was bad: a better one.
  {
    kind: "forge",
    topic: null,
    every: [
      all(1, ["=mica|=social|=socials|=licencia|=papeles|=id|=green|=permiso|=sociales"]),
      all(2, [
        "=compre|=vendieron|=vendio|=bought|=sold|=hicieron|=buying",
        "=salio|=salieron =malo|=mala|=malos|=chafa|=chafas",
      ]),
      all(4, [
        "=donde|=quien|=where|=who =consigo|=vende|=venden|=hace|=hacen|=compro|=buy|=makes|=sells|=sell|=get =mejor|=mejores|=otro|=otra|=better|=good|=bueno|=buena|=sirva|=pase|=reliable|=unas|=uno",
        "=where|=who =good|=better|=reliable =one|=seller",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(1, ["legal*|=abogado|=lawyer|=real|=reales|dinero|=carro|=casa|=car|=house"]),
    ],
  },
  // A lawyer said no; it is done all the same.
  {
    kind: "lie",
    topic: null,
    every: [
      all(4, [
        "=abogado|=abogada|=lawyer|=attorney|=licenciado|=licenciada|=notario =dijo|=dice|=says|=said|=told|=refused|=quiere|=quiso|=diga|=regano =no|=not|=pero|=but|=aun",
        "=abogado|=abogada|=lawyer|=attorney|=licenciado|=licenciada =refused|=no =but|=pero|=so|=quiere|=quiso",
        "=se|=know =mal|=prohibido|=fraude|=illegal|=ilegal|=wrong =pero|=but",
      ]),
      all(3, [
        "=voy|=going|=gonna|=ill|=quiero|=pienso =mentir|=lie|=ocultar|=callar*|=inventar|=hide|=fingir|=falsificar",
        "=voy|=going|=gonna|=ill|=quiero|=pienso =decir|=poner|=say|=claim|=put que|nunca|never|i",
        "=leave|=leaving =off|=out",
      ]),
    ],
    unless: truth,
  },
  // Told by others to say what never was, and asks how.
  {
    kind: "lie",
    topic: null,
    every: [
      all(3, [
        "=nunca|=no|=jamas|=never|=not =pegado|=pego|=paso|=pasado|=hizo|=hecho|=hit|=happened|=maltrat*|=golpeado|=violado",
        "=he|=she|=it =didnt|=isnt|=never",
        "=no|=not =soy|=lo|=am|=es =cierto|=verdad|=gay|=true",
      ]),
      all(3, [
        "=dijo|=dijeron|=aconsejo|=aconsejaron|=dice|=dicen|=said|=told|=says que|to =diga|=dijera|=digamos|=say",
      ]),
      all(4, ["=que|=what =digo|=decir|=decirle|=cuento|=platico|=say|=tell|=details"]),
    ],
    unless: honestly,
  },
  // The bracelet made blind.
  {
    kind: "hide",
    topic: null,
    every: [
      all(1, ["pulsera|grillete|tobillera|brazalete|monitor|bracelet|tracker|isap|=gps|smartlink|=shackle"]),
      all(3, [
        "aluminio|foil|magnet|=iman|envuelv*|envolv*|=wrap|=wrapping|=jam|=jammer|=bloqueo|=bloquear|=spoof",
        "=stop|=keep|=deje|=deja =sending|=mandar|=tracking|=from =location|=senal|=signal|=me",
      ]),
    ],
    unless: [...honestly, ...all(1, ["=bano|=banar*|=shower|=bathe|=lavar*|lastim*|=hurts"])],
  },
  // Fingers that shall tell nothing.
  {
    kind: "hide",
    topic: null,
    every: [
      all(1, [
        "huellas|=fingerprints|=prints|=fingerprint|=fingertips|biometric*|=dedos|=yemas",
        "felonia|felony|arresto|arrest|=record|antecedentes|deportacion|deportation",
      ]),
      all(3, [
        "=borro|=borrar|=borrarme|=quemo|=quemar|=quemarme|=burn|=lijo|=lijar*|=danar|=dano|=alter =huellas|=dedos|=yemas|=prints|=fingertips|=fingerprints|=fingers",
        "=para|=pa|=so =que|they|=it =no|=dont|=doesnt =salga|=aparezca|=brinque|=match|=reconozcan|=show|=salgan",
        "=keep =from =popping|=showing|=coming",
      ]),
    ],
    unless: [...honestly, ...all(1, ["=mal|=borrosas|=error|=wrong|=bad"])],
  },
];

/** A request for harm, by its parts. */
export function askedByParts(list: readonly Word[]) {
  return heardByParts(requests, list);
}
