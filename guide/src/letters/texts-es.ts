import { dateInWords } from "#guide/dates.ts";
import { timeInWords } from "#guide/letters/clock.ts";
import type { Decision } from "#guide/letters/decisions.ts";
import type { Identifiers } from "#guide/letters/identifiers.ts";
import type { DateRole } from "#guide/letters/types.ts";

const clock = (time: string) => timeInWords(time, "es");
const words = (iso: string) => dateInWords(iso, "es");
const list = (dates: readonly string[]) => dates.map(words).join("; ");
/** A file shows no more when it is sent again. */
const lookAgain = (photo: boolean) =>
  photo ? "Búscala en tu carta o manda otra foto." : "Búscala en tu carta.";

export const letterTextsEs = {
  senders: {
    USCIS: "USCIS, el servicio de inmigración",
    EOIR: "la corte de inmigración (EOIR)",
    "ICE-CBP": "ICE o CBP, del Departamento de Seguridad Nacional",
    DOS: "el Centro Nacional de Visas o un consulado",
    other: "otra oficina",
  } as Record<string, string>,
  roles: {
    notice: "Fecha en que se escribió la carta",
    received: "Fecha en que recibieron tu solicitud",
    priority: "Fecha de prioridad: tu lugar en la fila",
    decision: "Fecha de la decisión",
    service: "Fecha en que se entregó o envió el papel",
    deadline: "Fecha límite",
    appointment: "Fecha de la cita",
    "valid-from": "Desde cuándo vale",
    expires: "Hasta cuándo vale",
    entry: "Fecha de entrada a Estados Unidos",
    birth: "Fecha de nacimiento",
    other: "Otra fecha de la carta",
  } as Record<DateRole, string>,
  numbers: {
    receipt: "Otro número de recibo",
    alien: "Otro número A",
    "consular-case": "Número de caso del consulado",
    invoice: "Número de factura del NVC",
    "i-94": "Número de I-94",
    "online-account": "Número de cuenta en línea de USCIS",
    sevis: "Número SEVIS",
  } as Record<Identifiers["others"][number]["label"], string>,
  deadline: {
    printed: (printed: string, field: string | null) =>
      field === null ? `La carta dice “${printed}”.` : `La carta dice “${printed}” en la parte “${field}”.`,
    attend: (printed: string, field: string | null) =>
      field === null
        ? `La carta te cita el “${printed}”.`
        : `La carta te cita el “${printed}”, en la parte “${field}”.`,
    rivals: (dates: readonly string[]) =>
      `También vimos ${dates.length === 1 ? "otra fecha" : "otras fechas"}: ${list(dates)}. Tomamos la más cercana; confírmala en tu carta.`,
    sooner: (days: number, date: string) =>
      `La carta también habla de ${days} días, que desde su fecha terminan el ${words(date)}. Para estar seguro, actúa antes de esa fecha y confírmalo.`,
    dayToPay:
      "Ese es el día para pagar. Para pelear la multa el plazo es otro y suele terminar antes: búscalo en la carta.",
    odd: "Esa fecha no concuerda con la fecha de la carta. Revísala antes de confiar en ella.",
    unsure:
      "Un número de la fecha no se lee bien, o el día y el mes pueden ir al revés. Compárala con tu carta.",
    otherWeekday: (day: string) =>
      `El día de la semana que dice la carta no concuerda con la fecha: ese día es ${day}. Llama hoy para confirmar cuál vale.`,
    counted: (field: string, from: string, days: number, date: string) =>
      `Contamos ${days} días desde “${field}” (${words(from)}): ${words(date)}.`,
    onlyDate: (printed: string) =>
      `No se lee qué fecha es “${printed}”; si es la de la carta, esta es la cuenta. Confírmala.`,
    latest: (latest: string, post: boolean, weekend: boolean) =>
      `${
        post && weekend
          ? "Si te llegó por correo se suman 3 días, y si el último día es de descanso pasa al siguiente día hábil"
          : post
            ? "Si te llegó por correo se suman 3 días"
            : "Como el último día es de descanso, pasa al siguiente día hábil"
      }: ${words(latest)}. No cuentes con eso.`,
    letterWins: "Si tu carta da otra fecha, vale la de tu carta.",
    disputed: (days: number, date: string) =>
      `La regla está en disputa: para estar seguro actúa en ${days} días, antes del ${words(date)}.`,
    noDays: "Este papel no da una fecha para contestar. Actúa hoy mismo.",
    noBase: (days: number, photo: boolean) =>
      days > 0
        ? `La regla general es de ${days} días, pero no pudimos leer desde qué fecha se cuentan. ${lookAgain(photo)}`
        : `No pudimos leer la fecha límite. ${lookAgain(photo)}`,
    noLongerValid: (dates: readonly string[]) =>
      dates.length === 1
        ? `La carta dice que la fecha anterior (${list(dates)}) ya no vale.`
        : `La carta dice que estas fechas ya no valen: ${list(dates)}.`,
    movedNoDate: (court: boolean) =>
      `La carta habla de una cita que se movió o se canceló, y no leemos con claridad cuál es la fecha nueva. ${
        court
          ? "Revisa tu caso en acis.eoir.justice.gov o llama al 1-800-898-7180 hoy y cada semana."
          : "Llama a la oficina que manda la carta para confirmar; si es de la corte, revisa acis.eoir.justice.gov o llama al 1-800-898-7180."
      }`,
    businessDays: (days: number) =>
      `La carta da ${days} días hábiles: no se cuentan sábados, domingos ni feriados. No ponemos la fecha por ti: cuéntala desde el día que dice tu carta y contesta antes.`,
    severalCounts: (days: readonly number[]) =>
      `La carta habla de varios plazos (${days.join(", ")} días). Tomamos el más corto; confírmalo.`,
    noDecisionDate: (days: number, printed: string | null) =>
      `${printed === null ? "" : `La orden imprime el ${words(printed)} para apelar, pero no te confíes: la regla está en disputa. `}No pudimos leer la fecha de la decisión. Actúa en los ${days} días después de ella: habla con un abogado hoy.`,
    openDate:
      "Todavía no hay fecha de corte en este papel. Revisa tu caso en acis.eoir.justice.gov o llama al 1-800-898-7180 cada semana.",
    noAppointment: (photo: boolean) => `No pudimos leer la fecha de la cita. ${lookAgain(photo)}`,
    notFound: (photo: boolean) => `No pudimos leer la fecha límite. ${lookAgain(photo)}`,
    safePassed: (date: string) =>
      `El plazo seguro ya pasó, el impreso (${words(date)}) no: preséntala hoy mismo, no esperes a ese día.`,
    weekendToday: (day: string) =>
      `Es hoy y es ${day}: mándala hoy por la vía más rápida que acepte la oficina y llama a un abogado.`,
    weekend: (day: string) => `Ese día es ${day}: manda tu respuesta para que llegue antes.`,
  },
  offices: {
    consulate: "de un consulado",
    "social-security": "del Seguro Social (SSA)",
    traffic: "una multa o un aviso de una corte local",
    license: "de la oficina de licencias de manejo",
    jury: "un aviso para servir de jurado",
    tax: "de la oficina de impuestos (IRS)",
  } as Record<string, string>,
  decisions: {
    "asylum-granted": "El juez concedió el asilo.",
    "asylum-denied": "El juez negó el asilo.",
    "asylum-withdrawn": "El pedido de asilo se retiró.",
    "asylum-unclear": "Habla de tu asilo. Mira en tu carta cuál casilla está marcada.",
    "voluntary-granted": "El juez concedió la salida voluntaria.",
    "voluntary-denied": "El juez negó la salida voluntaria.",
    "voluntary-unclear": "Habla de la salida voluntaria. Mira en tu carta cuál casilla está marcada.",
    "appeal-unclear":
      "Habla del derecho de apelar. Mira en tu carta cuál casilla está marcada: si se guardó o se renunció, y quién.",
    "appeal-reserved-you": "Guardaste tu derecho de apelar.",
    "appeal-reserved-government": "El gobierno se guardó su derecho de apelar. Mira si tú también.",
    "appeal-reserved-both": "Tú y el gobierno se guardaron el derecho de apelar.",
    "appeal-reserved-unknown":
      "Dice que se guardó el derecho de apelar. Mira en tu carta de quién: tuyo o del gobierno.",
    "appeal-waived-you": "Dice que renunciaste a apelar. Si no fue así, dilo hoy a un abogado.",
    "appeal-waived-government": "El gobierno renunció a apelar. Mira qué dice de ti.",
    "appeal-waived-both":
      "Dice que tú y el gobierno renunciaron a apelar. Si no fue así, dilo hoy a un abogado.",
    "appeal-waived-unknown":
      "Dice que se renunció a apelar. Mira en tu carta quién, y si fuiste tú, habla hoy con un abogado.",
  } as Record<Decision, string>,
  whichBox:
    "La carta dice cosas distintas sobre esto, o tiene casillas que no vemos bien. Mira en tu carta cuál casilla está marcada.",
  voluntary: {
    line: (date: string | null, amount: string | null, days: number | null) =>
      [
        `El juez te dio salida voluntaria${date === null ? "" : ` hasta el ${words(date)}`}.`,
        ...(amount === null && days === null
          ? []
          : [
              `Pide una fianza${amount === null ? "" : ` de ${amount}`}${days === null ? "" : `, que se paga en ${days} días hábiles`}.`,
            ]),
      ].join(" "),
    date: "Fecha para salir",
    steps: [
      "La salida voluntaria tiene fecha y condiciones: pregunta hoy a un abogado cómo cumplirlas y qué pasa si apelas.",
      "Si esa fecha pasa y sigues aquí, puede quedar una orden de deportación, una multa y 10 años sin otros permisos.",
    ],
  },
  deadDate: "Fecha que ya no vale",
  secondLetterDate: (meaning: string) => `${meaning} (de otra carta)`,
  translation: {
    kind: (name: string) => `Tipo de carta: ${name}.`,
    kindMaybe: (name: string) => `Parece ser: ${name}. Confírmalo con la carta en la mano.`,
    from: (sender: string) => `La manda ${sender}.`,
    receipt: (number: string) => `Número de recibo: ${number}`,
    alien: (number: string) => `Número A: ${number}`,
    place: (place: string) => `Lugar: ${place}`,
    amounts: (amounts: string) => `Cantidades que aparecen: ${amounts}`,
    linesTitle: "Lo que dice, frase por frase:",
    noLines: "No reconocimos frases completas de esta carta.",
    datesTitle: "Fechas que aparecen:",
    dateLine: (meaning: string, iso: string, time: string | null, printed: string) =>
      `${meaning}: ${words(iso)}${time === null ? "" : `, a las ${clock(time)}`} (en la carta: ${printed})`,
    numbersTitle: "Números que aparecen:",
    unknown: "No reconocemos esta carta entre los avisos de inmigración que conoce Faro.",
    textTitle: "El texto que leímos, en su idioma original:",
    partial:
      "Esto cubre las frases conocidas de este aviso; Faro no puede traducir aquí cada palabra; lo demás está en el texto original de tu carta.",
  },
  description: {
    other: (office: string) => [
      `No es una carta de inmigración: parece ser ${office}.`,
      "Aquí solo te damos ayuda general.",
      "Arriba están el texto, las fechas y los números que pudimos leer.",
    ],
    unknown: [
      "No sabemos con seguridad qué es esta carta, y no vamos a adivinar.",
      "Puede ser de otra oficina, o una hoja suelta de un aviso más largo.",
      "Arriba están el texto, las fechas y los números que sí pudimos leer.",
    ],
    attendMaybe: (date: string, time: string | null) =>
      `Parece que tienes que presentarte el ${words(date)}${time === null ? "." : ` a las ${clock(time)}`} No estamos seguros: compáralo con tu carta.`,
    respondMaybe: (date: string) =>
      `Parece que hay que actuar antes del ${words(date)}. No estamos seguros: compáralo con tu carta.`,
    talkToday:
      "Habla hoy con un abogado. No esperes a la fecha de abajo: ICE puede actuar antes, y la cuenta cambia según por qué no llegaste.",
    passedMaybe: "Si esa fecha es correcta, ya pasó. Revísala hoy con un abogado.",
    mayBeAsked: (dates: readonly string[]) =>
      `Hay ${dates.length === 1 ? "una fecha que puede ser un plazo o una cita" : "fechas que pueden ser un plazo o una cita"}: ${list(dates)}. Confírmala hoy con la oficina que manda la carta.`,
    mayCount: (days: readonly number[]) =>
      `La carta habla de un plazo de ${days.join(" y de ")} días. No sabemos desde cuándo se cuenta: pregúntalo hoy a un abogado.`,
    attend: (date: string, time: string | null) =>
      `Tienes que presentarte el ${words(date)}${time === null ? "." : ` a las ${clock(time)}`}`,
    attended: (date: string, time: string | null) =>
      `Tu cita fue el ${words(date)}${time === null ? "." : ` a las ${clock(time)}`}`,
    respond: (date: string) => `Fecha para actuar: antes del ${words(date)}.`,
    responded: (date: string) => `La fecha para actuar era el ${words(date)}.`,
    expires: (date: string) => `Vale hasta el ${words(date)}.`,
    expired: (date: string) => `Venció el ${words(date)}.`,
    maybeInTime: (latest: string) =>
      `El plazo contado ya pasó, pero con los días del correo o de descanso podría durar hasta el ${words(latest)}. Manda tu respuesta hoy y llama a un abogado.`,
    passed: "Esa fecha ya pasó. Habla con un abogado hoy: a veces todavía se puede hacer algo.",
    daysLeft: (days: number) =>
      days === 0 ? "Es hoy." : days === 1 ? "Falta 1 día." : `Faltan ${days} días.`,
  },
  solution: {
    lawyerNow:
      "Habla ya con un abogado de inmigración o un representante acreditado. Lista gratuita o de bajo costo: justice.gov/eoir/list-pro-bono-legal-service-providers",
    lawyerMaybe:
      "Si has tenido arrestos, una orden de deportación o salidas del país, habla con un abogado antes de contestar.",
    missed:
      "Esa cita ya pasó. Si fuiste, guarda la carta. Si no fuiste, llama hoy a la oficina que la manda y a un abogado.",
    attendToday:
      "Es hoy: ve a la hora que dice tu carta. Si no alcanzas a llegar, llama ahora a esa oficina.",
    respondToday: "Hoy es el último día: mándala hoy y guarda la prueba de envío. Llama a un abogado.",
    printedStands: (date: string) => `Presenta hoy: el plazo seguro ya pasó, el impreso (${words(date)}) no.`,
    late: "La fecha ya pasó: habla hoy con un abogado. A veces todavía se puede hacer algo.",
    maybeInTime: "Manda tu respuesta hoy: el plazo contado ya pasó, pero puede que todavía te la acepten.",
    otherSteps: [
      "Lee quién la manda y si pide algo antes de una fecha. Esa fecha cuenta, aunque no sea de inmigración.",
      "Si dudas, llama a esa oficina al teléfono de su página oficial, no al de un mensaje.",
      "Si es una multa, la policía o una corte, no la dejes pasar: habla con un abogado antes de declararte culpable. Puede afectar tu caso de inmigración.",
      "No pagues nada que pidan por teléfono, con tarjetas de regalo o por Zelle.",
    ],
    unknownSteps: (photo: boolean) => [
      "Mira en la parte de arriba quién la manda y si pide algo antes de una fecha.",
      "Si trae número de recibo, búscalo en egov.uscis.gov. Si es de la corte, llama al 1-800-898-7180.",
      ...(photo
        ? ["Toma otra foto con buena luz, de una hoja completa y sin sombras, si faltan partes."]
        : []),
      "Enséñala a un abogado o representante acreditado antes de que pase cualquier fecha.",
      "No pagues nada que pidan por teléfono, con tarjetas de regalo o por Zelle.",
    ],
    sources: "Fuentes:",
    checked: (title: string, url: string, checked: string) => `${title} (${url}), dato al ${words(checked)}`,
    disclaimer: "Faro da orientación, no asesoría legal, y no es del gobierno.",
  },
  notes: {
    secondLetter: (names: readonly string[]) =>
      `Aquí hay más de una carta (${names.join("; ")}). Explicamos una sola. Sube cada carta por separado y confirma todas las fechas.`,
    notRecognised: "No reconocimos el tipo de carta. Te damos el texto, las fechas y los números que leímos.",
    noFullTranslation: "Faro no puede traducir aquí cada palabra de tu carta.",
    confirmDates: "Compara cada fecha con tu carta antes de confiar en ella.",
    hardToRead: "La foto se lee mal en partes. Si algo no concuerda, toma otra con más luz y sin inclinarla.",
    oddNumbers: "Algún número no se lee con claridad. Compáralo con tu carta.",
    paymentTrick:
      "Cuidado: la carta pide pagar o escribir de una forma que el gobierno no usa (como tarjetas de regalo, Zelle, un código QR, pago por teléfono o un correo que no termina en .gov). Puede ser un fraude. No pagues; llama a USCIS al 800-375-5283 para confirmar.",
    unreadPages: (pages: readonly number[]) =>
      `No leímos ${pages.length === 1 ? `la hoja ${pages[0]}` : `las hojas ${pages.slice(0, -1).join(", ")} y ${pages.at(-1)}`}: son fotos y leemos hasta 8 a la vez. Súbelas aparte: ahí puede haber otra fecha.`,
    hiddenText: "El archivo trae texto escondido que no se ve en la hoja. No lo tomamos en cuenta.",
    maybeHidden:
      "Este Word antiguo puede traer texto escondido que no se ve en la hoja. Compara todo con la hoja impresa, sobre todo las fechas.",
    notImmigration: (office: string) => `No es una carta de inmigración: parece ser ${office}.`,
    notInLetter: "Quitamos de la explicación datos que no aparecen en tu carta.",
    noModelAnswer: "El motor de inteligencia artificial no contestó. Esta explicación es de la guía de Faro.",
    private: "Tu carta trae datos privados. No la compartas en redes ni con quien no conoces.",
  },
};

export type LetterTexts = typeof letterTextsEs;
