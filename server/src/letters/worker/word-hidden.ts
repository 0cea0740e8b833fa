/** Takes out of a Word file's XML the text that nobody sees on the sheet (security E2), with the styles it follows. */

interface Look {
  hidden?: boolean;
  /** 0 black to 255 white. */
  light?: number;
  ground?: number;
  /** Half points. */
  size?: number;
  /** Names of styles, to be looked up. */
  style?: string;
}

const leastContrast = 35;
const leastSize = 7;
/** A line squeezed to less than this (twentieths of a point) shows nothing. */
const leastLine = 80;

/** A tag: "/" when it closes, name without prefix, attributes, "/" when it is empty. */
const tags = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match === null ? undefined : (match[1] ?? match[2]);
}

function lightOf(hex: string | undefined): number | undefined {
  if (hex === undefined || !/^[0-9a-f]{6}$/i.test(hex)) return undefined;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

const isOn = (value: string | undefined) => value === undefined || !/^(?:0|false|off|none)$/i.test(value);

/** What a tag among properties changes, by its value and its other attributes. */
const changes: Record<string, (value: string | undefined, attributes: string) => Look> = {
  vanish: (value) => ({ hidden: isOn(value) }),
  specVanish: (value) => ({ hidden: isOn(value) }),
  noFill: () => ({ hidden: true }),
  sz: (value) => ({ size: Number(value) || 24 }),
  color(value, attributes) {
    const theme = attribute(attributes, "themeColor") ?? "";
    return { light: /^(?:background|bg|light|lt)/i.test(theme) ? 255 : (lightOf(value) ?? 0) };
  },
  shd(_, attributes) {
    const ground = lightOf(attribute(attributes, "fill"));
    return ground === undefined ? {} : { ground };
  },
  highlight: (value) => ({ ground: /^(?:black|dark)/i.test(value ?? "") ? 40 : 200 }),
  spacing(_, attributes) {
    const exact = attribute(attributes, "lineRule") === "exact";
    return exact && Number(attribute(attributes, "line")) < leastLine ? { hidden: true } : {};
  },
  pStyle: (value = "") => ({ style: value }),
  rStyle: (value = "") => ({ style: value }),
};

function changeOf(name: string, attributes: string): Look {
  return changes[name]?.(attribute(attributes, "val"), attributes) ?? {};
}

const merged = (...looks: (Look | undefined)[]): Look => Object.assign({}, ...looks);

/** Looks of the named styles, each over the one it is based on; "" holds what all text starts with. */
export function stylesOf(xml: string): Map<string, Look> {
  const own = new Map<string, Look & { base?: string }>();
  let current = "";
  for (const [, closing, name = "", attributes = ""] of xml.matchAll(tags)) {
    if (name === "style") current = closing === "/" ? "" : (attribute(attributes, "styleId") ?? "");
    else if (name === "basedOn") {
      const base = attribute(attributes, "val");
      if (base !== undefined) own.set(current, { ...own.get(current), base });
    } else if (closing === "") own.set(current, { ...own.get(current), ...changeOf(name, attributes) });
  }
  const whole = (id: string, depth: number): Look => {
    const { base, ...look } = own.get(id) ?? {};
    return base === undefined || depth > 10 ? look : merged(whole(base, depth + 1), look);
  };
  return new Map([...own.keys()].map((id) => [id, whole(id, 0)]));
}

function isUnseen({ hidden = false, light = 0, ground = 255, size = 24 }: Look): boolean {
  return hidden || size < leastSize || Math.abs(light - ground) < leastContrast;
}

const containers = new Set(["tc", "p", "r", "tr"]);
const properties = new Set(["tcPr", "pPr", "rPr", "trPr"]);

/** Where the walk through a document stands: the open table cells, paragraphs and runs, and their properties. */
class Place {
  private readonly open: Look[] = [];
  private readonly inside: string[] = [];
  private readonly styles: Map<string, Look>;

  constructor(styles: Map<string, Look>) {
    this.styles = styles;
  }

  pass(name: string, attributes: string, closing: boolean, empty: boolean): void {
    if (containers.has(name)) {
      if (closing) this.open.pop();
      else if (!empty) this.open.push({});
    } else if (properties.has(name)) {
      if (closing) this.inside.pop();
      else if (!empty) this.inside.push(name);
    } else if (!closing) this.change(name, attributes);
  }

  private change(name: string, attributes: string): void {
    const look = this.open.at(-1);
    const group = this.inside.at(-1);
    // The properties of a paragraph's mark (rPr inside pPr) are not those of its text.
    if (look === undefined || group === undefined || (group === "rPr" && this.inside.length > 1)) return;
    if (name === "hidden" && group === "trPr") look.hidden = true;
    else Object.assign(look, changeOf(name, attributes));
  }

  unseen(): boolean {
    const looks = this.open.map((look) => merged(this.styles.get(look.style ?? ""), look));
    return isUnseen(merged(this.styles.get(""), ...looks));
  }
}

/** The document without its unseen text; `hidden` when there was any. */
export function withoutHidden(xml: string, styles: Map<string, Look>): { xml: string; hidden: boolean } {
  const place = new Place(styles);
  let out = "";
  let from = 0;
  let unseenFrom = -1;
  for (const match of xml.matchAll(tags)) {
    const [tag, slash, name = "", attributes = "", empty] = match;
    const closing = slash === "/";
    if (name !== "t") place.pass(name, attributes, closing, empty === "/");
    else if (!closing) unseenFrom = place.unseen() ? match.index + tag.length : -1;
    else if (unseenFrom !== -1 && xml.slice(unseenFrom, match.index).trim() !== "") {
      out += xml.slice(from, unseenFrom);
      from = match.index;
      unseenFrom = -1;
    }
  }
  return { xml: out + xml.slice(from), hidden: from > 0 };
}
