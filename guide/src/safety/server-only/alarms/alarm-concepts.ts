/**
 * What requests for help with harm and cries for help speak of, whatever the words: buying, inventing, somebody else's
 * papers, locked in. Wider than the parts of `alarm-words.ts`: `*` takes all words that begin so, in every tense, and the
 * tense is learned beside it. A word may belong to several. None of them means harm by itself; which together do is learned.
 */
import { remembering } from "#guide/words/remembering.ts";

const concepts: Readonly<Record<string, string>> = {
  buy: "compro compra compras comprar* compre compren compramos comprame comprado* comprada* vend* rent* alquil* prest* empres* negocio negociar ofrec* ofrez* consig* consegu* buy* bought sell* sold lend* lent borrow* loan* purchas* hire* contrat* agencia*",
  pay: "pag* cobr* cost* cuest* vale valen precio* paid pay* charg* price* dinero lana feria plata varo* dolar* pesos mil mensualidad* abono* comision mochada mordida billet* sobre propina regalit* money cash bucks dollar* fee* grand thousand hundred* tip",
  invent:
    "invent* fing* finj* simul* ment* mient* falsific* exager* armo armar* arma* fabric* actu* teatro montar monto montamos pretend* fak* staged stage staging lie lies lying forg* fabricat* exaggerat* photoshop* editar* edito editame imit* copi* aparent* ensay* inflar inflo disfraz* script* rehears* coach* practic* guion machote plantilla template*",
  untrue:
    "fals* chuec* pirata* inventad* comprad* prestad* rentad* ajen* trucad* fake* bogus phony counterfeit sham mentir* mentira* arreglad* papelera* conveniencia business fingid* untrue pretend",
  omit: "omit* ocult* escond* callo callar* callad* call* tap* borr* salt* brinc* quit* neg* nieg* skip* hid* leav* eras* delet* conceal* deny* denied omitt* dejo dejar* quiet silence secret* secreto* evit* evad* avoid* dodg* burl*",
  say: "digo decir* digas digan diga decimos diremos pongo poner* ponga* ponle* ponemos cuento contar* contest* respond* declar* marc* lleno llenar* llenamos escrib* apunt* firm* jur* testific* atestig* say* tell* claim* put writ* check* answer* state* sign* swear* testif* mention* mencion* list* report* registr*",
  told: "dije dijo dijeron dijimos puse puso pusieron conte conto firmo firme llene lleno escribio said told wrote signed filled checked dice dicen says",
  ask: "puedo podria* podemos puede pueden como quiero queremos quisiera ocupo ocupamos necesit* busco buscamos ando donde cuanto cuanta conviene mejor sirve funciona jala pasa pasaria conoces conocen sabes saben quien alguien hay dime digame dame deme hazme hagame haganme ayuda* ayude* pasame paseme mandame recomiend* ensen* explic* preparame redact* escribeme can could how where who much want wanna need looking help give make teach show recommend someone anyone any should possible is",
  doc: "mica* social* seguro* ssn acta* pasaporte* visa* licencia* permiso* recib* talon* comprobante* carta* contrato* sello* diploma* certific* constancia* identific* matricula* numero* itin w2 ged huella* foto* firma* prueba* evidenc* papel* documento* green card* passport* license* permit* letter* lease* stub* receipt* stamp* id ids papers number* proof* transcript* cita* i94 i797 boleta* titulo* curp ine record* estado* pay tax* impuest* traduccion* translat* matriculas registro*",
  story:
    "historia* cuento* relato* declaracion* caso persecucion amenaza* motivo* razon* asilo* miedo denuncia* story stories claim asylum persecut* threat* reason* affidavit* statement* testimon* version* violencia maltrato abuso* robo* asalto* enfermedad* embarazo crime* abuse* robbery illness* hardship*",
  kin: "prim* herman* amig* compa* compadre comadre tio* tia* cunad* vecin* sobrin* companer* hijo* hija* bebe* suegr* paisan* conocid* cousin* brother* sister* friend* uncle* aunt* roommate* neighbor* coworker* guy nephew* niece* difunt* muert* dead baby roomie* ex",
  other:
    "otr* alguien ajen* persona* gente someone* somebody* else elses another other* different distint* diferente* tercero*",
  name: "nombre* apellido* identidad* fecha* edad* direccion* domicilio* huella* name* identity birth* age address* dob nacimiento lugar ano* year*",
  official:
    "oficial* agente* juez* jueza migra* inmigra* uscis consul* embajada* ice policia* corte* fiscal* officer* agent* judge* immigra* court* cop cops embassy gobierno aduana cbp entrevist* interview* abogad* lawyer* doctor* medic* psicolog* notari*",
  marry:
    "casar* casarme caso casa casamos casan case casen casad* casamient* matrimonio* boda* divorci* espos* marid* novi* pareja* marry* marri* wife husband* spouse* wedding* fiance* divorc* couple* recien prometid*",
  status:
    "papeles residencia ciudadan* gringo* gringa* american* citizen* residen* legal* estatus status green visa* perdon waiver vawa u t daca tps",
  detect:
    "cach* sep* enter* note* not* descub* sospech* encuent* hall* localic* rastre* agarr* pesc* detect* fij* averig* comprueb* comprob* investig* revis* chec* know* notic* find* found catch* caught track* suspect* cuenta trace* verif* cuadre* coinc*",
  believe:
    "cre* aprueb* acept* parezc* parec* convenz* convenc* credib* real* verdad* autentic* ciert* believ* approv* convinc* look* sound* seem* pass pasen pase pegue jale suene trague* legit* real genuine true fuerte creible*",
  not: "no nunca jamas ni nadie nada never not nobody none nothing without sin isnt wasnt arent wont doesnt ningun* dont didnt aint",
  but: "aunque pero realidad realmente though although even but really actually instead lugar vez",
  cross:
    "cruz* brinc* frontera* linea rio desierto muro puente garita* coyote* poller* cerro monte reten* pasador* cross* border river desert smuggl* checkpoint* sneak* across tunnel tunel cajuela* trunk patrull* patrol lancha* guia barda bordo migrar",
  bring:
    "pasar* paso pase pasen pasa traer* traig* trae meter* meto mete sacar* saco llev* bring* get take* mand* envi* transport* recog* mover* drive* manej* raite ride",
  escape:
    "esconder* escondo escap* huir* huyo fug* pelar* desaparec* esfum* mudar* mudo grillete* brazalete* tobillera* monitor* isap radar hide* hiding disappear* run flee* bracelet* evad* perderme librar*",
  accuse:
    "reportar* reporto denunci* echar* echo echarle aviso avisar* avis* deport* acus* report* call* tip* turn snitch* demand* venganz* vengar* vengo revenge lleven saquen delat* chism* anonim* anonymous* lesson escarmiento",
  fight: "sue* suing strike union sindicat* queja* demandar* complain*",
  suffer:
    "enganaron engano estaf* obligaron obligo robaron robo vendieron vendio amenazaron amenazo amenazan amenaza cobraron cobro mintio mintieron scam* trick* stole* threaten* forced victim* invento inventaron metieron metio acusan acusa acusaron",
  law: "delito* ilegal* castig* multa* carcel consecuencia* pasaria grave* penalty penalties illegal* jail trouble happens legal perjudic* afecta* riesgo* risk* consequen* crime",
  correct:
    "correg* corrij* correccion* error* equivoc* enmend* arregl* actualiz* mistake* wrong correct* fix* amend* update* accident*",
  arrepent: "arrepent* arrepient* regret* verdad confes* admit* sorry honest* perdon*",
  past: "antes hace anos ago before years entonces cuando joven used era fui fue tuve hice estuve trabaje compre use firme pague cruce entre llegue",
  vote: "vot* elecci* vote* voting elections register",
  record:
    "arrest* antecedent* dui felon* cargo* droga* delit* convict* deportacion deportaron conden* record* robos drug* charge* preso jail carcel bronca* pleito*",
  benefit:
    "ayudas estampillas medicaid benefits food welfare cupones asistencia seguro desempleo unemployment subsidio*",
  partner:
    "esposo* esposa* marido* novio* novia* pareja* viejo vieja ex senor hombre husband* wife boyfriend* girlfriend* partner* man el he him suegro* padre papa dad mujer mister",
  hits: "peg* golp* cachet* patea* pate* madrea* madri* putiz* trancazo* cinturon* ahorc* empuj* jal* avient* avent* estrangul* moret* sangr* morad* hit hits hitting beat* punch* slap* chok* kick* push* bruis* blood* bleed* viol* abus* maltrat* lastim* hurt* rape* quem* hinchad* rompio romp* broke* mano punos fist* golpiza* tunda chinga*",
  weapon:
    "pistola* cuchill* arma* navaja machete* rifle bala* balazo* gun* knife shotgun weapon* gasolina soga cuerda lazo rope veneno poison pastill* pills pill puente blade",
  locked:
    "encierr* encerr* llave* candado* salir salgo locked lock* leave trapp* atrap* amarr* tied secuestr* kidnap* rescate ransom retien* retenid* vigil* guard* cuid* cuarto sotano basement closet bodega",
  kid: "nin* hij* bebe* menor* chamac* escuincl* sobrin* niet* kid* child* daughter* son baby minor* girl* niece* grand* hermanit* 8 9 10 11 12 13 14 15 16 17 trece catorce quince dieciseis diecisiete",
  abuser:
    "padrastro* tio* abuelo* primo* padrino* pastor maestro* vecino* entrenador stepdad stepfather* uncle* grandpa grandfather* coach teacher* cura hermanastro* cousin",
  touch:
    "toca* tocaba* tocando toco manose* bes* desnud* cama partes cuerpo sexual* sexo touch* kiss* bed naked sex body acost* cuarto fotos encuer* calzon*",
  boss: "patron* jefe* jefa* duen* contratista* mayordomo* encargad* capataz* boss* employer* foreman* supervisor* manager* crew lead senora recruiter* reclutador*",
  work: "trabaj* chamb* jal* limpi* cuid* cocin* campo* rancho* granja* fabrica* work* job clean* farm* field* bar cantina restaurante* club bailar* client* prostit* turno hours horas",
  unpaid:
    "paga pagan gratis deuda* debo debemos debe salario sueldo unpaid debt* owe* wage* quincena* nunca cobrado",
  passport: "pasaporte* passport* documentos papeles celular telefono phone id identificacion",
  die: "morir* muer* matar* mato mata maten suicid* vivir vida viva vivo existir despertar desaparecer acabar* terminar die* dying kill* dead death end ending suicide live living life exist* wake gone despedid* despedirme goodbye adios carta sobro estorb* carga descansar dormir vacio cansad* burden sense",
  pills:
    "pastill* pills pill veneno* cort* cut* venas brazos muneca* wrist* puente bridge tren train techo roof soga cuello",
  hope: "sentido ganas razon caso chiste hope* point reason alone sol* aguant* soport* puedo mas solucion salida rendi* fuerz* cans*",
  threat:
    "amenaz* matar* mato maten matan matarme kill* threat* balear* apunal* disparar* quemar* shoot* stab* burn* bomb* explot* pagar pay regret lesson vengar* arrepent* sangre blood",
  desert:
    "desierto* monte* cerro* brecha* sierra* nopal* desert* mountain* brush woods altar sasabe sonora arizona texas rio* river* frontera border cruz* cross* trailer* cajuela* trunk truck* camion* caja vagon contenedor container* tanque van guia coyote* poller* grupo group",
  lost: "perd* lost abandon* dej* strand* agua water comida sed thirst* hambre calor hot heat frio aire air respir* breath* asfix* desmay* faint* muert* noticia* contesta* responde* aparec* aparece llamad* bateria* battery died senal signal ubicacion location sabemos saber answer* heard missing camin* dias days horas hours",
  now: "ahorita ahora hoy anoche ayer noche afuera aqui aca ya urgente rapido now tonight today outside here right just acaba acaban auxilio ayuda* help* emergency socorro 911",
  fear: "miedo temor asustad* terror panico tiembl* nervios scared afraid terrified fear* shaking hide hiding escondid* escondi esconder* busca buscando sigue siguiendo following vueltas puerta door carro",
  again: "siempre cada vez veces diario viernes noches otra seguido every always again everyday keeps",
  gang: "mara* pandill* cartel* narco* sicari* gang* guerrill* extorsion* policia pueblo pais country",
};

