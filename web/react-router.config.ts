import { appPages } from "@faro/contract/site/paths.ts";
import type { Config } from "@react-router/dev/config";
import { staticPaths } from "../tools/lib/blog-files.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: [...staticPaths(), ...appPages],
} satisfies Config;
