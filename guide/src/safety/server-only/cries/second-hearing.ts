/**
 * What rules of the browser's guide hear wrongly or not at all: words that take a danger back, or make it another one,
 * and more ways of asking for harm and of crying for help. Server only; a browser's guide has no room for it.
 */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import type { Word } from "#guide/words/normalise.ts";
import { compile, type Matcher, matchesAny, type Pattern } from "#guide/words/patterns.ts";

/** Every pattern below, so that none of its words is read as a misspelling of another. */
export const heardPatterns: Pattern[] = [];

/** Matchers whose words the spelling repair knows. */
export function all(gap: number, patterns: Pattern[]): Matcher[] {
  heardPatterns.push(...patterns);
  return patterns.map((pattern) => compile(pattern, gap));
}

const partners =
  "=esposo|=esposa|=marido|=pareja|=novio|=novia|=viejo|=ex|=husband|=wife|=boyfriend|=girlfriend|=partner|=papa|=padrastro|=suegra|=suegro";
const bosses =
  "=patron|=patrona|=jefe|=jefa|=dueno|=duena|=contratista|=mayordomo|=encargado|=encargada|=boss|=employer|=foreman|=coyote|=coyotes|=pollero|=polleros|=smuggler|=smugglers|=padrote|=trabajo|=trabajar|=trabajando|=work|=working|=clientes|=clients";
/** Being held or made to work or to pay: then nothing speaks against it. */
const held = all(1, [
  "=encierra|=encierran|=encerro|=encerrado|=encerrada|=encerrados|=encerradas|=locked|=candado|=llave|=secuestrado|=secuestrada|=kidnapped|=salir|=leave|=deuda|=debo|=debemos|=debt|=owe|=obliga|=obligan|=obligaron|=forced|=forces|=acostarme|=prostitu*|=sexo|=sex",
  bosses,
]);
const byPartner = all(1, [partners]);
const byBoss = all(1, [bosses]);

const places =
  "=pueblo|=pais|=rancho|=colonia|=barrio|=tierra|=aldea|=ciudad|=country|=town|=village|=home|=mexico|=guatemala|=honduras|=salvador|=nicaragua|=venezuela|=colombia|=ecuador|=peru|=cuba|=haiti|=michoacan|=guerrero|=zacatecas|=sinaloa|=tamaulipas|=jalisco|=alla";
const gangs =
  "mara|maras|marero|mareros|pandilla|pandillas|pandillero|pandilleros|cartel|carteles|narco|narcos|sicario|sicarios|gang|gangs|guerrilla|paramilitares|extorsionistas|=vacuna|=renta|=dieciocho|=salvatrucha";
const threat =
  "amenaz*|threat*|=matar|=matarme|=matarnos|=matan|=maten|=kill|extorsion*|=persiguen|=persigue|=buscan|=golpearon";
/** Threatened back home or by a gang: a ground for asylum, not forced work and no violent home. */
const threatenedThere = all(8, [
  `${threat} ${places}`,
  `${places} ${threat}`,
  `${threat} ${gangs}`,
  `${gangs} ${threat}`,
]);
const rightNow = all(1, [
  "=ahorita|=ahora|=hoy|=now|=afuera|=outside|=aqui|=here|=acaba|=pistola|=gun|=cuchillo|=knife",
]);