const whole = new Map<string, string[]>();
/** By the first letters, so that a word is compared with few. */
const beginnings = new Map<string, { start: string; concept: string }[]>();
const keyLength = 2;

for (const [concept, list] of Object.entries(concepts)) {
  for (const text of list.split(" ")) {
    if (!text.endsWith("*")) whole.set(text, [...(whole.get(text) ?? []), concept]);
    else {
      const start = text.slice(0, -1);
      const key = start.slice(0, keyLength);
      beginnings.set(key, [...(beginnings.get(key) ?? []), { start, concept }]);
    }
  }
}

const memo = new Map<string, readonly string[]>();
/** Bounds the memory of a long-running server. */
const memoLimit = 10_000;

export function conceptsOf(text: string): readonly string[] {
  const known = memo.get(text);
  if (known !== undefined) return known;
  const begun = (beginnings.get(text.slice(0, keyLength)) ?? []).filter(({ start }) =>
    text.startsWith(start),
  );
  const made = [...new Set([...(whole.get(text) ?? []), ...begun.map(({ concept }) => concept)])];
  if (memo.size >= memoLimit) memo.clear();
  memo.set(text, made);
  return made;
}

/** Endings, first that fits: "inventaron" is told, "invento" planned, "inventar" asked for, "invéntame" ordered. */
const endings: readonly [RegExp, string][] = [
  [/(?:ando|iendo|ing)$/, "doing"],
  [/(?:aron|ieron)$/, "they-did"],
  [/(?:[ai]d[oa]s?|ed)$/, "done"],
  [/(?:aban?|ian?)$/, "was-doing"],
  [/[aei]r(?:me|te|se|les?|l[oa]s?|nos|mel[oa]|sel[oa])?$/, "to-do"],
  [/[ae]n?me$/, "order"],
  [/[aei]mos$/, "we"],
  [/o$/, "i"],
  [/[ae]n$/, "they"],
  [/e$/, "e"],
  [/a$/, "a"],
];

export const endingOf = remembering(
  (text) => endings.find(([pattern]) => pattern.test(text))?.[1] ?? "",
  memoLimit,
);
