/** Cries for help that `third-hearing.ts` puts together from their parts. Server only. */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import { all } from "#guide/safety/server-only/cries/second-hearing.ts";
import { type HeardByParts, heardByParts } from "#guide/safety/server-only/cries/third-hearing.ts";
import type { Word } from "#guide/words/normalise.ts";

const child =
  "nino|nina|ninos|=hijo|=hija|=sobrino|=sobrina|=primito|=primita|=hermanito|=hermanita|=niece|=nephew|=kid|=kids|=child|=girl|=boy|=cousin|=menor|=son|=daughter|=sister|=brother|=shelter|=albergue|=sponsor";
const sold = all(3, [
  "=selling|=sells|=sold|=sell|=renting|=offers|=pimping =her|=him|=them|=girl|=girls|=friend|=sister|=daughter|=wife|=cousin|=niece|=kids =men|=guys|=clients|=strangers",
  "la|las|lo|los|nos|me =vende|=venden|=vendiendo|=vendio|=alquila|=alquilan|=ofrece|=prostituye =hombres|=senores|=viejos|=clientes",
]);

const attacked =
  "=balearon|=baleo|=balacearon|=dispararon|=disparo|=mataron|=mato|=secuestraron|=secuestro|=golpearon|=golpeo|=violo|=violaron|=torturaron|=apunalaron|=amenazaron|=amenazo|=atacaron|=ataco|=amenazaban|=perseguian|=shot|=attacked|=kidnapped|=killed|=raped|=stabbed|=tortured|=threatened";

