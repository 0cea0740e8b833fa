import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every screen and the one place where slices meet; paths are those of contract/src/site/paths.ts. */
export default [
  index("routes/home.tsx"),
  route("landing", "routes/landing.tsx", { id: "landing-es" }),
  route("en/landing", "routes/landing.tsx", { id: "landing-en" }),
  route("login", "routes/login.tsx"),
  route("documents", "routes/documents.tsx"),
  route("dev/ui", "routes/dev-ui.tsx"),
] satisfies RouteConfig;
