/** Building parts of a page without React: for the scripts of static pages and what they share with the app. */

type Child = Node | string | null;

/** An element with attributes (false and undefined leave one out, true is an empty one) and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A line drawing in the hand of ui/icons.tsx. */
export function drawing(path: string): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  const look = {
    viewBox: "0 0 24 24",
    width: "24",
    height: "24",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.9",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
    focusable: "false",
  };
  for (const [name, value] of Object.entries(look)) svg.setAttribute(name, value);
  svg.append(line);
  return svg;
}

export const drawings = {
  close: "M6 6l12 12M18 6 6 18",
  send: "M12 19.5v-15M5.5 11 12 4.5l6.5 6.5",
  help: "M9.2 9.3a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.4 1.1-1.4 2.1v.4M12 17.6v.1M21 12a9 9 0 1 1-4-7.5A9 9 0 0 1 21 12z",
} as const;

/** Official addresses and telephone numbers that our own texts name; anything else stays plain text. */
const useful =
  /(https:\/\/(?:[a-z0-9-]+\.)*(?:gov|mil)(?:\/[^\s,;)]*[^\s,;).])?|(?<![\d-])(?:\d{3}-\d{3}-\d{4}|911|988)(?![\d-]))/g;

/** A piece of a text; with `href` it is a link, to be shown as `text`. */
export interface TextPart {
  text: string;
  href?: string;
}

/** A text of ours cut at what can be tapped: help lines to call, official addresses to open. */
export function usefulParts(text: string): TextPart[] {
  return text.split(useful).map((part, index) => {
    if (index % 2 === 0) return { text: part };
    if (part.startsWith("https:")) return { text: new URL(part).hostname.replace(/^www\./, ""), href: part };
    return { text: part, href: `tel:${part.length > 3 ? `+1${part.replaceAll("-", "")}` : part}` };
  });
}

/** Milliseconds that a notice stays when nothing is said. */
const noticeTime = 6000;

/** A notice at the top of a static page, read aloud; the app has ui/toast.ts for the same. */
export function showNotice(
  title: string,
  text: string,
  look: "success" | "error",
  time: number = noticeTime,
): void {
  const notice = element(
    "div",
    { class: `plain-notice plain-notice-${look}`, role: look === "error" ? "alert" : "status" },
    element("strong", {}, title),
    element("span", {}, text),
  );
  document.querySelector(".plain-notice")?.remove();
  document.body.append(notice);
  setTimeout(() => notice.remove(), time);
}
