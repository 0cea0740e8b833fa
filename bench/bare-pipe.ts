/** The least a server between a client and the provider can cost: hands each request on and each piece back, unread. Own process. */
import { Agent, createServer, request } from "node:http";

const upstream = `${process.env.PIPE_TO}/v1/chat/completions`;
const agent = new Agent({ keepAlive: true });

const server = createServer((from, to) => {
  const sent = request(upstream, { method: "POST", agent, headers: { "content-type": "application/json" } });
  sent.on("error", () => to.destroy());
  sent.on("response", (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  from.pipe(sent);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address !== null ? address.port : 0}\n`);
});
