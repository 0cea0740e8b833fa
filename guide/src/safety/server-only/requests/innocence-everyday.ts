/**
 * Errands of every day that share their words with harm: papers of a house, looking somebody up, a fee, a loan, one's own name.
 * Each speaks for the writer only as long as nothing in the message is false, borrowed or hidden. Server only.
 */
import { all } from "#guide/safety/server-only/cries/second-hearing.ts";
import type { Matcher } from "#guide/words/patterns.ts";

export interface Innocence {
  worth: number;
  matchers: Matcher[];
  /** With one of these it speaks for nobody. */
  unless?: Matcher[];
}

const property =
  "=casa|=carro|=coche|=troca|=camioneta|=moto|=terreno|=trailer|=negocio|=restaurante|=house|=home|=car|=truck|=land|=business|=motorcycle";
const kin =
  "=primo|=prima|=hermano|=hermana|=amigo|=amiga|=sobrina|=sobrino|=hija|=hijo|=cunada|=cunado|=vecina|=brother|=brothers|=sister|=sisters|=cousin|=cousins|=friend|=friends|=mother|=mothers|=someone|=alguien|=daughters|=sons|=otra|=otro|=another|=other";

/** What no honest errand has in it. */
const untrue = [
  ...all(1, [
    "fals*|=fake|chuec*|=pirata|invent*|=finjo|=fingir|=pretend|=mentir|=mentira|=mentiras|=lie|=lying|=engan*|=soborn*|=bribe",
    "=casarme|=casarnos|=casarse|=marry|matrimonio|marriage|coyote|pollero|smuggl*|=cajuela|=trunk|=escond*|=ocult*|=hide|=hiding",
    "=mica|=micas|=social|=socials|=ssn|=acta|=actas|=diploma|=prestada|=prestado|=borrowed|=rentada|=ajena|=testigo|=witness",
    "=aunque|=although|=though|=nunca|=jamas|=never|=sin =que|=darse|=saber|=sepan|=noten|=enteren",
  ]),
  ...all(2, [
    "=para|=pa|=so =que|they|it|ice =no|=dont|=doesnt|=never",
    "=juez|=oficial|=consul|=officer|=judge|=clerk =dinero|=pago|=pay|=money",
    "=dinero|=pago|=pay|=money =juez|=oficial|=consul|=officer|=judge|=clerk",
    "=rapido|=faster|=fila|=adelante|=ahead|=abajo|=under =agua|=table|=mesa|=line",
  ]),
];
const others = all(2, [`de|a|con|with|my|mi|our ${kin}`, "=lend|=lends|=presta|=prestan|=presto"]);

