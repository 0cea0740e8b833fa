import { contract } from "@faro/contract/contract.ts";
import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";

const name = "virtual:api-routes";
const resolved = `\0${name}`;

/**
 * Gives the web app the paths and methods of the contract without its schemas and texts: the client needs no more to
 * call, and a phone would load 30 kB for nothing. The types still come from the contract.
 */
export function apiRoutes(): Plugin {
  return {
    name: "faro-api-routes",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined,
  };
}