/** Money taken through a telephone or a screen. */
const swindled = all(5, [
  "=hackearon|=hackiaron|=jaquearon|=jakearon|=hacked|=clonaron|=cloned",
  "=me|=nos =hackeo|=jaqueo|=hackio|=clono",
  "estaf*|fraude|=enganaron|=engano|=timaron|=robaron|=quitaron|=sacaron|=vaciaron|=scammed|=stole|=tricked zelle|facebook|internet|whatsapp|guatsap|=banco|=tarjeta|=cuenta|correo|=email|mensaje|=app|pagina|telefono|llamada|=online|=bank|=card|=account|=phone|=paypal|=cashapp|=venmo",
  "=took zelle|facebook|internet|whatsapp|guatsap|=online|=paypal|=cashapp|=venmo",
  "zelle|facebook|internet|whatsapp|guatsap|=banco|=email|=mensaje|=app|=online|=bank|=paypal|=cashapp|=venmo estaf*|fraude|=enganaron|=engano|=timaron|=robaron|=quitaron|=sacaron|=vaciaron|=scammed|=stole|=took|=tricked",
]);
const money = all(1, [
  "dinero|=lana|ahorros|=pesos|=dolares|=feria|=quincena|=pague|=pagamos|=deposite|=transferi|=mande|zelle|=money|=savings|=paid|=dollars|estaf*|fraude|=scammed",
]);
/** Speaks of work, and of no boss. */
const workPermit = all(2, ["=work =permit|=permits", "permiso|permisos =trabajo|=trabajar"]);
/** Locked up by officers. */
const inCustody = all(5, [
  "encerr*|=locked|detenid*|=detained =hielera|=hieleras|=icebox|=perrera|=detencion|=detention|=carcel|=jail|=ice|=migra",
  "=ice|=migra|=hielera|=patrulla encerr*|=locked",
  "=ice|=migra|=immigration =hold|=jold|detainer",
  "=hold|=jold|detainer =ice|=migra|=immigration",
]);
const handled = all(1, [
  "=toca|=tocan|=toco|=manosea|golpe*|=pega|=pegan|=pego|=pegaron|viol*|=hits|=hit|beat*|=touches|=touched|=raped|=abus*",
]);
/** Papers or a telephone taken where officers stand. */
const takenAtBorder = all(8, [
  "=quito|=quitaron|=quitan|=retuvieron|=took|=kept =frontera|=aeropuerto|=garita|=puente|=aduana|=border|=airport|=bridge|=customs|=hielera",
  "=frontera|=aeropuerto|=garita|=puente|=aduana|=border|=airport|=bridge|=customs|=hielera =quito|=quitaron|=quitan|=retuvieron|=took|=kept",
]);
/** "Ya le toca a mi hija": whose turn it is, not who touches her. */
const turn = all(9, [
  "prioridad|turno|boletin|=bulletin|=fila|=lista|=cita|=corte|=audiencia|=entrevista|=huellas|=visa|=examen|=vacuna|=formulario|=renovar|=cuando|=fecha =toca",
  "=toca prioridad|turno|boletin|=cita|=corte|=audiencia|=entrevista|=huellas|=visa|=examen|=vacuna|=renovar|=fecha|=pagar|=ir|=presentar*|=esperar",
]);
const touched = all(4, ["=toca cuerpo|=partes|=intimas|=noche|=noches|=sexual*|=feo|=piernas|=pechos"]);

/** "Ya no quiero vivir con miedo": tired of hiding, not of life, as long as no word says more. */
const inFear = all(3, [
  "=vivir|=vivo|=viviendo|=live|=living =miedo|=temor|escondid*|=sombras|=fantasma|=fantasmas|=ghost|=ghosts|=oculto|=oculta|=fear|=scared|=afraid|=hiding|=shadows",
]);
/** "Ya no quiero vivir y tengo miedo" says both. */
const andAfraid = all(1, ["=vivir|=viviendo =tengo|=tenemos"]);
const ofLife = all(1, [
  "suicid*|=matarme|=matarnos|=mato|=morir|=morirme|=morirnos|=muero|=muera|=ahorcarme|=colgarme|=aventarme|=muerto|=muerta|=die|=dying|=dead|=kill|pastillas|=pills|=acabar|=end|=sentido|=existir|=desaparecer",
  "=quitarme|=quito|=terminar|=ending =vida|=life",
]);

