import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { apiRoutes } from "../tools/lib/api-routes-plugin.ts";
import { laterTexts } from "../tools/lib/later-texts-plugin.ts";
import { library } from "../tools/lib/library-plugin.ts";
import { retriedImports } from "../tools/lib/retried-imports-plugin.ts";

/** Islands are the few interactive parts of static pages: plain scripts with fixed names, loaded by the page. */
const islands = ["page"];

function emitIslands(): Plugin {
  return {
    name: "faro-islands",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/islands\/(\w+)\.js/, "/app/islands/$1.ts");
        next();
      });
    },
    buildStart() {
      if (this.environment.mode === "dev" || this.environment.name !== "client") return;
      for (const name of islands) {
        this.emitFile({
          type: "chunk",
          id: resolve(import.meta.dirname, `app/islands/${name}.ts`),
          fileName: `islands/${name}.js`,
        });
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    reactRouter(),
    apiRoutes(),
    laterTexts(),
    library(),
    emitIslands(),
    retriedImports(),
  ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen needs comes in one file: each request costs a phone about a kilobyte of headers.
          groups: [
            // Shared with the islands of static pages, which must not pull in the app.
            {
              name: "plain",
              test: /vite\/preload-helper|contract\/src\/(shared\/language|site\/paths|help\/limits)\.ts$|web\/app\/(ui\/plain|help\/widget\/(texts|launcher)|layout\/(drawer|leave-quickly|low-data|stored-session)|lib\/(watch-outbox|keep-trying|trusted-types|dates|typography|in-danger)|offline\/(decide|register|start))\.ts$/,
              priority: 3,
            },
            // Kept on the phone for when there is no network; loaded by nobody else (assistant/saved-guide.ts).
            {
              name: "guide",
              test: /guide\/(content\/browser|src\/(?!(sentences|speech\/abbreviations)\.ts))|node_modules\/minisearch\//,
              priority: 4,
            },
            {
              name: "base",
              test: /node_modules\/(react|react-dom|react-router|scheduler|i18next|react-i18next)\//,
              priority: 2,
            },
            // Without what only static pages are made of, and what a first visitor has no use for.
            {
              name: "shell",
              test: /web\/app\/(layout\/(?!site-|low-data|welcome|locales)|lib\/(?!locale|outbox|query|api-client|find-answer|send-later|tell-refused|save-file)|accounts\/(sign-out|guest-details)|ui\/(button|icons|mark|toast)\.)/,
              priority: 1,
            },
            // After the shell, which takes what other screens need too.
            {
              name: "assistant",
              test: /web\/app\/assistant\/((ask-panel|voice-control|question-form|plain-answer|answer-failure|saved-offer|guest-demo)|use-(assistant|toasted-assistant|status|exchanges|draft|listening|speech)|exchange|passes|conversation-log|speech|voice\/(?!recorder|speakers\/(audio-player|function|provider|silent|speech-request)))/,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    // All that the app comes to load: what is found only while a page runs is made ready then, and reloads the page for it, once with two
    // copies of React. React and its router are on the list of the router's own plugin.
    include: [
      "@hookform/resolvers/zod",
      "@orpc/client",
      "@orpc/openapi-client/fetch",
      "@tanstack/react-query",
      "i18next",
      "minisearch/SearchableMap",
      "radix-ui",
      "react-hook-form",
      "react-i18next",
      "sonner",
      "zod/mini",
    ],
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { "/api": { target: process.env.API_URL ?? "http://127.0.0.1:3000", changeOrigin: false } },
  },
});
