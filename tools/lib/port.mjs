/** The port that `.env` text and environment choose for the server, as server/src/env.ts reads them. */
export function chosenPort(environment, envFile) {
  const line = /^[ \t]*(?:export[ \t]+)?PORT[ \t]*=[ \t]*["'`]?(\d+)["'`]?[ \t]*(?:#.*)?$/m.exec(envFile);
  const port = environment.PORT || line?.[1] || "";
  // The web app in front must know the port, so a free one chosen later cannot be used here.
  return port === "" || port === "0" ? "3000" : port;
}
