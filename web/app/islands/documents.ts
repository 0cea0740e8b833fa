/** The documents library: its script is loaded only on its page. */
export function startDocuments(): void {
  const page = document.querySelector<HTMLElement>("[data-library]");
  if (page === null) return;
  import("#web/documents/library-script.ts")
    .then(({ startLibrary }) => startLibrary(page))
    .catch(() => {
      // The network went away between page and script: the texts can be read, and trying again loads both.
      delete page.dataset.busy;
      const failure = page.querySelector<HTMLElement>("[data-failed]");
      if (failure !== null) failure.hidden = false;
      failure?.querySelector("button")?.addEventListener("click", () => location.reload());
    });
}
