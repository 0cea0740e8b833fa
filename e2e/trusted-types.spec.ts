/** B5, B6: what the policy of every page holds back in the browser itself. */
import type { Page } from "@playwright/test";
import { expect, signUp, test } from "./fixtures.ts";
import { installed } from "./offline-steps.ts";

test.use({ serviceWorkers: "allow" });

const pages = ["/landing", "/en/faq", "/login", "/chat", "/settings", "/activar-plan", "/procesa-documentos"];

/** Names of what the browser threw; "nothing" where it let a string through. */
const tried = (page: Page) =>
  page.evaluate(() => {
    const outcome = (work: () => void) => {
      try {
        work();
        return "nothing";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const written = document.createElement("div");
    document.body.append(written);
    const script = document.createElement("script");
    return [
      outcome(() => {
        written.innerHTML = "<img src=x onerror=\"document.title='stolen'\">";
      }),
      outcome(() => written.insertAdjacentHTML("beforeend", "<svg onload=\"document.title='stolen'\">")),
      outcome(() => {
        script.src = "https://evil.example/x.js";
      }),
      outcome(() => void document.createElement("iframe").setAttribute("srcdoc", "<script>1</script>")),
      outcome(
        () =>
          void (
            globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes?.createPolicy("mine", { createHTML: (html: string) => html }),
      ),
    ];
  });

test("B6: no string becomes markup or a script, on public pages and screens", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/Trusted ?Types?|TrustedHTML|TrustedScript|Content Security Policy/);
  await signUp(page);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    expect({ path, tried: await tried(page) }).toEqual({
      path,
      tried: ["TypeError", "TypeError", "TypeError", "TypeError", "TypeError"],
    });
  }
});

test("B6: an inline script that somebody adds to a page does not run", async ({ page, allowedErrors }) => {
  allowedErrors.patterns.push(/Trusted ?Types?|TrustedScript|Content Security Policy/);
  for (const path of ["/landing", "/login"]) {
    await page.goto(path);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.append(document.createTextNode("document.title = 'stolen'"));
      document.body.append(script);
    });
    expect(await page.title()).not.toBe("stolen");
  }
});

test("B5: pages and screens open, and keep themselves on the phone, without breaking their own policy", async ({
  page,
}) => {
  const broken: string[] = [];
  await page.exposeFunction("broke", (what: string) => broken.push(what));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { broke(what: string): void }).broke(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    ),
  );
  await signUp(page);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
  }
  // The service worker is ours: its address passes.
  await page.goto("/landing");
  await installed(page);
  expect(broken).toEqual([]);
});
