/** Toasts. The library is loaded with the first one: most visits show none. */

type Look = "success" | "error" | "plain";

interface ToastOptions {
  look?: Look;
  description?: string;
  /** Milliseconds; by its words when it is not said. */
  duration?: number;
  /** One thing that can be done about it while it is shown. */
  action?: { label: string; onClick: () => void };
}

/** Toasts that may still be seen: their looks, when they came, and whether something can be done about them. */
const shown = new Map<string | number, { look: Look; at: number; action: boolean }>();
/** A toast this young belongs to the step that is just being taken. */
const fresh = 1500;

let ready: Promise<typeof import("sonner")> | null = null;

async function load() {
  ready ??= import("#web/ui/toaster.tsx").then(({ mountToaster }) => mountToaster());
  try {
    return await ready;
  } catch (error) {
    // Without a network now; the next message tries again.
    ready = null;
    throw error;
  }
}

/** Fetches the library ahead of need: without a network it is too late. */
export function preloadToasts(): void {
  void load().catch(() => undefined);
}

/** Milliseconds for a word: many who use Faro read slowly. */
const perWord = 450;
/** Milliseconds. */
const leastShown = 6000;

/** How long a text must stand to be read, in milliseconds; never less than `least`. */
export const readingTime = (text: string, least: number): number =>
  Math.max(least, text.split(/\s+/).length * perWord);

/** Shows a message for as long as it takes to read; it is also read by screen readers. Its id, by which it can be taken away. */
export async function showToast(
  title: string,
  { look = "plain", description, duration, action }: ToastOptions = {},
) {
  const { toast } = await load();
  const show = look === "success" ? toast.success : look === "error" ? toast.error : toast;
  // A new problem replaces the last one: two at once contradict each other.
  if (look === "error") dismissToasts({ look: "error" });
  const id = show(title, {
    duration: duration ?? readingTime(`${title} ${description ?? ""}`, leastShown),
    onDismiss: ({ id: closed }) => shown.delete(closed),
    onAutoClose: ({ id: closed }) => shown.delete(closed),
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
  });
  shown.set(id, { look, at: Date.now(), action: action !== undefined });
  return id;
}

/** Takes this one away, if it was shown at all: what it announced has come. */
export async function dismissToast(id: Promise<string | number>): Promise<void> {
  const [{ toast }, gone] = await Promise.all([load(), id]);
  shown.delete(gone);
  toast.dismiss(gone);
}

/** Takes toasts away: all, those of one look, or (`left`) what a screen that was left had to say. */
export function dismissToasts({ look, left = false }: { look?: Look; left?: boolean } = {}): void {
  if (shown.size === 0) return;
  const now = Date.now();
  const gone = [...shown].filter(
    ([, toast]) =>
      (look === undefined || toast.look === look) &&
      !(left && (toast.look === "success" || toast.action || now - toast.at < fresh)),
  );
  for (const [id] of gone) shown.delete(id);
  void load().then(({ toast }) => {
    for (const [id] of gone) toast.dismiss(id);
  });
}