export const everydayInnocence: readonly Innocence[] = [
  {
    // Who hires and asks what the law wants looked at.
    worth: 3.5,
    matchers: all(3, [
      "=que|=what|=como|=how =debo|=must|=should|=tengo|=obligado|=obligada|=need =revisar|=revisarle|=checar|=verificar|=pedir|=pedirle|=check|=verify|=ask|=review",
      "=obligado|=obligada|=required|=supposed =a|=to =revisar|=checar|=verificar|=check|=verify",
    ]),
    unless: untrue,
  },
  {
    // Old pictures taken off a page, told as done.
    worth: 3,
    matchers: all(3, [
      "=borre|=quite|=elimine|=deleted|=removed fotos|=foto|=photos|=pictures|=posts|=publicaciones",
    ]),
    unless: [...untrue, ...all(2, ["=novia|=novio|=girlfriend|=boyfriend|=amante", "=no =vean|=vea|=see"])],
  },
  {
    // Her own story, with proofs that are there.
    worth: 3.5,
    matchers: all(3, [
      "=tengo|=guarde|=guardo amenazas|=denuncia|=mensajes|=pruebas|=audios",
      "=i =have|=saved|=kept =threats|=messages|=report",
    ]),
    // Made to look like what they are not.
    unless: [
      ...untrue,
      ...all(4, [
        "=hago|=haga|=hacer|=hacerlos|=hacerlas|=make|=look|=seem|=vean|=parezcan =real|=reales|=creible|=creibles|=verdaderos|=verdaderas|=believable|=convincing|=legit",
      ]),
    ],
  },
  {
    // Who may answer for somebody with income, and friends who write what they know.
    worth: 3.5,
    matchers: all(4, [
      "=joint|=co =sponsor|=sponsors",
      "copatrocinador|cosponsor|cosponsors|copatrocinadora",
      "=cartas|=carta|=letters|=letter =amigos|=amigas|=familiares|=vecinos|=friends|=neighbors|=conocidos",
    ]),
    unless: untrue,
  },
  {
    // "Los papeles de la casa que compré" are no bought papers.
    worth: 4.5,
    matchers: all(2, [
      `papeles|=papers|=titulo|=title|=escrituras|=deed|=seguro|=insurance|=placas|=plates de|for|to ${property}`,
      `=compre|=compramos|=comprar|=compro|=vender|=vendo|=vendi|=bought|=buy|=buying|=sell|=selling|=sold ${property}`,
    ]),
    unless: [
      ...untrue,
      ...all(2, ["=trabajar|=cruzar|=cross =con|=with", "=comprar|=compro|=buy papeles|=papers"]),
    ],
  },
  {
    // Looking somebody up of whom only the name is known.
    worth: 4,
    matchers: all(9, [
      "=busco|=buscar|=buscarlo|=buscarla|=encuentro|=encontrar|=localizo|=localizar|=find|=locate|=search|=look =sin|=without|=no|=dont|=solo|=nomas|=just|=only =numero|=number|=nombre|=name",
      "=sin|=without|=no|=dont|=solo|=nomas =numero|=number|=nombre|=name =busco|=buscar|=buscarlo|=buscarla|=encuentro|=encontrar|=localizo|=localizar|=find|=locate|=search|=look",
    ]),
    unless: [
      ...untrue,
      ...all(2, [
        "=trabajo|=jale|=chamba|=job|=licencia|=license|=coyote|=comprar|=buy|=venda|=sells",
        "=no|=dont =encuentr*|=find|=hallen|=busquen",
      ]),
    ],
  },
  {
    // A loan for a lawyer or a bond.
    worth: 3,
    matchers: all(2, [
      "=presto|=prestar|=prestarle|=presta|=prestan|=prestaron|=lend|=lending|=lent|=borrow =dinero|=lana|=money|=carro|=car",
    ]),
    unless: [
      ...untrue,
      ...all(2, ["pasaporte|passport|=cruzar|=pasar|=cross|=frontera|=border|=cuenta|=account|=banco|=bank"]),
    ],
  },
  {
    // Letters that come to a relative's house.
    worth: 3,
    matchers: all(6, [
      "=direccion|=address =correo|=cartas|=mail|=llegue|=lleguen|=letters",
      "=correo|=cartas|=mail|=letters =direccion|=address",
    ]),
    unless: [...untrue, ...all(2, ["licencia|license|escuela|school|=pero|=but|=vivo|=live|=ice|=migra"])],
  },
  {
    // One's own name, before and after a wedding, or corrected.
    worth: 4,
    matchers: [
      ...all(2, [
        "=nombre|=name =casada|=casado|=soltera|=soltero|=married|=maiden",
        "=married|=maiden =name",
      ]),
      ...all(1, [
        "=cambio|=cambiar|=cambie|=corrijo|=corregir|=change|=correct mi|my =nombre|=apellido|=name|=lastname",
      ]),
    ],
    unless: [
      ...untrue,
      ...all(2, [
        "deport*|=record|arrest*|antecedentes|=fecha|=date|=sello|=stamp",
        "=otro|=otra|=another|=different =nombre|=name|=persona|=person",
        "=digo|=decir|=marco|=say =soltera|=soltero|=single",
      ]),
    ],
  },
  {
    // One's own card that has run out.
    worth: 3,
    matchers: all(3, [
      "=con|=with green|=residencia|=tarjeta|=pasaporte|=card|=passport =vencida|=vencido|=expired",
      "=expired =green|=card|=passport|=residency",
    ]),
    unless: [...untrue, ...others],
  },
  {
    // A doctor's or a boss's letter of somebody who is ill and must change a date.
    worth: 4.5,
    matchers: all(7, [
      "=enferma|=enfermo|=hospital|=sick =cita|=corte|=audiencia|=appointment|=hearing|=faltar|=miss|=missed",
    ]),
    unless: [...untrue, ...all(2, ["=no|=not =estoy|=esta|=am|=im|=is", "=pero|=but|=like|=parezca"])],
  },
  {
    // A fee that is owed by everybody.
    worth: 3,
    matchers: all(4, [
      "=pago|=pagar|=pague|=pagan|=pay|=paid =aplicacion|=solicitud|=formulario|=cuota|=tarifa|=fee|=fees|=multa|=biometricos|=application|=form",
    ]),
    unless: [
      ...untrue,
      ...all(2, ["=mas|=more =rapido|=pronto|=fast", "=alguien|=someone =haga|=firme|=sign|=take"]),
    ],
  },
  {
    // A house put in a relative's name, should one be deported.
    worth: 4,
    matchers: all(4, [`=poner|=pongo|=put|=pasar|=dejar|=transfer ${property} =nombre|=name|=titulo|=title`]),
    unless: [...untrue, ...all(2, ["=direccion|=address", "=ice|=migra =no|=dont"])],
  },
  {
    // The insurance of a car, whatever number one has or has not.
    worth: 4.5,
    matchers: all(2, [
      "seguro|=insurance de|para|for =carro|=auto|=coche|=troca|=car|=truck",
      "=car|=auto =insurance",
    ]),
    unless: all(1, [
      `fals*|=fake|chuec*|=pirata|=comprado|=prestado|=ajeno|=otra|=otro`,
      `=comprar|=sacar|=buy ${property}`,
    ]),
  },
  {
    // What one may carry, keep at home or cover.
    worth: 4,
    matchers: [
      ...all(3, ["=tapar|=tapo|=cubrir|=cover =nombre|=numero|=direccion|=name|=number|=address"]),
      ...all(6, [
        "=escondo|=guardo|=guardar|=keep|=hide =dinero|=documentos|=documents|=money|=papeles|=cash =banco|=bank|=casa|=home|=safe",
        "=pasar|=cruzar|=llevar|=viajar|=cross|=travel|=take|=fly =perro|=perra|=gato|=mascota|=dog|=cat|=pet",
      ]),
      ...all(4, [
        "=recibo|=bill|=contrato|=lease =esposo|=esposa|=husband|=husbands|=wife =comprobante|=proof|=prueba",
      ]),
    ],
    unless: all(1, [
      "fals*|=fake|chuec*|coyote|smuggl*|soborn*|=bribe|=juez|=judge|=oficial|=officer|=ice|=migra|=taxes|=impuestos|=irs|medicaid|=corte|=court|divorc*|=cajuela|=trunk|photoshop|=edito|=editar|=cambio|=cambiar|=change|=cambiarle|=aunque|=hermano|=primo|=prima|=hermana|=persona|=personas|=gente|=people|=cousin|=brother|=sister",
      "=sin|=without papeles|papers",
    ]),
  },
  {
    // Cash at the border, which one may carry and must declare.
    worth: 6,
    matchers: all(2, [
      "=cuanto|=cuanta|=much =dinero|=cash|=efectivo|=money|=dolares =llevar|=carry|=declarar|=declare",
    ]),
    unless: [...untrue, ...others],
  },
  {
    // Held in fear of officers by somebody: it is done to her.
    worth: 8,
    matchers: all(2, [
      "=me|=nos asusta*|=asusto|=asustaron|espanta*|=espanto|amenaza*|=amenazo|=amenazaron =migra|=migracion|=inmigracion|=ice|deport*",
      "=me|=nos =quiere|=quieren asustar|espantar|amenazar =migra|=migracion|=inmigracion|=ice|deport*",
      "threaten*|=scares|=scaring =me|=us =ice|=immigration|deport*",
    ]),
    unless: all(1, ["fals*|=fake|=mentir|=lie|invent*|=finjo|=fingir"]),
  },
  {
    // What to do so that a case is not denied.
    worth: 8,
    matchers: all(4, [
      "=hago|=hacer|=do =para|=pa|=so =que|=they|it =no|=dont =me|=nos|=lo|=deny =nieguen|=niegue|=rechacen|=cancelen|=it|=my|=me",
    ]),
    unless: all(1, [
      "fals*|=fake|=mentir|=lie|invent*|=finjo|=fingir|=escond*|=ocult*|=hide|=digo|=decir|=pongo|=poner|=say|=put|=omit*|=sepan|=enteren",
    ]),
  },
  {
    // Put off from year to year, and said so: «digo que el otro año» is no claim.
    worth: 8,
    matchers: all(1, [
      "=digo|=decimos|=dices|=say =que =el|=la|=este|=para =otro|=otra|=proximo|=proxima|=siguiente|=next =ano|=mes|=semana|=dia|=lunes|=navidad|=enero|=year|=month|=week",
    ]),
    unless: untrue.slice(0, 4),
  },
  {
    // Who wants to know whether there is an order or a case hides from nobody.
    worth: 8,
    matchers: all(3, [
      "=know|=sure|=sabe|=sabemos|=se =if|=whether|=si =order|=orden|=case|=caso|=warrant|=deportation|=deportacion|=corte|=court",
      "=find =out =if|=whether =order|=case|=warrant|=deportation|=court",
    ]),
    unless: all(1, [
      "=hide|=hiding|=escond*|=ocult*|=skip|=avoid|=evade|=fake|fals*|=huir|=escap*|=escape|=without|=sin =que|=para =que =no|=so =they|=mentir|=lie",
    ]),
  },
];

// A debt, a wart and anger: known, or the spelling repair makes an insult of them.
all(1, ["=culebra|=culebras|=culebrita|=verruga|=verrugas|=colera"]);