/** Beaten or held now, whatever visa is asked about: no other reading argues that away. */
const beaten = all(2, [
  `${partners} =me|=nos =amenaza|=amenazo|=amenazado|=amenazada =muerte|=matar|=matarme|=cuchillo|=pistola`,
  "=me|=nos =violaron|=violo|=biolaron|=biolo =ayer|=aller|=anoche|=hoy|=ahorita",
  "=toca =golpiza|=paliza",
  `${partners} =threatens|=threatened|=threatening =kill|=gun|=knife|=death`,
  "=me|=nos =quiere|=va =matar",
  "=me|=nos =obliga|=obligan =trabajar|=prostituirme|=prostituirnos|=acostarme|=acostarnos",
  `${bosses} =me|=nos =quito|=quitaron|=tiene|=escondio pasaporte|=pasaportes|passport`,
  `${bosses} =took|=has|=keeps =my|=our passport|passports`,
  "=me|=nos =pega|=golpea|=patea|=ahorca|=cachetea|=avienta|=viola|=madrea|=estrangula",
  "=hits|=beats|=chokes|=kicks|=slaps|=rapes|=punches =me|=us",
]);
/** Somebody's suicide that is told, not a wish of the writer's. */
/** Cut short, and no wrist: "cortarme el asilo". */
const cutShort = all(1, [
  "=cortarme|=cortarle|=cortarnos asilo|=caso|=proceso|=ayuda|=luz|=agua|=gas|=internet|=telefono|=servicio|=beneficio|=beneficios|=seguro|=permiso|=pelo|=cabello|=visa|=estampillas|=medicaid",
]);
const suicideTold = all(3, [
  "=suicido|=suicidaron",
  "=died|=murio|=death|=muerte =by|=por|=de =suicid*",
  "=se =quito =vida",
]);
const wish = all(2, ["=quiero|=ganas|=voy|=pienso|=want|=going|=tambien|=too|=quisiera"]);
const animal = all(3, [
  "=pega|=golpea|=patea|=maltrata|=hits|=beats|=kicks =perro|=perra|=perrito|=gato|=dog|=cat|=caballo",
]);

const beatenFar = all(8, [
  `${bosses} =me|=nos =quito|=quitaron|=tiene|=escondio pasaporte|=pasaportes|passport`,
]);

const landlord = all(1, ["=casero|=casera|=landlord|=landlady|=vecino|=vecina|=neighbor|=inquilino"]);
/** A landlord or a neighbour who threatens to call the authorities: extortion, nobody's hands. */
const toTell = all(5, [
  "amenaz*|threat* =llamar|=llamarle|=reportar|=reportarme|=echar|=echarme|=denunciar|=denunciarme|=call|=report|=llamando =ice|=migra|=migracion|=immigration",
]);

/** Everyday illness and medicine. */
const medicine = all(5, [
  "=duele|=duelen|=dolor|=fiebre|=tos|=gripa|=gripe|=resfriado|=alergia|=migrana|=presion|=diabetes|=colesterol|=colico|=acidez|=anticonceptiva|=embarazarme|=embarazar|=receta|=headache|=toothache|=fever|=cough|=flu|=allergy|=hurts|=aches|=prescription|=contraceptive =pastilla|=pastillas|=medicina|=medicinas|=tomo|=tomar|=comprar|=pill|=pills|=medicine|=take",
  "=pastilla|=pastillas|=medicina|=medicinas|=pill|=pills|=medicine =dolor|=fiebre|=tos|=gripa|=alergia|=migrana|=presion|=diabetes|=colesterol|=embarazarme|=embarazo|=receta|=headache|=fever|=cough|=flu|=allergy|=prescription|=pressure|=control",
  "=quitaron|=quitan|=dan|=give|=giving|=niegan =pastillas|=medicina|=medicinas|=medicamento|=insulina|=pills|=medicine|=medication|=insulin",
  "=ibuprofeno|=paracetamol|=tylenol|=advil|=ibuprofen|=aspirina|=aspirin|=metformina|=antibiotico|=antibiotics =dia|=cada|=day|=daily|=hours|=horas|=comprar|=buy|=puedo|=safe",
]);
/** Any word of these, and medicine is none of every day. */
const grim = [
  ...all(1, [
    "suicid*|=matarme|=mato|=morir|=morirme|=muero|=muerto|=muerta|=muerte|=die|=dying|=dead|=death|=kill|=acabar|=acaba|=end|=ending|=existir|=desaparecer|=vivir|=vida|=live|=life|=living|=sobredosis|=overdose|=intoxic*|=despertar|=despierto|=wake|=adios|=goodbye|=despedir*|=alma|=tristeza|=depresion|=sola|=solo|=alone|=hopeless",
    "=todas|=muchas|=bastantes|=frasco|=bote|=puno|=monton|=bunch|=bottle|=handful|=whole|=lots",
    "=no|=cant =aguanto|=puedo|=soporto|=quiero =mas|=seguir|=anymore|=vivir",
    "=no|=cant =aguanto|=soporto|=stand",
    "=pastillas|=pills =mano|=manos|=hand|=hands|=mesa|=table",
    "=para siempre|forever|=ya =no",
    "=everything|=todo =dejar|=stop|=termine|=over",
  ]),
];