const cries: readonly HeardByParts<Crisis>[] = [
  // Somebody stands where people jump.
  {
    kind: "selfHarm",
    topic: null,
    every: [
      all(3, [
        "=parado|=parada|=subido|=subida|=sentado|=sentada|=arriba|=standing|=sitting =puente|=azotea|=barandal|=vias|=bridge|=ledge|=rooftop|=tracks",
      ]),
      all(2, [
        "=deja|=dejarse|=dejo|=dejar =ir|=caer",
        "=mensajes|=despide|=despidiendo|=despidio|=aventar|=aventarse|=aventarme|=tirarse|=tirarme|=saltar|=brincar|=jump|=goodbye",
        "=ya =no =puede|=quiere|=aguanta",
      ]),
    ],
    unless: all(1, [
      "=trabajo|=trabaja|=trabajando|=trabajamos|=work|=working|=works|patron|=boss|=cruzar|=migra|=ice",
    ]),
  },
  // Held for a ransom.
  {
    kind: "trafficking",
    topic: "visa-t",
    every: [
      all(6, [
        "=quieren|=piden|=pide|=quiere|=exigen|=cobran|=want|=wants|=asking|=demand =soltar*|=soltarme|=soltarlo|=soltarla|=suelten|=suelte|=release|=liberar*",
        "=si|=if =no|=dont =mando|=pago|=deposito|=pay|=send =regresan|=matan|=pedazos|=kill",
        "=quieren|=piden|=pide|=quiere|=exigen|=want|=wants|=asking =mil|=dinero|=dolares|=money|=thousand|=more =no|=or|=dont =veo|=vere|=see|=sueltan|=matan|=kill|=devuelven",
      ]),
      all(2, [
        "=agarraron|=secuestraron|=tienen|=tiene|=holding|=kidnapped|=took|=encerrado|=encerrada|=encerrados|=raptaron",
      ]),
    ],
    unless: all(1, [
      "fianza|bond|bail|=ice|=migra|=juez|=judge|=carcel|=jail|abogado|lawyer|=carro|=car|=perro|=dog",
    ]),
  },
  // Whoever leaves the work has a relative hurt.
  {
    kind: "trafficking",
    topic: "visa-t",
    every: [
      all(1, [
        "mayordomo|patron|patrona|contratista|jefe|jefa|encargado|boss|foreman|contractor|employer|coyote|pollero",
      ]),
      all(2, ["=si|=if =me|=i|=nos|=we =voy|=salgo|=vamos|=leave|=quit|=run|=escapo"]),
      all(3, [
        "=quiebra|=quiebran|=mata|=matan|=lastima|=lastiman|=hurt|=kill|=desaparece|=golpea =mi|=my|=mis =carnal|=hermano|=hermana|=familia|=mama|=papa|=hijo|=hija|=hijos|=family|=brother|=sister|=mother|=kids|=esposa",
      ]),
    ],
  },
  // A small child that comes back hurt.
  {
    kind: "minor",
    topic: null,
    every: [
      all(1, [
        "nino|nina|=bebe|=hijo|=hija|toddler|=daughter|=son|=kid|=kids|=baby|=nieto|=nieta|=sobrina|=sobrino",
      ]),
      all(5, [
        "=regresa|=regreso|=vuelve|=volvio|=viene|=vino|=llega|=comes|=came|=returns =quemadas|=quemaduras|=moretones|=moretes|=sangrado|=sangrando|=burns|=bruises|=bleeding|=cigarro|=golpes",
      ]),
      all(3, [
        "=visita|=visitas|=visitarlo|=visits|=visit|=papa|=ex|=dad|=father|=padrastro|=el|=stepdad|=back",
      ]),
    ],
    unless: all(2, ["=bici|=bicicleta|=bike|=futbol|=soccer|=karate|=cayo|=fell|=parque|=escuela|=school"]),
  },
  // A child whom a grown man keeps.
  {
    kind: "minor",
    topic: "visa-t",
    every: [
      all(1, [
        "=tengo|=tiene|=im|=am|=shes|=hes|=cumpli 8|9|10|11|12|13|14|15|16|17",
        "8|9|10|11|12|13|14|15|16|17 =anos|=anitos|=years|=year",
      ]),
      all(3, [
        "=senor|=hombre|=viejo|=man|=guy =me|=la|=lo =tiene|=trajo|=guarda|=encierra =casa|=cuarto|=encerrad*|=departamento|=trailer",
        "=man|=guy =keeps|=has|=holds =me|=her|=him =house|=home|=room|=apartment",
      ]),
    ],
  },
  // Beaten at this moment, or every week.
  {
    kind: "violence",
    topic: "vawa",
    every: [
      all(2, [
        "=la|=lo|=me|=los|=las =estan|=esta =golpeando|=pegando|=matando|=ahorcando|=madreando",
        "=is|=hes|=keeps =beating|=hitting|=choking|=strangling =me|=her|=my|=him|=us",
        "=me|=nos =toca =golpiza|=paliza|=golpes|=madriza",
      ]),
    ],
    unless: all(2, ["=pelicula|=novela|=movie|=show|=juego|=game|=hace =anos"]),
  },
  // Who hurt the writer before stands outside now, or found her here.
  {
    kind: "violence",
    topic: null,
    every: [
      all(2, [
        `que|quien|quienes|who|that|gang|cartel|maras|pandilla ${attacked}`,
        "que|quienes|who =querian|=queria|=iban|=wanted|=tried =matar|=matarme|=matarnos|=kill",
      ]),
      [
        ...all(3, [
          "=estan|=esta|=andan|=anda|=parados|=parado|=esperando|=is|=are|=standing|=waiting|=parked|=theyre|=hes =afuera|=fuera|=enfrente|=puerta|=outside|=door",
          "=estan|=esta =aqui|=ahorita =afuera|=fuera|=enfrente|=calle",
        ]),
        ...all(1, [
          "me|nos =encontraron|=encontro|=hallaron|=hallo|=localizaron|=localizo =aqui|=aca",
          "ya me|nos =encontraron|=encontro|=hallaron|=hallo|=localizaron|=localizo",
          "=found|=tracked me|us =here|=again|=now",
        ]),
      ],
    ],
    unless: [
      ...all(2, [
        "carcel|=preso|=presos|=jail|=prison|=detenido|=arrested|=arrestaron|=arrestado|=deported|=deportaron",
        "=si|=if|=could|=might|=pueden|=podrian =encuentr*|=find|=hallen|=estan|=encontrar",
        "=hace =anos|=meses|=tiempo",
        "=years|=months =ago",
      ]),
      ...all(3, ["=perro|=dog|=gato|=cat"]),
    ],
  },
  {
    kind: "selfHarm",
    topic: null,
    every: [
      all(3, [
        "se =tomo|=trago|=bebio =cloro|veneno|insecticida|=raid|=bote|=frasco|detergente|=acido|raticida",
        "se =tomo|=trago =muchas|=todas|=puno|=monton =pastillas",
        "=drank|=swallowed|=took =bleach|=poison|=pesticide|=antifreeze",
        "=prefiero|=mejor =matarme|=mato|=suicidarme =que|=antes|=yo|=dejar",
        "=antes =que|=me =agarren|=deporten|=lleven =mato|=matarme",
        "=sleep|=asleep|=dormir|=dormirme|=duerma|=durmiera =forever|=never|=not|=nunca|=no|=ya =wake|=despertar|=despierte|=desperter|=open",
        "=wrote|=sent|=texted|=left|=mando|=escribio|=dejo|=mandaron =goodbye|=despedida|=despidiendose",
      ]),
    ],
    unless: all(3, [
      "=goodbye =party|=card|=lunch",
      "=contrato|=contract|=lease|=subscription|=matrimonio|=marriage|=contratos",
    ]),
  },
  {
    kind: "selfHarm",
    topic: null,
    every: [
      all(1, ["=says|=said|=texted|=saying|=talking|=talks|=told|=dice|=dijo|=wrote|=escribio"]),
      all(2, [
        "=hes|=shes|=he|=she|=going|=wants|=will|=gonna|=about|=hoy|=va|=quiere|=ya =end|=ending|=ends|=acaba|=acabar|=terminar =life|=tonight|=vida|=todo|=everything",
      ]),
    ],
    unless: all(2, [
      "=contrato|=contract|=lease|=matrimonio|=marriage|=tps|=daca|=parole|=programa|=program",
    ]),
  },
  {
    kind: "selfHarm",
    topic: null,
    every: [all(2, ["=sleep|=dormir|=dormirme|=asleep =forever", "=dormir|=dormirme para siempre"])],
  },
  {
    kind: "selfHarm",
    topic: null,
    every: [
      all(1, ["=matan|=maten|=mataran|=matar|=kill|=deportan|=deport"]),
      all(2, [
        "=lo =hago yo =primero|=mismo|=hoy|=sola|=solo",
        "=mejor =hago|=mato yo",
        "=do|=end it|everything =myself|=first",
      ]),
    ],
    unless: all(2, ["=tramite|=formulario|=solicitud|=papeleo|=form|=paperwork|=abogado|=lawyer|=cita"]),
  },
  {
    kind: "threat",
    topic: null,
    every: [
      all(2, [
        "=voy|=ire|=iremos|=llego|=going|=ill|=vamos =ir|=oficina|=corte|=court|=office|=uscis|=trabajo|=escuela|=school|=work|=a|=to",
      ]),
      all(0, [
        "=con|with|and|=bring una|un|mi|la|el|a|my|the =escopeta|=pistola|=rifle|=machete|=gun|=shotgun|=knife|=cuchillo",
      ]),
    ],
    // Tools of a trade.
    unless: all(1, [
      "=jardinero|=jardineria|=jardin|=yarda|=yardas|=podar|=cana|=gardener|=landscaping|=cocinero|=cocina|=chef|=cook|=carnicero|=butcher|=cazar|=caceria|=hunting",
    ]),
  },
  {
    kind: "trafficking",
    topic: "visa-t",
    every: [
      all(3, [
        "=pusieron|=ponen|=obligan|=obliga|=obligaron|=hacen|=force|=forces|=forced|=making|=makes|=make =vender|=cargar|=llevar|=sell|=carry|=move droga|drogas|=mota|=drugs|=weed|=meth",
      ]),
    ],
  },
  { kind: "minor", topic: "visa-t", every: [sold, all(1, [child])] },
  { kind: "trafficking", topic: "visa-t", every: [sold] },
  {
    kind: "minor",
    topic: "visa-t",
    every: [
      all(1, [child]),
      all(1, ["sponsor|sponsored|patrocinador|albergue|refugio|shelter|padrino|madrina"]),
      all(5, [
        "=tiene|=tienen|=trae =trabajando|=limpiando|=vendiendo|=encerrado|=encerrada",
        "=pone|=obliga|=obligan|=hace|=forza =trabajar|=acostarse|=dormir|=limpiar",
        "=making|=makes|=make|=forces|=forcing|=made =her|=him|=them =work|=clean|=sleep|=dance",
      ]),
    ],
    unless: all(1, ["=perro|=dog"]),
  },
  {
    kind: "violence",
    topic: "vawa",
    every: [
      all(3, [
        "me|nos|=echarme|=echar|=quemarme|=quemar|=rociarme|=rociar|=aventar|=aventarme|=prenderme|=prender =acido|=gasolina|=fuego|=cara",
        "=throw|=pour|=burn|=splash =acid|=gasoline|=gas|=face|=fire",
      ]),
      all(2, [
        "me|nos =va|=quiere|=iba =echar|=quemar|=rociar|=aventar|=prender|=desfigurar",
        "=va|=quiere =echarme|=quemarme|=rociarme|=aventarme|=prenderme|=desfigurarme",
        "=will|=gonna|=going|=wants|=hell|=to =throw|=pour|=burn|=splash",
      ]),
    ],
  },
];

/** A cry for help, by its parts. */
export function criedByParts(list: readonly Word[]) {
  return heardByParts(cries, list);
}
