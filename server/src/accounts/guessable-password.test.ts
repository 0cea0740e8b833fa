import { describe, expect, it } from "vitest";
import { isGuessable } from "#server/accounts/guessable-password.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();

describe("A2: passwords that are guessed first", () => {
  it.each([
    ..."123456 123456789 password password1 P4ssw0rd qwerty qwerty123 iloveyou dragon monkey letmein".split(
      " ",
    ),
    ..."contraseña Contraseña1 contrasena123 teamo1 tequiero mexico2024 guadalupe familia Jesus777 hola123".split(
      " ",
    ),
    ..."aaaaaa anaana 121212 abcdef 987654 qwe123 asdfgh 1qaz2wsx 147258 poiuyt asdf1111 faro2026 Faro123!".split(
      " ",
    ),
  ])("knows %j", (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  it.each(["rosalinda@example.com", "rosalinda", "Rosalinda1990", "xóchitl", "Xochitl22", "2025550123"])(
    "knows what is the person's own: %j",
    (password) => {
      expect(isGuessable(password, ["Xóchitl", "rosalinda@example.com", "+12025550123", null])).toBe(true);
      expect(isGuessable(password, ["Otra", "otra.persona@example.com"])).toBe(false);
    },
  );

  it.each([
    "una clave de prueba",
    "caballo azul grapa",
    "mi abuela baila",
    "tres gatos y medio",
    "Kx7!pq",
    "x".repeat(128),
    "🕯️🕯️🕯️🕯️🕯️🕯️🕯️🕯️🕯️",
  ])("lets %j pass", (password) => {
    expect(isGuessable(password, ["Ana", "ana.lopez@example.com"])).toBe(false);
  });

  it("refuses them wherever a password is chosen, and says what to do instead", async () => {
    const email = `rosalinda.${crypto.randomUUID()}@example.com`;
    const signUp = (password: string, language = "es") =>
      app.visitor().json("/api/auth/sign-up", { email, password, firstName: "Ana", language });
    for (const password of ["123456", "password1", email]) {
      const response = await signUp(password);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "PASSWORD_COMMON",
        message: "Esa contraseña es fácil de adivinar. Usa tres o cuatro palabras que solo tú juntarías.",
      });
    }
    const visitor = await app.signedUp();
    const change = await visitor.json("/api/profile/password", {
      proof: { password: visitor.password },
      newPassword: visitor.email,
    });
    expect(await change.json()).toMatchObject({ code: "PASSWORD_COMMON" });
    const kept = await app
      .visitor()
      .json("/api/auth/sign-in", { email: visitor.email, password: visitor.password });
    expect(kept.status).toBe(200);
  });
});