export function isBeaten(list: readonly Word[]): boolean {
  return matchesAny(beaten, list) || matchesAny(beatenFar, list);
}

/** What does not exist is a child of a tax form, an address, a boss. */
const madeUp = all(1, [
  "=kids|=children|=that|=who|=which|=people|=company|=job|=address|=boss|=doctor|=relatives =not|=dont|=doesnt|=never =exist",
]);

function noWishToDie(list: readonly Word[]): boolean {
  if (matchesAny(madeUp, list)) return true;
  if (matchesAny(cutShort, list) && !matchesAny(ofLife, list) && !matchesAny(grim, list)) return true;
  if (matchesAny(suicideTold, list) && !matchesAny(wish, list)) return true;
  if (matchesAny(medicine, list) && !matchesAny(grim, list)) return true;
  return matchesAny(inFear, list) && !matchesAny(ofLife, list) && !matchesAny(andAfraid, list);
}

const whom =
  "=vecino|=vecina|=patron|=jefe|=ex|=juez|=oficial|=agente|=suegro|=suegra|=cunado|=abogado|=notario|=mayordomo|=ese|=esos|=neighbor|=boss|=judge|=officer|=agent|=landlord|=lawyer|=him|=her|=them";

const toolOfTrade = all(3, [
  "=machete|=cuchillo|=cuchillos|=navaja|=knife|=knives jardin*|=yarda|=yardas|=podar|=cana|cocin*|=chef|carnicer*|=landscaping|=gardener|=butcher|=kitchen",
]);
const against = all(1, [
  "=matar|=matarlo|=matarla|=mato|=kill|=contra|=vengar*|=venganza|=sangre|=blood",
  whom,
]);

/** What a rule or a guess hears as this danger and these words take back. */
export function calms(kind: Crisis, list: readonly Word[]): boolean {
  if (
    (kind === "threat" || kind === "violence") &&
    matchesAny(toolOfTrade, list) &&
    !matchesAny(against, list)
  )
    return true;
  if (kind === "minor") return matchesAny(turn, list) && !matchesAny(touched, list);
  // "Me encerraron en la hielera": told of officers, unless somebody lays hands on one.
  if (
    kind !== "selfHarm" &&
    matchesAny(inCustody, list) &&
    !matchesAny(byBoss, list) &&
    !matchesAny(byPartner, list)
  )
    return !matchesAny(handled, list);
  if (kind === "trafficking") {
    if (matchesAny(held, list)) return false;
    return (
      matchesAny(threatenedThere, list) ||
      matchesAny(swindled, list) ||
      matchesAny(takenAtBorder, list) ||
      onlyThreat(list)
    );
  }
  if (kind === "selfHarm") return noWishToDie(list);
  if (kind === "violence" && matchesAny(animal, list) && !matchesAny(beaten, list)) return true;
  if (
    kind === "violence" &&
    matchesAny(landlord, list) &&
    matchesAny(toTell, list) &&
    !matchesAny(handled, list) &&
    !matchesAny(byPartner, list)
  )
    return true;
  if (kind !== "violence" || matchesAny(byPartner, list) || matchesAny(rightNow, list)) return false;
  return matchesAny(threatenedThere, list) || matchesAny(swindled, list);
}

const threatened = all(2, ["=tienen|=tiene|=traen|=estan amenaz*"]);

/** "Me tienen amenazado" and no more: nobody holds or works anyone. */
const onlyThreat = (list: readonly Word[]) => matchesAny(threatened, list);

const child =
  "=nino|=nina|=ninos|=hijo|=hija|=bebe|=child|=kid|=baby|=chamaco|=chamaquita|=menor|=sobrino|=sobrina";
const abusers =
  "=padrastro|=tio|=abuelo|=papa|=primo|=hermanastro|=vecino|=maestro|=pastor|=padrino|=cunado|=entrenador|=cura|=padre|=hermano|=stepdad|=stepfather|=uncle|=cousin|=teacher|=coach|=grandpa";
