/** A provider on loopback for the bench: first token after 50 ms, then 100 tokens 10 ms apart. Own process. */
import { createServer } from "node:http";

const firstToken = Number(process.env.MOCK_FIRST ?? 50);
const gap = Number(process.env.MOCK_GAP ?? 10);
const tokens = Number(process.env.MOCK_TOKENS ?? 100);

const words = [
  " pedir",
  " tu",
  " permiso",
  " de",
  " trabajo",
  " otra",
  " vez.",
  " Guarda",
  " tu",
  " recibo.",
];

function chunk(content: string, finished = false): string {
  const choice = { index: 0, delta: { content }, finish_reason: finished ? "stop" : null };
  const body = { id: "c", object: "chat.completion.chunk", created: 1, model: "mock", choices: [choice] };
  return `data: ${JSON.stringify(body)}\n\n`;
}

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    let sent = 0;
    const send = () => {
      response.write(chunk(sent === 0 ? "Puedes" : (words[sent % words.length] ?? "")));
      sent += 1;
      if (sent < tokens) timer = setTimeout(send, gap);
      else response.end(`${chunk("", true)}data: [DONE]\n\n`);
    };
    let timer = setTimeout(send, firstToken);
    response.on("close", () => clearTimeout(timer));
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address !== null ? address.port : 0}\n`);
});
