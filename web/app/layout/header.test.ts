import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { AppHeader } from "#web/layout/header.tsx";
import { SiteHeader } from "#web/layout/site-header.tsx";
import { WelcomeHeader } from "#web/layout/welcome-header.tsx";
import { createI18n } from "#web/lib/i18n.ts";

async function render(element: ReactElement, language: "es" | "en" = "es"): Promise<string> {
  const i18n = await createI18n(language);
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(MemoryRouter, null, element)),
  );
}

/** Words of the drawer's links and buttons, in order. */
function drawerWords(html: string): string[] {
  const drawer = html.slice(html.indexOf("<details"), html.indexOf("</details>"));
  return [...drawer.matchAll(/<(?:a|button)\b[^>]*>([^<]+)</g)].map(([, word = ""]) => word);
}

const onSwitchLanguage = () => {};

describe("the app's header", () => {
  const everybody = [
    "Inicio",
    "Chat",
    "¿Cómo funciona?",
    "¿Por qué confiar?",
    "FAQ",
    "Docs",
    "Blog",
    "Sugerencias",
  ];

  it("offers a visitor the sign-in screen", async () => {
    const html = await render(createElement(AppHeader, { onSwitchLanguage }));
    expect(drawerWords(html)).toEqual([...everybody, "Iniciar Sesión"]);
    expect(html).toContain('href="/user-feedback"');
    expect(html).not.toContain("/saved-chats");
  });

  it("offers a user their pages and the way out", async () => {
    const user = { name: "Ana Núñez" };
    const html = await render(createElement(AppHeader, { onSwitchLanguage, user, onSignOut: () => {} }));
    expect(drawerWords(html)).toEqual([...everybody, "Guardados", "Configuración", "Salir"]);
    expect(html).toContain("Ana Núñez");
    expect(html).toContain('href="/feedback"');
    expect(html).not.toContain("/user-feedback");
  });

  it("speaks English and leads to the English pages", async () => {
    const html = await render(createElement(AppHeader, { onSwitchLanguage }), "en");
    expect(html).toContain('href="/en/how-it-works"');
    expect(html).toContain('href="/en/documents"');
    expect(html).toContain('href="/chat"');
    expect(drawerWords(html).at(-1)).toBe("Sign in");
  });
});

describe("the header of public pages", () => {
  it("keeps the way in inside the drawer too: with large letters the bar has no room for it", async () => {
    const html = await render(createElement(SiteHeader, { path: "/landing" }));
    expect(drawerWords(html).slice(-4)).toContain("Iniciar Sesión");
    const bar = html.slice(html.indexOf('id="site-header"'), html.indexOf("<details"));
    expect(bar).toMatch(/@container[^>]*><a href="\/login\?modo=entrar"[^>]*@max-\[9rem\]:hidden!/);
    for (const element of [
      createElement(SiteHeader, { path: "/landing" }),
      createElement(AppHeader, { onSwitchLanguage }),
    ]) {
      expect(await render(element)).toMatch(/max-md:flex-wrap-reverse/);
    }
  });
});

describe("the welcome header", () => {
  it("greets by full name, and plainly without one", async () => {
    expect(await render(createElement(WelcomeHeader, { fullName: " Ana Núñez " }))).toContain(
      ">Hola, Ana Núñez<",
    );
    for (const fullName of [null, "", "  "]) {
      expect(await render(createElement(WelcomeHeader, { fullName }))).toContain(">Hola<");
    }
    expect(await render(createElement(WelcomeHeader, { fullName: "<b>" }))).toContain("Hola, &lt;b&gt;");
  });
});
