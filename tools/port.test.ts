import { describe, expect, it } from "vitest";
import { chosenPort } from "./lib/port.mjs";

describe("the server's port under npm run dev", () => {
  it.each([
    [{}, "", "3000"],
    [{}, "# PORT=4000\nHOST=127.0.0.1\n", "3000"],
    [{}, "HOST=x\nPORT=4000\n", "4000"],
    [{}, 'export PORT = "4001" # mine', "4001"],
    [{}, "SUPPORT=1\nWEB_PORT=5\n", "3000"],
    [{ PORT: "4100" }, "PORT=4000", "4100"],
    [{ PORT: "" }, "PORT=4000", "4000"],
    [{ PORT: "0" }, "", "3000"],
  ])("%j and %j make %s", (environment, file, port) => {
    expect(chosenPort(environment, file)).toBe(port);
  });
});
