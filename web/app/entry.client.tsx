import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { preloadApi } from "#web/lib/api.ts";
import { createI18n } from "#web/lib/i18n.ts";
import { sessionFromAddress } from "#web/lib/offered-session.ts";
import { allowOwnScripts } from "#web/lib/trusted-types.ts";

/** App screens are prerendered in Spanish and hydrate in Spanish; root.tsx then changes the language. */
async function start() {
  allowOwnScripts();
  // First of all: no other script may find tokens in the address.
  void sessionFromAddress();
  // Every other screen asks the server at once.
  if (location.pathname !== "/login") preloadApi();
  const i18n = await createI18n("es", location.pathname === "/login" ? "first" : "all");
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>,
    );
  });
}

void start();
