/** Made by tools/lib/api-routes-plugin.ts from the contract. */
declare module "virtual:api-routes" {
  const routes: import("@faro/contract/contract.ts").Contract;
  export default routes;
}
