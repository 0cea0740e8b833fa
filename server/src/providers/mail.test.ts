import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, it } from "vitest";
import { parseEnv, SettingError } from "#server/env.ts";
import type { Outbox } from "#server/outbox/outbox.ts";
import { sendingError } from "#server/providers/code-sender.ts";
import { ProviderError } from "#server/providers/http-error.ts";
import { connectMail } from "#server/providers/mail.ts";
import { whenDone } from "#server/testing/when-done.ts";

interface Received {
  recipients: string[];
  from: string;
  user: unknown;
  content: string;
}

const noOutbox: Outbox = {
  put: () => Promise.reject(new Error("outbox used")),
  list: async () => [],
  removeOld: async () => {},
};

/** A real SMTP server on loopback. */
async function smtpServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      password === "p@ss" ? done(null, { user: username }) : done(new Error("Invalid login canary")),
    onData(stream, session, done) {
      let content = "";
      stream.on("data", (chunk) => (content += chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          recipients: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? "" : mailFrom.address,
          user: session.user,
          content,
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  whenDone(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, port: (server.server.address() as AddressInfo).port };
}

const mailer = (url: string, settings: Record<string, string> = {}) =>
  connectMail(parseEnv({ SMTP_URL: url, MAIL_FROM: "Faro <hola@faro.example>", ...settings }), noOutbox);

const message = {
  to: "ana@example.org",
  subject: "Confirma tu correo",
  text: "Hola, Ana. Tu enlace: https://faro.example/x",
  html: "<p>Hola, Ana.</p>",
  kind: "confirm",
  language: "es",
} as const;

async function failure(work: Promise<void>): Promise<ProviderError> {
  const error = await work.then(
    () => new Error("was sent"),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProviderError);
  expect(String(error)).not.toMatch(/example|canary|p@ss/i);
  expect((error as Error).cause).toBeUndefined();
  return error as ProviderError;
}

describe("mail by SMTP", () => {
  it("arrives with sender, subject, both bodies and the login of the address", async () => {
    const { received, port } = await smtpServer();
    const mail = mailer(`smtp://faro:p%40ss@127.0.0.1:${port}`);
    expect(mail.name).toBe("smtp");
    await mail.send(message);
    expect(received).toMatchObject([
      { recipients: ["ana@example.org"], from: "hola@faro.example", user: "faro" },
    ]);
    const content = received[0]?.content ?? "";
    expect(content).toMatch(/^From: Faro <hola@faro\.example>/m);
    expect(content).toMatch(/^Subject: Confirma tu correo/m);
    expect(content).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(content).toMatch(/^Content-Language: es/m);
    expect(content).toContain("Content-Type: text/html");
    expect(content).not.toMatch(/^X-Mailer/m);
  });

  it("keeps a line break in a subject out of the headers", async () => {
    const { received, port } = await smtpServer();
    await mailer(`smtp://127.0.0.1:${port}`).send({
      ...message,
      subject: "Hola\r\nBcc: evil@example.net\n\nx",
    });
    expect(received[0]?.recipients).toEqual(["ana@example.org"]);
    expect(received[0]?.content).not.toMatch(/^Bcc/im);
  });

  it.each([
    "ana@example.org, evil@example.net",
    "ana@example.org\r\nBcc: evil@example.net",
    "Ana <ana@example.org>",
    "ana@example.org>\r\nRCPT TO:<evil@example.net",
    "ana",
    "",
    `${"a".repeat(300)}@example.org`,
  ])("refuses the address %j before it connects", async (to) => {
    const error = await failure(mailer("smtp://127.0.0.1:1").send({ ...message, to }));
    expect(error.detail).toBe("invalid_recipient");
    expect(sendingError(error)).toMatchObject({ code: "MAIL_FAILED" });
  });

  it("says what went wrong without the server's words", async () => {
    const refusing = await smtpServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no <${address}> canary`), { responseCode: 550 })),
    });
    const refused = await failure(mailer(`smtp://127.0.0.1:${refusing.port}`).send(message));
    expect(refused).toMatchObject({ provider: "smtp", status: 550, detail: "recipient_refused" });

    const { port } = await smtpServer();
    const login = await failure(mailer(`smtp://faro:wrong@127.0.0.1:${port}`).send(message));
    expect(login).toMatchObject({ status: 535, detail: "unauthorized" });

    expect(await failure(mailer("smtp://127.0.0.1:1").send(message))).toMatchObject({
      status: 0,
      detail: "unreachable",
    });
  });

  it("gives up on a server that says nothing", async () => {
    const silent = await smtpServer({ onConnect: () => {} });
    const mail = mailer(`smtp://127.0.0.1:${silent.port}`, { MAIL_TIMEOUT: "200" });
    expect(await failure(mail.send(message))).toMatchObject({ detail: "timeout" });
  });

  it("does not send in the clear over a network", async () => {
    const { received, port } = await smtpServer();
    // 0.0.0.0 reaches this machine, but is none of the names that stand for it.
    const error = await failure(mailer(`smtp://0.0.0.0:${port}`).send(message));
    expect(error.detail).toBe("no_tls");
    await mailer(`smtp://0.0.0.0:${port}?tls=off`).send(message);
    expect(received).toHaveLength(1);
  });

  it("needs a sender", () => {
    expect(() => parseEnv({ SMTP_URL: "smtp://127.0.0.1" })).toThrow(SettingError);
    expect(() => parseEnv({ SMTP_URL: "smtp://127.0.0.1" })).toThrow(/^MAIL_FROM: required/);
    expect(() => parseEnv({ MAIL_FROM: "x@y.z\r\nBcc: evil@example.net" })).toThrow(/MAIL_FROM/);
    expect(() => parseEnv({ SMTP_URL: "ftp://canary:x@host" })).toThrow(/SMTP_URL: must start with smtp/);
  });
});
