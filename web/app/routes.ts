import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** A public page and its English twin below /en. */
const page = (path: string, file: string) =>
  ["", "en/"].map((prefix) => route(prefix + path, file, { id: `${file}:${prefix}${path}` }));

/** Every screen and the one place where slices meet; paths are those of contract/src/site/paths.ts. */
export default [
  index("routes/home.tsx"),
  ...page("landing", "routes/landing.tsx"),
  ...page("how-it-works", "routes/how-it-works.tsx"),
  ...page("faq", "routes/faq.tsx"),
  ...page("why-trust-us", "routes/why-trust-us.tsx"),
  ...page("privacy-policy", "routes/privacy-policy.tsx"),
  ...page("blog", "routes/blog.tsx"),
  ...page("blog/pagina/:page", "routes/blog.tsx"),
  ...page("blog/:slug", "routes/blog-post.tsx"),
  ...page("website-help", "routes/website-help.tsx"),
  ...page("user-feedback", "routes/user-feedback.tsx"),
  ...page("delete-account/aviso", "routes/delete-account-notice.tsx"),
  ...page("documents", "routes/documents.tsx"),
  route("auth", "routes/auth.tsx"),
  layout("routes/app-shell.tsx", [
    route("login", "routes/login.tsx"),
    route("delete-account", "routes/delete-account.tsx"),
    route("prueba", "routes/trial.tsx"),
    layout("routes/guard.tsx", [
      route("chat", "routes/chat.tsx"),
      route("procesa-documentos", "routes/procesa-documentos.tsx"),
      route("feedback", "routes/feedback.tsx"),
      route("saved-chats", "routes/saved-chats.tsx"),
      route("settings", "routes/settings.tsx"),
      route("cambiar-tarjeta", "routes/change-card.tsx"),
      route("activar-plan", "routes/start-plan.tsx"),
    ]),
  ]),
  route("dev/ui", "routes/dev-ui.tsx"),
] satisfies RouteConfig;