const weapon =
  "=arma|=pistola|=cuchillo|=navaja|=machete|=escopeta|=rifle|=soga|=cuerda|=veneno|=fierro|=gun|=pistol|=knife|=shotgun|=rope|=poison";
const cries: readonly { kind: Crisis; topic: string | null; matchers: Matcher[] }[] = [
  {
    kind: "lost",
    topic: null,
    matchers: all(5, [
      "encerrad*|atrapad*|metid*|=trapped|=locked|=stuck trailer|=camion|=caja|cajuela|=tanque|=contenedor|=vagon|=furgon|=truck|=trunk|=container|=van",
      "=llevo|=llevamos|=estoy|=estamos|=vamos|=traen|=been dias|=horas|=hours|=days|=dentro|=inside|=gente|=personas cajuela|trailer|=contenedor|=tanque|=trunk|=container",
      "trailer|=contenedor|=vagon|=furgon|cajuela|=container|=truck|=trunk encerrad*|atrapad*|=trapped|=locked|=desmay*|=calor",
      "=cruzando|=cruzar|=cruzo|=desierto|=monte|=crossing|=desert =no =contesta|=aparece|=responde|=sabemos|=answer|=answering|=heard",
      "=no =contesta|=aparece|=responde =cruzando|=cruzar|=cruzo|=desierto|=monte|=coyote",
    ]),
  },
  {
    kind: "threat",
    topic: null,
    matchers: all(4, [
      `=compre|=tengo|=traigo|=afile|=cargue|=bought|=loaded|=sharpened ${weapon} =para|=for ${whom}`,
      "=pagar|=paga|=pagaran|=pay|=pays =con|=with|=in =sangre|=blood",
    ]),
  },
  {
    kind: "selfHarm",
    topic: null,
    matchers: all(4, [
      `=tengo|=traigo|=agarre|=saque|=have|=got|=holding ${weapon} =mano|=manos|=mesa|=cama|=cabeza|=boca|=piernas|=cuello|=hand|=hands|=lap|=mouth|=head|=table|=neck`,
      "=como =me =mato|=matarme|=suicido",
      "=took|=taken|=swallowed|=taking|=swallow =pills|=sleeping|=bottle =because|=cant|=die|=end|=they|=everything|=order|=anymore|=goodbye|=denied|=deported|=sorry",
      "=took|=taken|=swallowed =all|=whole|=bunch|=bottle|=too|=handful|=lot|=some =pills|=bottle",
    ]),
  },
  {
    kind: "minor",
    topic: "visa-t",
    matchers: [
      ...all(7, [
        "=11|=12|=13|=14|=15|=16|=17 =quiere|=quieren|=obliga|=obligan|=va|=van|=wants|=want =casar|=casarme|=casarse|=marry =senor|=hombre|=viejo|=amigo|=man",
      ]),
      ...all(4, [
        `${abusers} =hace|=hacen|=hizo|=hacia|=obliga|=obligo|=does|=makes|=made =cosas|=things =feas|=malas|=raras|=sucias|=conmigo|=bad|=weird|=sexual|=gusta*|=quiero`,
        `${abusers} =toca|=tocaba|=toco|=manosea|=besa|=besaba|=desnuda|=touches|=touched|=kisses =conmigo|=noche|=noches|=cama|=partes|=cuarto|=cuerpo|=night|=bed`,
        `${abusers} =mete|=metio|=metia|=acuesta|=comes|=gets =cama|=bed|=cuarto`,
        `${child} ${abusers} =toca|=tocaba|=manosea|=abusa|=abusaba|=touches|=molests`,
        "=tengo|=soy|=im|=am =8|=9|=10|=11|=12|=13|=14|=15|=16|=17 =obliga*|=obligan|=vender*|=hombres|=men|=bailar|=dance|=clientes",
      ]),
    ],
  },
  {
    kind: "trafficking",
    topic: "visa-t",
    matchers: all(6, [
      "=quito|=quitaron|=guarda|=tiene|=tienen|=takes|=took|=keeps|=has pasaporte|=pasaportes|=passport|=passports|=identificacion|=celular|=phone =trabaj*|=salir|=pagar|=work|=leave|=encierr*|=encerr*",
      "=trabaj*|=limpi*|=cuido|=cuid*|=work|=clean =sin =dormir|=descanso|=descansar|=sueldo|=comer =salir|=encierr*|=encerr*|=llave|=pasaporte|=leave",
    ]),
  },
];

