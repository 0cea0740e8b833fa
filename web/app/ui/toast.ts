/** Toasts. The library is loaded with the first one: most visits show none. */

type Look = "success" | "error" | "plain";

interface ToastOptions {
  look?: Look;
  description?: string;
  /** Milliseconds. */
  duration?: number;
  /** One thing that can be done about it while it is shown. */
  action?: { label: string; onClick: () => void };
}

let ready: Promise<typeof import("sonner")> | null = null;

async function load() {
  ready ??= import("#web/ui/toaster.tsx").then(({ mountToaster }) => mountToaster());
  return await ready;
}

/** Fetches the library ahead of need: without a network it is too late. */
export function preloadToasts(): void {
  void load().catch(() => {
    ready = null;
  });
}

/** Shows a message for a few seconds; it is also read by screen readers. */
export async function showToast(
  title: string,
  { look = "plain", description, duration = 6000, action }: ToastOptions = {},
) {
  const { toast } = await load();
  const show = look === "success" ? toast.success : look === "error" ? toast.error : toast;
  show(title, {
    duration,
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
  });
}
