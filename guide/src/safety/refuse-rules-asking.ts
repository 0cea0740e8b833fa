import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { Pattern } from "#guide/words/patterns.ts";

/**
 * Harmful requests by their parts, whatever the words between: what is done (buy, lend, use, make, leave out, pay),
 * with what (a paper, a story, an officer, a crossing), and what makes it wrong (another's, bought, not true).
 */
const thing =
  "=mica|=micas|=green|=social|=socials|=seguro|=seguros|=ssn|permiso|=papeles|=papers|=visa|residencia|residency|licencia|licencias|=license|identificacion|identificaciones|=acta|=actas|pasaporte|=passport|ciudadania|=id|=ids|=permit|=matricula";
const kin =
  "primo|prima|hermano|hermana|amigo|amiga|compadre|comadre|=compa|=tio|=tia|esposo|esposa|hijo|hija|cunado|cunada|persona|muerto|difunto|vecino|=someone|=someones|=cousin|=cousins|=brother|=brothers|=sister|=sisters|=friend|=friends|=uncle|=uncles|=aunt|=aunts|=wifes|=husbands|=elses|=else|=otro|=otra";
const say =
  "=digo|=decir|=decirle|=diga|=decimos|=pongo|=poner|=ponga|=ponemos|=cuento|=contar|=escribir|=escribo|=contesto|=contestar|=marco|=marcar|=say|=put|=tell|=claim|=write|=answer";
const officer =
  "oficial|oficiales|agente|juez|=migra|migracion|inmigracion|uscis|consul|=officer|=agent|=judge|=immigration|=consul|empleado|funcionario";
const others =
  "vecino|vecina|vecinos|=ex|cunada|cunado|suegra|suegro|=nuera|=yerno|primo|prima|companero|companera|=jefe|=patron|=neighbor|=neighbors|=roommate|=coworker|=wife|=husband|=cousin|=boyfriend|=girlfriend|exesposo|exesposa|=inquilino|=tenant";

interface AskingRule {
  refusal: Refusal;
  /** Up to four words between the parts. */
  patterns: Pattern[];
  /** Up to nine. */
  far: Pattern[];
}

