/** Made by tools/lib/api-routes-plugin.ts from the contract. */
declare module "virtual:api-routes" {
  const routes: import("@faro/contract/contract.ts").Contract;
  export default routes;
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
  export { ad, chat, faq, plan } from "#web/assistant/locales/es.json";
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
  export { ad, chat, faq, plan } from "#web/assistant/locales/en.json";
}
