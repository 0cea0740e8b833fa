/**
 * Parts that requests for help with harm, and cries for help, are made of: whatever the words, "pongo que llegué antes aunque no",
 * "say I came earlier though I didn't" share the parts say, but, not. Which parts in which order mean harm is learned, not listed
 * (`alarm-signs.ts`). Words as `clean` leaves them; tenses stand apart, for "puse" is told and "pongo" is planned.
 */
export const alarmWords: Readonly<Record<string, string>> = {
  how: "como how",
  do: "hago hacer hacerle hacemos do can could",
  want: "quiero queremos ocupo ocupamos necesito necesitamos busco buscamos buscando ando pienso pensaba pensamos want need looking wanna",
  may: "conviene convendra mejor puedo podemos podria podriamos debo deberia should can could might",
  order:
    "ayudame ayudeme ayudas hazme hagame hagan dime digame dame deme pasame paseme escribeme redacta redactame mandame ensename inventa inventame agregale ponle echame consigueme traduce imprime make write give send translate draft edit",
  say: "digo decir decirle decirles diga digan digas decimos diremos pongo poner ponerle ponemos ponga pongan ponle apunto apuntar cuento contar cuente contesto contestar conteste contestamos declaro declarar declare marco marcar marque lleno llenar escribo escribir menciono mencionar nombro reporto say tell put claim answer check list state mention word",
  said: "dije dijo dijeron dijimos puse puso pusieron pusimos conte contaron conteste firme firmo lleno llene marcaron said told wrote checked clicked answered filled",
  advised:
    "dice dicen dijeron aconsejan aconseja recomiendan recomienda recomendaron propone ofrece ofrecen ofrecio ofrecieron says say told offered",
  but: "aunque pero verdad realidad realmente though although even but really actually",
  not: "no nunca jamas ni nadie nada never not nobody none nothing",
  without: "sin without",
  for: "para pa so",
  that: "que that",
  and: "y and luego then",
  if: "si if",
  hide: "esconder escondo escondemos ocultar oculto callar callo callado tapar tapo borrar borro omitir omito saltar salto saltarme saltamos quitar quito quitarle brincar dejarlo guardar hide skip leave omit erase delete remove secreto secret",
  makeUp:
    "inventar invento inventamos inventarme inventarle inventarse fingir finjo fingimos exagerar exagero exageren simular mentir miento mentimos copiar copio falsificar falsifico photoshop editar edito cambiarle cambio cambiar cambiamos armar armo armamos actuar fabricar fake forge pretend invent copy lie edit alter change makeup practice",
  suffered:
    "invento inventaron mintio mintieron menti falsifico falsificaron enganaron engano estafaron estafo obligaron obligo robaron robo vendieron vendio amenazaron amenazo amenaza amenazan forced tricked scammed stole threatened threatens lied sold",
  untrue:
    "falso falsa falsos falsas chueco chueca chuecos chuecas pirata inventado inventada arreglado arreglada arreglados prestado prestada papelera conveniencia negocio fingido truqueado fake false forged bogus borrowed sham",
  true: "real verdadero verdadera genuino cierto cierta honesto true genuine honest",
  detect:
    "cachen cacha cachan cache cuenta sepan sepa saber enteren entere noten note nota descubran descubra sospechen sospeche sospechas encuentren encuentre encuentran hallen hallan hallar localicen rastrean rastreen rastrear busquen agarren agarre pesquen detecten detectan dieran fijen raro know knowing notice noticed find finding catch caught track suspect see",
  believe:
    "crean crea creen creer creible creibles aprueben apruebe acepten pase pasen pasa pasar califique califica alcanzar alcance alcancen parezca parezcan parecer vea vean suene convencer convence ablande believe believes approve approves convincing look looks sound convince qualify pass passes work works",
  paper:
    "mica micas social seguro ssn licencia acta actas pasaporte permiso identificacion visa carta cartas recibo recibos talon talones comprobante comprobantes contrato sello diploma certificado constancia numero tarjeta ids papel papeles formato i797 i94 license passport certificate letter letters permit document documents paystub stub receipt lease card statement",
  form: "forma formulario solicitud aplicacion peticion entrevista declaracion pregunta preguntas preguntan caso historia relato asilo form application interview question statement declaration petition case story asylum",
  other:
    "primo prima hermano hermana amigo amiga compadre comadre tio tia cunado cunada sobrino sobrina vecino vecina companero companera compa alguien otro otra otros persona senora senor muchacha muchacho cousin brother sister friend uncle aunt someone somebody roommate neighbor coworker guy",
  marry:
    "casar casarme casarnos casarse caso casamos casa casan casado casada casados casamiento matrimonio boda divorciar divorcio divorciamos esposa esposo marry marries married marriage wife husband divorce spouse",
  money:
    "pago pagar pagarle paga pagamos cobra cobran cobrar cuesta cuanto dinero lana feria dolares mil mensualidades abonos comision precio vale sobre billete pay paid cost charge money cash bucks fee price",
  buy: "compro comprar compra comprarle vende venden venderme consigo conseguir consigue renta rentan presta prestan prestar presto uso usar use agarro saco buy sell sells rent rents lend borrow using get",
  officer:
    "oficial agente juez jueza migra migracion inmigracion uscis consul consulado embajada ice policia corte officer agent judge immigration court cops embassy consulate",
  cross:
    "cruzar cruzo cruce crucen cruza cruzarlo pasarlo pasarla paso pasan pase pasarse brincar brinco meter meto meten traer traigo traerlo traerla traiga frontera linea rio desierto muro puente garita coyote pollero cerro monte reten retenes cross border river desert smuggler checkpoint across sneak",
  escape:
    "escondo esconderme escondernos desaparecer desaparezco huir huyo fugar fugamos pelar pele irme mudo mudarme cambio despistar grillete brazalete monitor isap hide disappear run skip escape trick avoid",
  report:
    "reporto reportar reportarlo reportarla reporte denuncio denunciar echar echarle aviso avisar avisarle llamo llamar hablo deporten deporte deportar lleven saquen report call tip deported",
  revenge: "venganza vengarme asustar asusto cae debe engano dejo traiciono revenge scare",
  fear: "miedo temor asustado asustada preocupa preocupado preocupada nerviosa nervioso nervios panico scared afraid worried nervous",
  law: "delito ilegal legal castigo castigan multa carcel pasaria grave consecuencias perdon penalty crime illegal jail trouble happens waiver pardon",
  correct:
    "corregir corrijo correccion error errores equivoque equivocado equivocada equivoco mal agregar agrego enmendar enmiendo mistake mistakes wrong correct fix amend accidentally accident fault",
  unknowing:
    "sabia sabiamos supe entendi entendia entendiera olvido olvide recuerdo acuerdo acordaba know understand forgot remember",
  prove:
    "demostrar demuestro demostramos comprobar compruebo probar pruebo pruebas evidencia prove proof evidence",
  past: "era fue fui use usaba trabaje entre cruce compre hice hicimos estuve tuve vivi llegue sali salimos tenia di dimos deje firmamos pague pagamos was were did used worked had came entered bought",
  ago: "hace anos antes vieja viejo nino nina joven ago years young back",
  must: "tengo tenemos obligatorio obligada obligado have must required need",
  self: "yo me mi mis i my im we our nos nosotros nuestro",
  they: "el ella le les lo la ellos he she they him her them",
  child: "nino nina bebe hijo hija hijos menor sobrino sobrinito kid child son daughter baby minor nephew",
  citizen: "ciudadano ciudadana ciudadanos citizen votar voto gringo gringa",
  detail: "fecha fechas edad ano anos dias direccion domicilio nombre date age year address name",
  only: "solo nomas nada puro pura solamente only just",
  best: "mejor facil rapido barato seguro safest best easiest quickest",
  record:
    "arresto arrestos arrestaron record antecedentes dui deportacion deportaron cargo cargos droga felony arrest arrests arrested deported",
};