export const askingRules: AskingRule[] = [
  {
    refusal: "forge",
    patterns: [
      `=alguien|=quien|=someone|=somebody =que|who|to|puede|can =haga|=tome|=presente|=vaya|=pase|=take|=takes|=go|=hacer examen|=test|=exam|=huellas|=entrevista|=interview =mi|=me`,
      `=ocupo|=necesito|=consigo|=need|=quiero =un|a|el numero|number|=social|=seguro =jale|=pase|=sirva|=works|=passes|=funcione`,
      `=venden|=vende|=comprar|=compro|=sells|=buy =el|un|an|the =itin|=itins`,
      `=quien|=alguien|=who|=donde =hace|=hacen|=haga|=makes =papeles|=micas|=ids|=socials =trabajar|=jalar|=chambear|=jale|=chamba`,
      `=plantilla|=template|=machote =i797|=acta|=carta|=recibo|=certificado|=aprobacion|=approval|=notice`,
      `=acta|=birth =nueva|=otra|=new =otro|=otra|=different =ano|=edad|=fecha|=year|=nombre|=date`,
      `=compro|=comprar|=comprarle|=comprarme|=compra|=vende|=venden|=vendan|=venda|=venderme|=buy|=buying|=sells|=sell ${thing}`,
      `=presta|=prestan|=prestame|=prestar|=ofrece|=ofrecen|=ofrecio|=renta|=rentan|=rentar|=lends|=lend|=offered|=offers ${thing} =agarro|=uso|=usar|=usarla|=usarlo|=tomo|=acepto|=entro|=work|=trabajar|=chambear|=use|=jalar|=conviene`,
      `=puedo|=podria|=voy|=quiero|=conviene|=can|=could|=may|=should|=dejan|=deja|=lets trabajar|=usar|=uso|=entrar|=chambear|=jalar|=use|=work ${thing}|=nombre|=numero|=name|=number|=identidad ${kin}`,
      `=usar|=uso|=use|=using|=usando =el|la|los|un|the|my ${thing}|=nombre|=name|=identidad =de|del|of|my|un|mi ${kin}`,
      "=hazme|=haces|=haces|=haganme|=hagame|=inventa|=inventame|=inventas|=inventar|=fabricame|=make|=ponme =me|un|una|unos|a|los|some|de contrato|recibos|recibo|talones|talon|=stub|=stubs|comprobante|comprobantes|=lease|=receipts|=paystub|=paystubs",
      "=hazme|=haces|=inventame|=escribeme|=make|=write carta|=letter =de|que|saying|from|=diga|diciendo =trabajo|=patron|=renta|=trabaje|=worked|=job|=landlord|=boss",
      "contrato|recibo|recibos|carta|acta|certificate|=letter|=lease|=i94 =con|de|que|with|diga|digan|en|diga|the|a =otra|=vieja|=atrasada|=distinta|=different|=old =fecha|=date|=dates",
      `=necesito|=ocupo|=busco|=quiero|=need|=looking ${thing} =bueno|=buena|=buenos|=limpio|=que|=clean|=good =pase|=pasen|=pasa|=verify|=everify|=jale|=funcione|=passes`,
    ],
    far: [],
  },
  {
    refusal: "lie",
    patterns: [
      `=cuenta|=cachan|=checan|=revisan|=notan|=investigan|=check|=checks si|if|=cuando =digo|=pongo|=cambio|=miento|=invento|=omito|=say|=put|=change|=lie|=claim`,
      `si|if =digo|=pongo|=cambio|=miento|=omito|=say|=lie|=put =cuenta|=cachan|=checan|=notan|=saben|=descubren|=notice|=find|=know`,
      `si|if =digo|=say =que|i =soy|=am|=im =cubano|=cubana|=venezolano|=salvadoreno|=gay|=menor|=ciudadano|=mexicano|=cuban|=citizen|=soltero`,
      `=suene|=suena|=sound|=sounds|=vea|=look =mas|=more|=worse|=peor =grave|=fuerte|=triste|=creible|=serious|=feo|=worse|=real|=pobre`,
      `doctor|doctora|medico|psicologo|psicologa|psychologist =que|me|le|diga|=ponga|=diga|=escriba|=say|=write|=put =mas|=peor|=aunque|=worse|=sicker|=depresion`,
      `=should|=can|=could i =deny`,
      `=conviene|=mejor|=puedo|=debo =negar|=negarlo|=niego|=niegue`,
      `=no =les|le =digo|=cuento =de|del|que =otro|=otra|=mi|=mis =para =que`,
      "=agregar|=poner|=meter|=incluir|=inventar|=inventarme|=invento|=add|=include novio|novia|hijo|hija|hijos|esposo|esposa|hermano|enfermedad|child|wife|husband|=illness =no|=not|=doesnt|=falso|=inexistente =existe|=existen|=exist|=tengo|=have",
      "=pongo|=poner|=pongamos|=put|=declaro|=declarar|=inflar|=inflo|=subirle|=subo =mas|=more|=los|=el ingresos|ingreso|=income|sueldo|=salary =de|que|than|en|in|para|to =real|=taxes|=gano|=patrocinar|=earn|=sponsor|=i864|=califique|=qualify",
      `${say} =que|soy|estoy|i|im =soltero|=soltera|=single =aunque|=though|=pero|=but|=cuando|=when`,
      "=paso|=pasar|=pasarme|=hago|=hacerme =de|=por|pasar|as =soltera|=soltero|=menor|=ciudadano|=ciudadana|=single|=minor|=citizen|=cubano|=cubana =si|=aunque|=ya|=para|=though|=if|=sin",
      "=decir|=digo|=pongo|=poner|=traer|=registrar|=say|=claim =que|a|mi|my sobrina|sobrino|primo|prima|ahijado|nieto|nieta|=niece|=nephew|=cousin|=grandson =es|=como|=is|=as =mi|=mio|=mia|=my hija|hijo|=son|=daughter|=mio|=mia",
      `engan* =al|a|la|el =entrevista|=entrevistador|${officer}`,
      "=inventa|=inventame|=inventas|=fabrica|=creame|=dime|=dame|=cuentame|=escribeme|=give|=tell|=write =una|un|me|otra|a historia|=cuento|=relato|=story =buena|=bueno|=creible|=triste|=fuerte|=good|=sad|=strong|=convincing",
      "=declarar|=declaro|=marcar|=marco|=pongo|=poner|=check =que|como|soy|en|la|i|as =ciudadano|=ciudadana|=citizen =en|para|on|aunque|to|la|=i9|=trabajo =i9|=trabajo|=job|=work|=aunque|=hire",
      "=decirle|=digo|=decir|=tell|=say =al|a|my|the =patron|=jefe|=boss|=trabajo|=employer =que|i|soy|im|am ciudadano|ciudadana|residente|citizen",
    ],
    far: [
      "sobrin*|ahijad*|=nephew|=niece|=primo|=prima diciendo|=decir|=digo|=diga|=saying|=say|=fingiendo hijo|hija|=son|=daughter",
      `=decir|=diga|=dice|=digo =abandono|=abandonaron|=maltrata|=pega =aunque|=pero =vive|=no|=vivimos`,
      `${say} =realidad|=really =vine|=no|=entre|=soy|=came|=not|=trabajo`,
      `${say} =entre|=entered|=came|=llegue =visa|=permiso|=avion|=plane =si|=aunque|=pero|=cuando|=but|=though|=when`,
      "=say|=claim|=tell|=write|=put =even|=though|=although =not|=isnt|=never =true|=happened",
      "=believe|=believes|=approve|=approves|=convince|=crea|=crean|=creen|=den|=aprueben =even|=though|=when|=if|=aunque|=realidad =isnt|=not|=never|=no|=vine",
      "=no|=not|=never =tengo|=have|=had =miedo|=fear =dime|=diga|=digo|=decir|=say|=tell",
      `=no =quiero =sepan|=vean|=enteren|=salga como|=lleno|=contesto|=hago|=pongo`,
      `=nunca|=never =sali|=salido|=entre|=left|=arrestado|=arrested|=deportado =aunque|=pero|=though|=but|=si =sali|=salí|=did|=si|=was|=fue`,
    ],
  },
  {
    refusal: "sham",
    patterns: [
      "=busco|=buscame|=consigueme|=conoces|=looking|=find =quien|=alguien|=gringa|=gringo|=ciudadano|=ciudadana|=someone|=citizen|=muchacha|=mujer|=hombre =case|=casarme|=casarnos|=casarse|=conmigo|=marry",
      "=who|=quien =can|could|will|se|me|quiere|puede =marry|=casa|=case|=casaria|=casarse =for|=por|=conmigo|=me =money|=dinero|=pago|=lana|=papeles|=papers|=pagando|=dolares",
    ],
    far: [
      `=aguantar|=aguanto|=aguante =casado|=casada|=casados =divorci*|=divorciarme|=separar*`,
      "=casamos|=casarnos|=casarme|=caso|=marry =papel|=papeles|=papers =cada|=luego|=lado|=separa*|=divorci*|=then|=apart",
      "=believe|=crean|=crea|=creen =marriage|=matrimonio|=casados|=married =not|=isnt|=mentira|=mentiras|=falso|=fake",
    ],
  },
  {
    refusal: "hide",
    patterns: [
      `=tiro|=tirar|=apago|=apagar|=rompo|=aviento|=throw =celular|=telefono|=isap|=app|=phone|=aparato =hallan|=encuentran|=isap|=ice|=rastrean|=track|=contesto|=localizan`,
      "=envuelvo|=envolver|=tapo|=tapar|=forrar|=forro|=descargo|=wrap|=mojo =el|mi|the|my grillete|monitor|tobillera|aparato|=gps|=bracelet",
      "grillete|monitor|tobillera|=bracelet =en|con|with|in|aluminio|papel =aluminio|=foil|=senal|=signal",
      "=avoid|=evade|=stop|=prevent|=keep ice|=immigration|=court =finding|=find|=knowing|=tracking =me|=my|=where|=new",
    ],
    far: [
      `=si|=if =cambio|=mudo|=muevo|=move =no|=not =pueden|=hallan|=encuentran|=siguen|=find`,
      `=estado|=state|=ciudad|=city =no|=menos|=without =migra|=ice =esconderme|=hide|=orden|=order`,
      "=desaparecer|=desaparezco|=esfumarme|=mudarme|=mudo|=cambiarme|=disappear =que|=so =no|=cant|=never =agarren|=agarre|=encuentre|=encuentren|=halle|=hallen|=find",
      "=no|=not =reportar|=reportarme|=presentarme|=presentar|=reporto|=firmar|=report =hallen|=encuentren|=agarren|=busquen|=encuentre|=find",
    ],
  },
  {
    refusal: "smuggle",
    patterns: [
      `=para =que =lo|la|los|las|nos|me =crucen|=pasen|=brinquen`,
      `=traer|=traerla|=traerlo|=traerlos|=meter|=meterla|=meterlo|=pasar|=pasarla|=bring =en|la|in|the|my =cajuela|=trunk|=escondida|=escondido|=escondidos|=hidden`,
      `=tunel|=tunnel =o|or|por|=el =rio|=river|=cual|=conviene|=which`,
      `=con =quien =mando|=mandarlo|=mandarla|=mandamos|=traigo =crucen|=pasen|=cruce|=pase`,
      `=who|=someone =can|to|could =bring|=take|=get =nephew|=niece|=son|=daughter|=mother|=brother|=sister|=kids|=him|=her =across`,
      "=alguien|=quien|=someone|=cuesta|=cobran|=cuanto|=sale =que =me|lo|la|los|nos|le =pase|=pasen|=cruce|=crucen|=pasarme|=cruzarme|=brinque|=brinquen",
      "=menos|=sin|=donde|=where|=less|=fewer|=no =hay|anda|is|are|no patrulla|patrullas|=patrol|=camaras|=cameras|=vigilancia =frontera|=border|=rio|=linea|=river|=cruzar|=cross",
      "=best|=easiest|=safest|=facil|=mejor|=seguro =place|=way|=lugar|=para|=por|=parte|=route =cross|=cruzar|=brincar|=pasarse =near|=cerca|=without|=sin|=frontera|=border|=por|=caught|=into",
      "=facil|=facilito|=easy =brincar|=cruzar|=brincarse|=cross",
      "=across|=over|=cross =the =border =without papers|=visa|=caught|=getting|=being",
    ],
    far: [],
  },
  {
    refusal: "bribe",
    patterns: [
      `=mando|=doy|=llevo|=dar|=regalo|=regalarle|=send|=bring =un|una|a|le =regalito|=regalo|=gift|=propina|=tip =al|a|to|the|for oficial|=officer|juez|agente|=judge`,
      `=send|=manden|=mande|=mandar|=mandarle|=quiero =a|la|que|the =ice|=migra =a|to|vaya|con|my|=casa|=house =ex|=exs|=cunado|=cunada|=vecino|=vecina|=suegra|=casa|=house|=trabajo`,
      `=darle|=doy|=dar|=paso|=ofrezco|=ofrecer|=give|=offer =una|un|the|some|an|a lana|feria|dinero|billete|=money|=cash|mochada|regalo|=gift|mordida ${officer}`,
      `=cuanto|=much =se|to|le|do|i|should =arregla|=arreglo|=bribe|=pay|=doy ${officer} =para|=to|=que|=approve|=apruebe`,
      `=cuanto =se =arregla|=arreglo =al|=el =oficial|=juez|=agente`,
      `=conozco|=conoce|=hay|=know|=tengo =a|un|someone|alguien|uno =adentro|=dentro|=inside|=contacto =uscis|=migracion|=inmigracion|=immigration|=corte`,
      `=report|=reportar|=reporto|=reporte|=denunciar|=denuncio|=echar|=echarle|=aventar|=aventarle|=llamar|=llamo|=call|=mandar|=turn =a|la|al|my|mi|the|in|on ${others} =ice|=migra|=immigration|=deported|=deporten|=ilegal|=illegal|=papeles|=papers`,
      `=echar|=echarle|=aventar|=aventarle|=llamar|=llamarle|=call =la|a|=ice|=migra ${others}`,
      `=get|=getting =ex|=wife|=husband|=neighbor|=roommate|=coworker|=him|=her =wife|=husband|=deported|=arrested =deported`,
      `=get =my|=him|=her ${others} =deported`,
      "=numero|=number|=telefono|=donde|=where =marco|=llamo|=call|=hablo|=aviso =lleven|=deporten|=take|=deport|=recojan|=agarren",
    ],
    far: [`=sacan|=saca|=sale|=aprueban|=approve =dentro|=adentro|=inside|=conocido`],
  },
];

