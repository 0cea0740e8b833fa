import { appPages, publicPages } from "@faro/contract/site/paths.ts";
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: [...publicPages, ...publicPages.map((path) => `/en${path}`), ...appPages],
} satisfies Config;