const kin =
  "=primo|=prima|=hermano|=hermana|=amigo|=amiga|=compa|=compadre|=comadre|=tio|=tia|=cunado|=cunada|=muerto|=muerta|=difunto|=vecino|=companero|=cousin|=cousins|=brother|=brothers|=sister|=sisters|=friend|=friends|=uncle|=uncles|=aunt|=roommate|=dead";
const personal = "=social|=ssn|=mica|=licencia|=green|=itin|=identificacion|=id|=matricula";
const draft =
  "=escribas|=escriba|=escribes|=escribeme|=escribe|=escribir|=escribirme|=redacte|=redactes|=redactame|=redactar|=hagas|=haga|=hagan|=haces|=hazme|=hacer|=hacerme|=inventes|=inventame|=write|=make|=draft|=create|=prepare|=generate|=forge";
const document =
  "=carta|=cartas|=constancia|=recibo|=recibos|=contrato|=talon|=talones|=acta|=actas|=comprobante|=comprobantes|=matricula|=pasaporte|=mica|=licencia|=certificado|=id|=letter|=letters|=receipt|=receipts|=lease|=stub|=stubs|=certificate|=number|=numero|=w2|=contract|=license|=passport";
const untrue =
  "=falsa|=falso|=falsas|=falsos|=fake|=bogus|=phony|inventad*|=chueca|=chueco|=chuecas|=chuecos|=looks";
const stage =
  "=asalten|=asalte|=roben|=robe|=golpeen|=golpee|=peguen|=pegue|=secuestren|=apunalen|=asaltar|=asaltarme|=asaltarnos|=mug|=mugged|=rob|=robbed|=beat|=stab|=attack";
/** Not yet done: who was robbed is a victim. */
const toStage = stage.replace("|=mugged", "").replace("|=robbed", "");
const benefit = "visa|=u|=vawa|=papeles|=papers|=asilo|=asylum|=caso|=case|=perdon|=residencia";
const asks =
  "=que|=cual|=cuales|=what|=which|=quiero|=queremos|=necesito|=ocupo|=puedo|=podemos|=ayuda*|=vamos|=want|=need|=can|=help|=conviene|=mejor|=voy";
const invent =
  "=invento|=inventar|=inventarle|=inventarme|=inventarnos|=inventamos|=inventemos|=finjo|=fingir|=fingimos|=simular|=exagero|=exagerar|=invent|=fake|=fabricate|=pretend";
const invented =
  "enfermedad|enfermedades|=depresion|=persecucion|=amenaza|=amenazas|=historia|=motivo|=razon|=maltrato|=golpes|=robo|=asalto|=embarazo|=discapacidad|=hijo|=esposa|=illness|=sickness|=disease|=disability|=persecution|=threats|=story|=abuse|=robbery|=pregnancy";
