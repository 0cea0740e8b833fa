/** Words that say nothing about the subject; they count almost nothing in search and make no vague question precise. */
const list = `
a al algo ahi ahora ahorita alla alguien alguna algun alguno an and any am are at as aqui asi aun aunque be been because but by can como con cual cuales cuando cuanto cuanta cuantos cuantas could
de del desde donde dos el ella ellos en entonces era es esa ese eso esta estan estar este esto estos estoy for from fue get gets getting had has hasta hay hace hacer hago hacen haces
he how i if in is it its la las le les lo los mas me mi mis mucho muy my need nada ni no nos o of on or otra otro para pero por porque pues que quien quiero quisiera quiere queria
saber sabe saben se ser si sin sobre solo son soy su sus tal tambien tan tengo tiene tienen tener te that the their them then there they this to tu un una uno unos unas
voy va van ir vez was we were what when where which who why will with would y ya yo you your do does did done should must may might am up out about so just me our us she her his him he
puedo puede pueden poder podria podemos necesito necesita ocupo haria seria sea favor ayuda ayudame ayudar help please porfavor gracias hola buenas buenos dias tardes noches oye oiga mire mira disculpe disculpa
bueno pues este eh mmm um uh osea sea digame dime diga decir dice dicen pregunta preguntar duda duda want wants know tell like there here have having make going go gonna not
`;

export const stopWords: ReadonlySet<string> = new Set(list.split(/\s+/).filter(Boolean));

/** Words that carry no subject in this product: everybody's question is about papers and help. */
const weakList = `papeles papel migracion inmigracion immigration immigrant inmigrante estados unidos united states america pais country caso case
tramite proceso process persona gente anos ano year years meses mes month months tiempo time dinero money cosa cosas today hoy manana dia day days
cuesta cuestan costo costos precio tarda tardan demora demoran cost costs price long much requisitos`;

export const weakWords: ReadonlySet<string> = new Set(weakList.split(/\s+/).filter(Boolean));

/** Words that show a question belongs here, however little else is understood. */
const subjectList = `papeles papers migracion inmigracion immigration inmigrante immigrant visa visas residencia residente resident residency
green card mica permiso permit asilo asylum ciudadania citizenship ciudadano ciudadana citizen uscis ice migra deportacion deportar deportation
deport corte court juez judge frontera border abogado lawyer notario notary tps daca parole indocumentado undocumented estatus status consulado
consulate embajada embassy i94 nvc eoir detenido detained fianza bond huellas biometrics peticion petition formulario formularios form forms
legal legalizar arreglar itin passport pasaporte licencia license grillete`;

export const subjectWords: ReadonlySet<string> = new Set(subjectList.split(/\s+/).filter(Boolean));
