import { createRoot } from "react-dom/client";
import * as sonner from "sonner";

/** Mounts the toast region once, outside the app's tree, and waits until it listens. */
export async function mountToaster(): Promise<typeof sonner> {
  const host = document.createElement("div");
  document.body.append(host);
  const english = document.documentElement.lang === "en";
  createRoot(host).render(
    <sonner.Toaster
      // On a wide screen beside what is in the middle: over a dialog they would lie on its title.
      position={matchMedia("(min-width: 64rem)").matches ? "top-right" : "top-center"}
      // Below the header: the quick exit and the menu stay free, and so do the dock and sheets at the lower edge.
      offset={{ top: "5rem", right: "2rem" }}
      mobileOffset={{ top: "4.75rem", left: "0.75rem", right: "0.75rem" }}
      visibleToasts={2}
      closeButton
      containerAriaLabel={english ? "Notices" : "Avisos"}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: english ? "Close notice" : "Cerrar aviso",
        classNames: {
          // What can be done stands on a row of its own: beside the words it breaks them on a phone.
          toast:
            "flex w-full flex-wrap items-start gap-3 rounded-card border border-linea-fuerte bg-papel-alto p-4 pr-12 text-tinta shadow-[0_6px_24px_oklch(0.2_0.05_262/0.18)]",
          content: "min-w-0 grow basis-[calc(100%-2.25rem)]",
          title: "font-bold text-body",
          description: "text-small text-tinta-suave",
          error: "border-rojo! bg-rojo-suave!",
          actionButton:
            "target order-last max-w-full rounded-[1.5rem] border border-linea-fuerte px-4 py-2 text-left font-semibold hover:bg-papel-bajo",
          closeButton: "absolute right-2 top-2 grid size-11 place-content-center rounded-full",
        },
      }}
    />,
  );
  // The toaster subscribes in an effect; a toast before that would be lost.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return sonner;
}