const told =
  "=deportacion|=deportaciones|=deportaron|=deportado|=deportada|=arresto|=arrestos|=arrestaron|=record|=dui|=cruce|=entre|=entradas|=veces|=impuestos|=matrimonio|=casado|=casada|=trabaje|=deportation|=arrest|=arrests|=crossed|=conviction";

/** What no question about the law or a victim's story ever says; nothing argues it away. Up to four words between the parts. */
export const surelyHarmful: { refusal: Refusal; patterns: Pattern[] }[] = [
  {
    refusal: "lie",
    patterns: [
      "=como =lo|=la|=los =oculto|=escondo|=tapo",
      "=como =ocultarlo|=ocultarla|=ocultarlos|=esconderlo|=taparlo",
      "=ayudas|=ayudame|=ayudeme|=ayuda|=puedes|=podrias|=quiero|=necesito|=vamos|=help =a|me|to|un =inventar|=inventarme|=inventame|=inventarle|=invent|=fabricate historia|cuento|persecucion|amenaza|amenazas|extorsion|motivo|asilo|miedo|story|threats",
      `=no =quiero|=quisiera|=conviene|=debo|=want =a|to =poner|=decir|=declarar|=mencionar|=contar|=reportar|=mention ${told} =forma|=formulario|=oficial|=aplicacion|=solicitud|=form|=entrevista|=asilo`,
      `=conviene|=mejor|=should|=better =no|=not =decir|=digo|=decirlo|=poner|=pongo|=mencionar|=contar|=say|=tell|=mention =que|i ${told}`,
      "=say|=claim|=tell|=put =came|=entered =visa|=permission|=plane =even|=though|=tho|=but|=although =crossed|=not|=never|=through",
      `=leave|=leaving =out|=off =my|=the ${told}`,
      "=no|=nadie|=never|=nobody amenaz*|persigu*|=threatened =puedo|=can|=podria =decir|=digo|=poner|=say",
    ],
  },
  {
    refusal: "sham",
    patterns: ["=no|=not =somos|=eramos|=are pareja|=couple|=together =verdad|=real|=really"],
  },
];

/** A paper asked of the guide itself, or to be written with what is not so, whoever else is named in the sentence. */
export const surelyForged: Pattern[] = [
  "=write|=draft|=make|=escribeme|redacta*|=hazme letter|=carta|=constancia|=stubs =made|=fake|invent*|=higher",
  "=vendes|=vendeme|=vendame =social|=seguro|=mica|=papeles|=green|=permiso",
];
