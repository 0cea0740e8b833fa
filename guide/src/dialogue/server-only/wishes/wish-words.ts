/**
 * Parts that wishes for a status are made of, whatever the words: "¿habrá luz para un viejo como yo sin papel?" and "is there any
 * door for a guy with no papers" share way, lack and status. Which parts in which order mean a wish, and which mean another matter,
 * is learned, not listed (`wish-signs.ts`). Words as `clean` leaves them; a word may belong to several parts.
 */
export const wishWords: Readonly<Record<string, string>> = {
  can: "puedo puede podemos pueden podre podra podremos podria podriamos podrian puedan pueda poder can could may able possible posible",
  way: "forma formas manera maneras modo modos camino caminos salida salidas puerta puertas chance chances chanza posibilidad posibilidades oportunidad oportunidades opcion opciones alternativa alternativas esperanza esperanzas remedio remedios recurso via vias luz solucion soluciones ley leyes programa programas beneficio beneficios alivio way ways path paths option options door doors route hope chance solution road pathway law program relief recourse",
  any: "hay habra habria existe existen exista algo alguna algun alguno nada is there any anything something some exist exists theres",
  how: "como how where donde empiezo empieza empezar empezamos comienzo comienza comenzar start begin",
  what: "que cual cuales what which",
  do: "hago hacer hace hacemos hacerle hacen haga haria hagamos do does done doing take takes",
  want: "quiero quiere quieren queremos quisiera quisieramos quisieran deseo desea deseamos sueno suena suenan anhelo ojala gustaria busco buscamos ando necesito necesita necesitamos ocupo ocupa ocupamos want wants wanna wish dream hope need needs would like trying try",
  advise:
    "aconseja aconsejan aconsejas aconsejeme recomienda recomiendan recomiendas recomiende oriente orienteme orientar guieme guiar guia digame dime expliqueme explicame ayudeme ayudame ayuda ayudar orientacion advise advice tell guide explain help suggest",
  right:
    "derecho derechos califico califica calificamos calificar merezco merecemos corresponde toca aplico aplica qualify eligible deserve entitled right",
  missing:
    "falta faltan faltaria ocupa necesita requiere require requirements missing requisitos requisito haria tendria",
  lack: "sin no ni nunca nada jamas without no not never none nothing undocumented indocumentado indocumentada indocumentados indocumentadas ilegal ilegales illegal illegally mojado mojada mojados ilegalmente irregular",
  status:
    "papeles papel papelitos papers paper documentos documento docs estatus estatuto estado status residencia residente residentes residency resident residents legal legales legalmente legally legality mica micas tarjeta card cards green greencard verde regla derecho situacion permiso permisos ciudadano ciudadana ciudadanos citizen citizenship ciudadania estancia documented",
  regular:
    "arreglar arreglo arregla arreglarme arreglarnos arreglarse arreglarle arreglarles arreglamos arreglen arregle arreglado regularizar regularizarme regularizarse regularizarnos regularizo legalizar legalizarme legalizarnos legalizarse legalizo legaliza componer compongo enderezar acomodar acomodo fix fixing legalize legalized regularize sort",
  stay: "quedarme quedarse quedarnos quedar quedo quedamos quede queden vivir vivo vivimos estar seguir permanecer jubilarme envejecer morirme echarme stay staying remain live living retire belong forever siempre",
  fear: "miedo temor esconder esconderme escondido escondida escondidos escondiendome sombra sombras tranquilo tranquila tranquilos paz libre temblor asustado fear afraid scared hide hiding shadow shadows peace free",
  accept:
    "acepten acepte aceptan aceptar reconozca reconozcan dejen deje pertenecer pertenezco accept accepted belong recognize",
  life: "llevo lleva llevamos llevan anos ano decada decadas vida toda years year decade decades life whole lived been",
  work: "trabajo trabaja trabajamos trabajado trabajando limpio limpia limpiando obra construccion campo cosecha cocina jardin pago paga pagamos pagado pagando taxes impuestos work works worked working pay paid paying clean construction",
  kids: "hijo hija hijos hijas nino nina ninos ninas nieto nieta nietos nietas kids kid children son daughter grandkids",
  kin: "esposo esposa marido mujer senora mama papa padres jefe jefa hermano hermana abuelo abuela suegro suegra tio tia primo novio novia wife husband mom dad mother father parents brother sister boyfriend girlfriend",
  self: "yo mi me mio mia conmigo uno nosotros nos i me my myself we us",
  someone:
    "el ella ellos alguien persona gente muchacho muchacha senor she he they someone person somebody people",
  had: "ya tengo tenia renovar vence vencio perdi aprobaron negaron pendiente tramite mandamos metimos recibo expired renew lost approved denied pending filed receipt",
  when: "cuando cuanto cuanta cuantos cuantas cuesta tarda plazo fecha when much long cost",
  named:
    "entrevista corte juez audiencia orden cita huellas apelar apelacion perdon fianza abogado notario estafa escuela hospital licencia viajar viaje pasaporte traducir direccion interview court judge hearing order appointment fingerprints appeal waiver bond lawyer attorney scam school license travel trip passport translate address ice migra policia police",
};
