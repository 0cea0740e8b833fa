/** 'Compartir' of an article: the device's own way, otherwise the link is copied and that is said. */
export function startShare(): void {
  const button = document.querySelector<HTMLButtonElement>("button[data-share]");
  const notice = document.querySelector<HTMLElement>("[data-share-notice]");
  if (!(button && notice)) return;
  button.hidden = false;
  let hide: ReturnType<typeof setTimeout> | undefined;

  const show = (text: string) => {
    clearTimeout(hide);
    notice.textContent = text;
    notice.dataset.shown = "";
    hide = setTimeout(() => {
      delete notice.dataset.shown;
      notice.textContent = "";
    }, 6000);
  };

  button.addEventListener("click", async () => {
    const { title = "", text = "", copied = "", failed = "" } = button.dataset;
    const url = location.href;
    try {
      if (typeof navigator.share === "function") return await navigator.share({ title, text, url });
      await navigator.clipboard.writeText(url);
      show(copied);
    } catch (error) {
      // Somebody who closes the share sheet has changed their mind; nothing failed.
      if ((error as Error).name !== "AbortError") show(`${failed} ${url}`);
    }
  });
}
