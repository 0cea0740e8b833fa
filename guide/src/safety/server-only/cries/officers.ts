/**
 * Officers who are there, follow, stop or take somebody, or have her: heard in the words alone, whatever the search makes
 * of them. Server only; a browser's guide has no room for it.
 */
import type { Word } from "#guide/words/normalise.ts";
import { compile, type Matcher, matchesAny } from "#guide/words/patterns.ts";

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
      `${ice} =stopped|=detained|=arrested|=grabbed|=took|=picked =me|=us|=my`,
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
    `${agents} =esta|=estan|=anda|=andan|=is|=are =en|=at|=in`,
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

/** "Se lo llevó", side by side: whoever says "llevo" of herself tells how long. */
const carriedOff = all(["=se =lo|=la|=los|=las =llevo"], 0);

const deporting = [
  ...all([`=me|=nos|=lo|=la|=los =quieren|=van|=quiere|=va deport*`]),
  ...all([`=deporting =me|=us|=him|=her|=them|=my`]),
  ...all([`=want|=wants|=going|=trying =deport|=remove =me|=us|=him|=her|=them|=my`]),
];

/** `herself`: officers have or stop the writer; `others`: they are there, or have somebody. */
export type Officers = "herself" | "others" | "deporting";

export function officersIn(text: readonly Word[]): Officers | null {
  if (matchesAny(carriedOff, text)) return "others";
  if (matchesAny(iceNow, text)) return matchesAny(herself, text) ? "herself" : "others";
  return matchesAny(deporting, text) ? "deporting" : null;
}
