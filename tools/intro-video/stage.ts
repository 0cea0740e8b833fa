/** The page the video is filmed from: a calm frame, a phone in it, few words beside it. */
import { type Scene, videoLength } from "./scenes.ts";
import { phone } from "./take-pictures.ts";

export const size = { width: 1280, height: 720 };
/** Height of the phone's screen in the frame. */
const shown = 620;
const scale = shown / phone.height;
/** Seconds of a change from one scene to the next. */
const fade = 0.6;

/** What is drawn at a moment; equal moments look the same and are filmed once. */
export interface Moment {
  scene: number;
  /** 0 to 1: how far this scene has come in. */
  shown: number;
  /** Pixels the page has moved up. */
  moved: number;
}

const smooth = (x: number) => x * x * (3 - 2 * x);
const clamp = (x: number) => Math.min(1, Math.max(0, x));

export function momentAt(scenes: Scene[], seconds: number): Moment {
  let start = 0;
  let scene = 0;
  for (const [index, { lasts }] of scenes.entries()) {
    if (seconds >= start + lasts && index < scenes.length - 1) start += lasts;
    else {
      scene = index;
      break;
    }
  }
  const { lasts = videoLength, pan = 0 } = scenes[scene] ?? {};
  const into = seconds - start;
  const way = smooth(clamp((into - 2) / (lasts - 4)));
  return {
    scene,
    shown: Number(smooth(clamp(into / fade)).toFixed(3)),
    moved: Math.round(way * pan * scale),
  };
}

const mark = (className: string) => `<svg viewBox="0 0 32 32" class="${className}">
  <path d="M18.500 9.500 31 4.500v10z" fill="#f5b83d"/><path d="M13.500 9.500 1 4.500v10z" fill="#f5b83d" opacity=".4"/>
  <path d="M13 12.500h6L20.700 27h-9.400z" fill="currentColor"/><path d="M13 7.500h6v4h-6z" fill="#f5b83d"/>
  <path d="M12.200 7.200 16 4l3.800 3.200z" fill="currentColor"/>
  <path d="M2 28h28" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"/></svg>`;

function sceneHtml(scene: Scene, picture: Buffer | undefined): string {
  const words = `<h1>${scene.es.title}</h1><p lang="en">${scene.en.title}</p>`;
  if (scene.picture === null) return `<section class="name">${mark("large")}<b>Faro</b>${words}</section>`;
  if (picture === undefined) throw new Error(`no picture of ${scene.picture}`);
  const source = `data:image/png;base64,${picture.toString("base64")}`;
  return `<section><div class="words">${mark("small")}${words}</div>
    <div class="phone"><div class="screen"><img src="${source}" alt=""></div></div></section>`;
}

export function stageHtml(scenes: Scene[], pictures: Partial<Record<string, Buffer>>): string {
  return `<!DOCTYPE html><html lang="es"><meta charset="utf-8"><style>
    * { margin: 0; box-sizing: border-box }
    body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; background: #16213a; color: #faf6ee;
      font-family: system-ui, "DejaVu Sans", sans-serif }
    section { position: absolute; inset: 0; opacity: 0; background: #16213a; display: grid;
      grid-template-columns: 1fr 460px; align-items: center; padding: 0 60px 0 90px }
    .name { grid-template-columns: 1fr; place-content: center; justify-items: center; text-align: center; gap: 10px }
    .name b { font-size: 84px; line-height: 1 }
    .large { width: 150px } .small { width: 64px; margin-bottom: 34px }
    h1 { font-size: 52px; line-height: 1.16; letter-spacing: -0.012em; text-wrap: balance; max-width: 620px }
    .name h1 { font-size: 40px; max-width: none; margin-top: 18px }
    p { font-size: 26px; line-height: 1.4; color: #c9d2e3; margin-top: 18px }
    .name p { margin-top: 4px }
    .phone { justify-self: center; padding: 14px; border-radius: 46px; background: #0b1224; border: 2px solid #3a4763 }
    .screen { width: ${Math.round(phone.width * scale)}px; height: ${shown}px; overflow: hidden; border-radius: 32px; background: #faf6ee }
    .screen img { width: 100%; display: block }
  </style>${scenes.map((scene) => sceneHtml(scene, pictures[scene.picture ?? ""])).join("")}
  <script>
    const sections = [...document.querySelectorAll("section")];
    window.draw = ({ scene, shown, moved }) => {
      sections.forEach((section, index) => {
        const on = index === scene || (index === scene - 1 && shown < 1);
        section.style.display = on ? "" : "none";
        section.style.opacity = index === scene ? shown : 1;
        if (index !== scene) return;
        const image = section.querySelector("img");
        if (image !== null) image.style.transform = "translateY(" + -moved + "px)";
      });
    };
  </script></html>`;
}
