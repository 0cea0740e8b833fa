/** Second at which the intro video starts (spec part 2, section 9). */
const startAt = 1;

/**
 * The intro video comes only when somebody asks for it: the link becomes a player. Without JavaScript the link opens
 * the file itself.
 */
export function startVideo(): void {
  const frame = document.querySelector<HTMLElement>("[data-video]");
  const link = frame?.querySelector<HTMLAnchorElement>("a[data-video-open]");
  const template = frame?.querySelector<HTMLTemplateElement>("template");
  const failure = frame?.querySelector<HTMLElement>("[data-video-failed]");
  if (!(frame && link && template && failure)) return;

  link.addEventListener("click", (event) => {
    event.preventDefault();
    failure.textContent = "";
    const player = template.content.querySelector("video")?.cloneNode(true) as HTMLVideoElement;
    const fail = () => {
      player.replaceWith(link);
      failure.textContent = failure.dataset.text ?? "";
      link.focus();
    };
    player.addEventListener("loadedmetadata", () => {
      if (player.currentTime < startAt) player.currentTime = startAt;
    });
    // A file that cannot be had reports on its <source>, and the last one has the last word; a broken one on the player.
    player.querySelector("source:last-of-type")?.addEventListener("error", fail);
    player.addEventListener("error", fail);
    link.replaceWith(player);
    player.focus();
    player.play().catch(() => {
      // The browser wants a tap on the player itself; its controls are there.
    });
  });
}
