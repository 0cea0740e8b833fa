import { startDrawer } from "#web/layout/drawer.ts";
import { leaveQuickly, watchExit } from "#web/layout/leave-quickly.ts";

/** The drawer and the quick exit of static pages; both are there without JavaScript, this makes them better. */
export function startShell(): void {
  for (const drawer of document.querySelectorAll<HTMLDetailsElement>("details[data-drawer]")) {
    startDrawer(drawer);
  }
  const exit = document.querySelector<HTMLAnchorElement>("a[data-quick-exit]");
  if (exit === null) return;
  const leave = () => leaveQuickly(exit.href);
  exit.addEventListener("click", (event) => {
    event.preventDefault();
    leave();
  });
  watchExit(exit, leave);
}
