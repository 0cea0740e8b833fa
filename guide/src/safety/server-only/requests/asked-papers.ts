/** Requests for false papers, sham marriages, crossings, money under the table and hiding, put together from their parts. Server only. */

import type { Refusal } from "#guide/safety/refuse-rules.ts";
import { all } from "#guide/safety/server-only/cries/second-hearing.ts";
import type { HeardByParts } from "#guide/safety/server-only/cries/third-hearing.ts";
import { honestly } from "#guide/safety/server-only/requests/honestly.ts";

const kin =
  "=sobrino|=sobrina|=primo|=prima|=primos|=hermano|=hermana|=cunado|=cunada|=comadre|=compadre|=amigo|=amiga|=vecina|=vecino|=tia|=tio|=nephew|=niece|=cousin|=cousins|=brother|=sister|=friend|=friends|=nephews|=nieces|=brothers|=sisters";
const people =
  "cuban*|venezolan*|nicaraguens*|=nica|hondur*|salvador*|haitian*|guatemal*|colombian*|ecuador*|peruan*|mexican*|dominican*|nepal*|ukrain*|ucranian*|honduran|=cuba|=venezuela|=nicaragua|=haiti";
const agents = "=ice|=migra|=immigration|=inmigracion";
const rivals =
  "=trabajador|=trabajadora|=trabajadores|=empleado|=empleada|=empleados|=worker|=workers|=employee|=employees|=tenant|=tenants|=inquilino|=inquilina|=inquilinos|=lover|=amante|=querida|=mistress|=coworker|=maid|=nanny|=muchacha";
const ownChild =
  "=bebe|=hijo|=hija|=hijos|=nino|=nina|=kids|=kid|=sons|=son|=daughters|=daughter|=babys|=baby|=childs|=child|=childrens";
const fakes =
  "=falsa|=falso|=falsas|=falsos|=fake|=chueco|=chueca|=prestada|=borrowed|=inventada|=ajena|=rentada";

export const paperRequests: readonly HeardByParts<Refusal>[] = [
  // The authorities set on a worker, a tenant, a rival.
  {
    kind: "bribe",
    topic: null,
    every: [
      all(1, ["=ice|=migra|=immigration|=inmigracion|=migracion"]),
      all(3, [
        `=can|=do|=how|=could|=should|=i =threaten|=report|=call|=tell ${rivals}|=ice|=immigration`,
        `=lo|=la|=los|=le =echo|=echar|=reporto|=mando|=aviento ${agents}`,
        `=puedo|=como|=quiero|=voy =echarlo|=echarla|=echarle|=echar|=reportarlo|=reportarla|=reportar|=amenazarlo|=amenazarla ${rivals}|${agents}`,
        `=amenazo|=amenazar|=threaten ${rivals}`,
      ]),
      all(1, [rivals]),
    ],
    unless: [
      ...honestly,
      ...all(2, [
        "=me|=nos =echar|=echa|=amenaza|=amenazan",
        "=threatens|=threatening|=threatened =me|=us|=to",
      ]),
    ],
  },
  // A child's number for a job.
  {
    kind: "forge",
    topic: null,
    every: [
      all(4, [
        `=uso|=usar|=use|=using|=work|=trabajar|=trabajo|=pongo =social|=seguro|=numero|=number|=ssn ${ownChild}`,
        `=uso|=usar|=use|=using|=work|=under ${ownChild} =social|=number|=ssn`,
      ]),
      all(1, [
        "=work|=job|=trabajar|=trabajo|=jale|=chamba|=cuenta|=luz|=credito|=credit|=account|=hired|=apartment",
      ]),
    ],
    unless: [
      ...honestly,
      ...all(2, ["=alguien|=someone|=somebody|=papa|=ex =uso|=usa|=used|=uses", "=taxes|=impuestos"]),
    ],
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
  // A birth here that was elsewhere.
  {
    kind: "forge",
    topic: null,
    every: [
      all(3, [
        "registr*|=asentar|=asiento|=register|=registering =bebe|=hijo|=hija|=nino|=nina|=baby|=child|=son|=daughter",
      ]),
      all(2, ["=como|=as|=que nacid*|=nacio|=born =aqui|=aca|=here|=gringo|=gringa"]),
      all(1, [
        "=mexico|=guatemala|=honduras|=salvador|=nicaragua|=cuba|=venezuela|=colombia|=ecuador|=alla|=abroad",
      ]),
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
