/**
 * What cannot wait for another page, and what somebody who was cheated writes: heard in her words alone, whatever the
 * search makes of them.
 */

import { type Word, words } from "@faro/guide/words/normalise.ts";
import { compile, type Matcher, matches } from "@faro/guide/words/patterns.ts";

const agents = "=ice|=migra|=agentes|=agents|=patrulla|=hielo";
const ice = `${agents}|=migracion|=inmigracion|=immigration`;
const one = "=me|=nos|=lo|=la|=los|=le|=us|=him|=her|=them";
const kin =
  "=esposo|=esposa|=marido|=hijo|=hija|=hijos|=papa|=mama|=padre|=madre|=hermano|=hermana|=novio|=novia|=husband|=wife|=son|=daughter|=kids|=dad|=mom|=father|=mother|=brother|=sister|=boyfriend|=girlfriend";
const seize = "arrest*|deten*|agarr*|esposand*|captur*|=subiendo|=llevando|=llevandose|=persiguiendo";
const seizing = "=arresting|=detaining|=handcuffing|=grabbing|=taking|=chasing";
const seized = "=esposaron|=arrestaron|=detuvieron|=agarraron|=pararon|=subieron|=tienen|=rodearon";
const here =
  "=aqui|=aca|=afuera|=enfrente|=adentro|=ahorita|=siguiendo|=here|=outside|=inside|=following|=now";

const all = (patterns: string[], gap?: number): Matcher[] => patterns.map((pattern) => compile(pattern, gap));

/** Officers are there, follow, stop or take somebody, or have her. */
const iceNow = [
  ...all([
    `=me|=nos|=se|=lo|=la =esta|=estan|=andan|=anda|=viene|=vienen|=quieren ${seize}`,
    `=estan|=esta ${seize} ${ice}`,
    `${seizing} =me|=us|=him|=her|=them|=my`,
    `=vinieron|=vienen|=vino|=entraron ${agents}`,
    `=vinieron|=vienen =por =mi|=nosotros|=ella|=nosotras|=my ${ice}`,
    `=came|=come|=coming =for =me|=us|=him|=her ${ice}`,
    "=hielera|=hieleras|=icebox",
    `=auxilio|=socorro ${ice}`,
  ]),
  ...all(
    [
      `${one} ${seized} ${ice}`,
      `${ice} =stopped|=detained|=arrested|=grabbed|=took =me|=us|=my`,
      `${ice} =buscando|=buscandome|=buscandonos|=looking`,
      "=me|=nos =subir|=subieron|=suben|=subiendo =camioneta|=van|=patrulla",
    ],
    4,
  ),
  ...all([
    `${ice} ${one} ${seized}|=tiene|=sigue|=persigue|=paro|=agarro|=detuvo|=busca|=quiere|=quieren`,
    `${ice} =tiene|=tienen|=has|=have|=took|=got =a|=my ${kin}`,
    `=carcel|=detencion|=prision|=jail =de|=of ${ice}`,
    `=papel|=papeles|=paper =firmar|=firme|=sign ${ice}`,
    `${agents} ${here}`,
    `${here} ${agents}`,
    `${agents} =esta|=estan|=is|=are =en|=at|=in`,
    `=cayo|=cayeron|=rodeo ${agents}`,
    `=being =arrested|=detained|=taken`,
  ]),
];

/** Officers act on the writer herself: to look for her in a register helps her nothing. */
const herself = all(
  [
    `=me|=nos ${seize}|${seized}|=tiene|=agarro|=detuvo|=arresto|=paro|=llevo|=sigue|=busca`,
    `${seizing}|=stopped|=grabbed =me|=us`,
    "=me|=nos =subir|=subieron|=suben",
    "=estoy =hielera",
    "=am|=im =being|=detained|=arrested",
  ],
  3,
);

const deporting = [
  ...all([`=me|=nos|=lo|=la|=los =quieren|=van|=quiere|=va deport*`]),
  ...all([`=deporting =me|=us|=him|=her|=them|=my`]),
  ...all([`=want|=wants|=going|=trying =deport|=remove =me|=us|=him|=her|=them|=my`]),
];

/** The fear is of using Faro itself. */
const ofFaro = all([
  "=faro|=app|=aplicacion|=pagina|=sitio|=site|=website|=page|=esto|=escribo|=escribir|=ustedes|=usar|=usarla|=preguntar|=preguntas|=pregunto|=using|=write|=type",
  "=will|=do|=are|=can =you",
]);

const cheatWords = "estafa*|=fraude|=fraudes|=scam|=scams|=scammed|=scammer|=scamming|=fraud|=defrauded";
const helper =
  "=abogado|=abogada|=notario|=notaria|=licenciado|=licenciada|=agente|=lawyer|=attorney|=notary|=cita|=appointment";
const cash = "=dinero|=feria|=lana|=pago|=ahorros|=money|=cash|=savings";
const cheated = [
  ...all([cheatWords, `=falso|=falsa|=fake ${helper}`, `${helper} =falso|=falsa|=fake`]),
  ...all(
    [
      `=robo|=robaron|=quedo|=quedaron|=quito|=quitaron|=saco|=sacaron|=stole|=took|=kept ${cash}|=dolares|=dollars`,
      `${helper} =robo|=engano|=enganaron|=cheated|=tricked|=robbed`,
      `=vendieron|=vendio|=sold =falso|=falsa|=falsos|=falsas|=fake`,
      `=piden|=pide|=pidio|=pidieron|=pidiendo|=quieren|=quiere|=asked|=ask|=asking|=want|=wants =tarjetas|=gift|=zelle|=bitcoin|=deposite|=depositar|=depositarles|=transferencia|=western`,
      "=pague|=pagamos|=cobro|=cobraron|=paid|=charged =desaparecio|=desaparecieron|=contesta|=bloqueo|=disappeared|=vanished|=blocked",
    ],
    5,
  ),
];
/** What is said of money that went, or is asked for. */
const losing = all([
  "=pague|=pagamos|=pago|=paid|=pay|=cobro|=cobra|=dolares|=dollars|=dinero|=money|=regresar|=devuelve|=amenazan|=amenaza|=threaten",
]);
const marriage = all(["=matrimonio|=casarse|=casarme|=caso|=casados|=boda|=marriage|=marrying|=married"]);

const any = (list: readonly Matcher[], text: Word[]) => list.some((one) => matches(one, text));

/** `herself`: officers have or stop the writer; `others`: they are there, or have somebody. */
export type IceNow = "herself" | "others" | "deporting";

export function iceNowIn(question: string): IceNow | null {
  const text = words(question);
  if (any(ofFaro, text)) return null;
  if (any(iceNow, text)) return any(herself, text) ? "herself" : "others";
  return any(deporting, text) ? "deporting" : null;
}

/** The writer fears what Faro itself does with her words. */
export const fearsFaro = (question: string): boolean => any(ofFaro, words(question));

/** She speaks of money that went to somebody or is asked of her; not by Faro. */
export const losesMoney = (question: string): boolean => any(losing, words(question));

/** She was cheated, or somebody tries to; not by Faro, and no marriage. */
export function cheatedIn(question: string): boolean {
  const text = words(question);
  return any(cheated, text) && !any(ofFaro, text) && !any(marriage, text);
}
