/** Made by tools/lib/api-routes-plugin.ts from the contract. */
declare module "virtual:api-routes" {
  const routes: import("@faro/contract/contract.ts").Contract;
  export default routes;
}

/** Made by tools/lib/library-plugin.ts from the server's content of the library. */
declare module "virtual:library" {
  const documents: import("#web/documents/library-rows.ts").ContentDocument[];
  export default documents;
}

/** The same: both titles of each row, by its id, and what people call it. */
declare module "virtual:library-names" {
  const names: Record<string, [title: string, titleEn: string, ...aliases: string[]]>;
  export default names;
}

/** A second module of the same texts, so that each chunk holds its own part of them (lib/locale-more-*.ts). */
declare module "#web/accounts/locales/es.json?later" {
  export {
    copy,
    danger,
    deletion,
    devices,
    identity,
    offer,
    password,
    personal,
    preferences,
    settings,
  } from "#web/accounts/locales/es.json";
}
declare module "#web/assistant/locales/es.json?later" {
  export { ad, chat, erase, faq, limit, plan, saving, toast } from "#web/assistant/locales/es.json";
}
declare module "#web/accounts/locales/en.json?later" {
  export {
    copy,
    danger,
    deletion,
    devices,
    identity,
    offer,
    password,
    personal,
    preferences,
    settings,
  } from "#web/accounts/locales/en.json";
}
declare module "#web/assistant/locales/en.json?later" {
  export { ad, chat, erase, faq, limit, plan, saving, toast } from "#web/assistant/locales/en.json";
}
declare module "#web/layout/locales/es.json?later" {
  export { noScript, welcome } from "#web/layout/locales/es.json";
}
declare module "#web/layout/locales/en.json?later" {
  export { noScript, welcome } from "#web/layout/locales/en.json";
}
