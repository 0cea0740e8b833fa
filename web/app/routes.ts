import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every screen and the one place where slices meet; paths are those of contract/src/site/paths.ts. */
export default [
  index("routes/home.tsx"),
  route("landing", "routes/landing.tsx", { id: "landing-es" }),
  route("en/landing", "routes/landing.tsx", { id: "landing-en" }),
  route("login", "routes/login.tsx"),
  route("website-help", "routes/website-help.tsx", { id: "website-help-es" }),
  route("en/website-help", "routes/website-help.tsx", { id: "website-help-en" }),
  route("user-feedback", "routes/user-feedback.tsx", { id: "user-feedback-es" }),
  route("en/user-feedback", "routes/user-feedback.tsx", { id: "user-feedback-en" }),
  layout("routes/guard.tsx", [route("feedback", "routes/feedback.tsx")]),
  route("dev/ui", "routes/dev-ui.tsx"),
] satisfies RouteConfig;
