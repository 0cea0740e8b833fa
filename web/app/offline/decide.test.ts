import { describe, expect, it } from "vitest";
import { type Visit, whatToKeep } from "#web/offline/decide.ts";

const visit = (changes: Partial<Visit>): Visit => ({
  place: "app",
  installed: false,
  lowData: false,
  signedIn: false,
  asked: false,
  language: "es",
  visit: 1,
  page: 1,
  ...changes,
});

describe("what a phone keeps", () => {
  it("nothing for somebody who only looks at one public page", () => {
    expect(whatToKeep(visit({ place: "public" }))).toBeNull();
    expect(whatToKeep(visit({ place: "public", page: 2 }))).toEqual([]);
    expect(whatToKeep(visit({ place: "public", visit: 2 }))).toEqual(["guide"]);
  });

  it("the shell for who opens the app, the guide once she asks, signs in or comes back", () => {
    expect(whatToKeep(visit({}))).toEqual([]);
    expect(whatToKeep(visit({ signedIn: true }))).toEqual(["guide"]);
    expect(whatToKeep(visit({ asked: true }))).toEqual(["guide"]);
    expect(whatToKeep(visit({ visit: 2 }))).toEqual(["guide"]);
  });

  it("nothing in low-data mode, unless she put the app on her home screen", () => {
    expect(whatToKeep(visit({ lowData: true, visit: 9, signedIn: true }))).toBeNull();
    expect(whatToKeep(visit({ lowData: true, installed: true, signedIn: true, asked: true }))).toEqual([]);
    expect(whatToKeep(visit({ lowData: true, installed: true, visit: 2 }))).toEqual(["guide"]);
  });

  it("English pages for who reads English", () => {
    expect(whatToKeep(visit({ language: "en" }))).toEqual(["en"]);
  });
});