const requests: readonly { kind: Refusal; topic: string | null; matchers: Matcher[] }[] = [
  {
    kind: "forge",
    topic: null,
    matchers: [
      ...all(6, [
        `${draft} ${document} ${untrue}`,
        `${draft} ${untrue} ${document}`,
        `${document} ${untrue} =haga|=hagan|=consiga|=consigan|=consigue`,
        `=need|=want|=ocupo|=necesito|=quiero|=get|=make ${untrue} =proof|=evidence|=photos|=pictures|=documents|=papers`,
        `=ocupo|=necesito|=quiero|=consigo =pruebas|=evidencia|=fotos|=documentos|=papeles ${untrue}`,
        `${draft}|=saques|=sacar|=saco|=consigas|=conseguir|=consigo|=get ${document} =otro|=otra|=another|=different nombre|identidad|persona|=name|=identity`,
      ]),
      ...all(4, [
        `${personal} =doy|=dar|=darle|=uso|=usar|=uses|=enseno|=ensenar|=presto|=pongo|=poner|=give|=use|=show ${kin}`,
        `=doy|=dar|=darle|=uso|=usar|=enseno|=give|=use|=show ${personal} ${kin}`,
      ]),
    ],
  },
  {
    kind: "lie",
    topic: null,
    matchers: all(5, [
      `=hacer|=hago|=haga|=hagamos|=pago|=pagarle|=pedirle|=pido|=planear|=planeamos|=plan|=stage|=pay|=get|=ask|=conviene|=dejar|=dejo ${stage} ${benefit}`,
      `${toStage} =para|=so|=pa|=and ${benefit}`,
      `=stage|=staging|=fake|=plan|=montar|=monto|=montamos|=armar|=armo|=simular|=planear|=planeamos|=fingir|=finjo =robbery|=mugging|=attack|=holdup|=assault|=robo|=asalto|=golpiza|=ataque ${benefit}`,
      "=acuso|=acusar|=culpar|=culpo|=accuse|=blame =golpes|=maltrato|=abuso|=hitting|=abuse|=violencia =nunca|=jamas|=no|=never|=falso",
      `${asks} ${invented} ${invent}`,
      `${asks} ${invent} ${invented}`,
      `=que|=what =digo|=decir|=decimos|=say|=tell =para =que|=so =crea|=crean|=believe|=believes|=trague|=traguen =mentira|=mentiras|=falso|=fake|=real|=verdad`,
    ]),
  },
  {
    kind: "bribe",
    topic: null,
    matchers: all(4, [
      "=hack|=hackear|=hackeo|=hackeas|=jaquear|=jakear|=hacker =account|=cuenta|=sistema|=system|=caso|=case|=uscis|=portal",
    ]),
  },
  {
    kind: "sham",
    topic: "fraude-matrimonio",
    matchers: all(7, [
      "=crea|=crean|=crees|=believe|=believes|=parezca|=parece matrimonio|=boda|=casados|=pareja|marriage|=married|=couple =mentira|=mentiras|=falso|=falsa|=fake|=inventad*|=papeles",
    ]),
  },
];
/** What others say or did is told, not asked for. */
const told = all(4, [
  "=dice|=dicen|=dijo|=dijeron|=piensan|=piensa|=creen|=acusan|=acusa|=say|=says|=think|=thinks|=said|=accuse|=accuses matrimonio|=boda|marriage|=falso|=falsa|=fake|=mentira|=invente|=invento",
  "=notario|=notaria|=preparador|=preparadora|=abogado|=abogada|=licenciado|=notary|=lawyer|=consultant =me|=nos|=le|=puso|=metio|=hizo|=invento|=escribio|=quiere|=wrote|=put|=made|=wants",
  "=me|=nos =robaron|=asaltaron|=robo|=uso|=usaron|=vendieron|=dieron|=falsifico|=falsificaron|=enganaron",
  "=alguien|=someone|=ex|=hermano|=primo =usa|=uso|=usaba|=usando|=uses|=used|=using =mi|=my",
  "=no|=not =quiero|=quise|=want =usar|=mentir|=inventar|=hacer|=lie|=use",
  "=reportar|=denunciar|=reporto|=denuncio|=report",
]);

/** A danger that no other rule heard. */
export function cryIn(list: readonly Word[]): SafetyHit<Crisis> | null {
  const hit = cries.find(({ matchers }) => matchesAny(matchers, list));
  return hit === undefined ? null : { kind: hit.kind, topic: hit.topic };
}

/** A request for harm that no other rule heard. */
export function requestIn(list: readonly Word[]): SafetyHit<Refusal> | null {
  const hit = requests.find(({ matchers }) => matchesAny(matchers, list));
  return hit === undefined || matchesAny(told, list) ? null : { kind: hit.kind, topic: hit.topic };
}

/** "Mi marido no me deja salir" is violence at home, whatever rule it met. */
export function trueKind(kind: Crisis, list: readonly Word[]): Crisis {
  return kind === "trafficking" && matchesAny(byPartner, list) && !matchesAny(byBoss, list)
    ? "violence"
    : kind;
}

/** Cheated out of money; a stolen telephone or an account that somebody else is in is another matter. */
export function isSwindled(list: readonly Word[]): boolean {
  return (
    matchesAny(swindled, list) &&
    matchesAny(money, list) &&
    (!matchesAny(held, list) || matchesAny(workPermit, list))
  );
}
