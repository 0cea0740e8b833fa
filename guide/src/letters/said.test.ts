/** Letters that say the contrary of a known wording, or leave its box open: none of them may be told as said. */
import { describe, expect, it } from "vitest";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string) => reader.read(text, { language: "es", today: "2026-11-21" });
const said = (text: string) =>
  read(text)
    .lines.map(({ meaning }) => meaning)
    .join("\n");

const uscis = `U.S. Department of Homeland Security
U.S. Citizenship and Immigration Services
Receipt Number: IOE0912345678
Notice Date: November 12, 2026
`;
const eoir = `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT HOUSTON, TEXAS  File A 212-345-678
ORDER OF THE IMMIGRATION JUDGE
`;
const order = (text: string, appeal = "Appeal: RESERVED  Appeal Due By: 12/18/2026") =>
  said(`${eoir}${text}\n${appeal}\nDate: 11/18/2026`);

const granted = "concedió el asilo";
const denied = "negó el asilo";

describe("asylum in a judge's order", () => {
  it.each([
    "Respondent's application for asylum was ( ) granted (X) denied ( ) withdrawn.",
    "Respondent's application for asylum was ( ) granted ( X ) denied ( ) withdrawn.",
    "Respondent's application for asylum was () granted (x) denied () withdrawn.",
    "Respondent's application for asylum was [ ]granted [X]denied [ ]withdrawn.\nRespondent's application for withholding of removal was [X] granted [ ] denied.",
    "Respondent's application for asylum was ☐ granted ☒ denied ☐ withdrawn.",
    "Respondent's application for asylum was\n( ) granted\n(X) denied\n( ) withdrawn",
    "Asylum  [X] Denied  [ ] Granted  [ ] Withdrawn",
    "Asylum: granted ( ) denied (X)",
    "Respondent's application for asylum was denied.",
  ])("is told as denied: %s", (text) => {
    expect(order(text)).toContain(denied);
    expect(order(text)).not.toContain(granted);
  });

  it.each([
    "Respondent's application for asylum was granted.",
    "Respondent's application for asylum was (X) granted ( ) denied ( ) withdrawn.",
    "[X] Respondent's application for asylum is granted.",
  ])("is told as granted: %s", (text) => {
    expect(order(text)).toContain(granted);
    expect(order(text)).not.toContain(denied);
  });

  it.each([
    "Respondent's application for asylum was ( ) granted ( ) denied ( ) withdrawn.",
    "Respondent's application for asylum was (X) granted (X) denied ( ) withdrawn.",
    "Respondent's application for asylum was granted denied withdrawn.",
    "Respondent's application for asylum was granted / denied / withdrawn.",
    "Respondent's application for asylum was granted ( ) denied ( ) withdrawn ( ).",
  ])("is not told where no one box is marked: %s", (text) => {
    expect(order(text)).not.toContain(granted);
    expect(order(text)).not.toContain(denied);
    expect(order(text)).toContain("Mira en tu carta cuál casilla está marcada");
  });

  it.each([
    "Respondent's application for asylum is not granted.",
    "Respondent's application for asylum is NOT granted.",
    "Respondent's application for asylum is n0t granted.",
    "Respondent's application for asylum was never granted.",
    "It is not the case that the application for asylum is granted.",
    "No application for asylum is granted.",
    "The court cannot find that respondent's application for asylum was granted.",
    "The prior order that respondent's application for asylum was granted is vacated.",
    "If the application for asylum is granted, you may apply for a card.",
    "[ ] Respondent's application for asylum is granted.",
    "Respondent's application for asylum was O granted & denied.",
    "Respondent's application for voluntary departure was granted until 01/05/2027, with an alternate order of removal to Mexico.",
    "Respondent's application for a waiver was granted. Asylum: denied. Respondent is ordered removed to Honduras.",
    "The Department's application for removal was granted.",
    "Respondent's application for asylum was __granted _X_denied __withdrawn.",
    "Respondent's application for asylum was [ granted [x denied [ withdrawn.",
    "The application for asylum is granted as to none of the respondents.",
    "The application for asylum is granted in error and is hereby corrected to denied.",
    "DHS appeals the decision in which the application for asylum was granted.",
    "The application for asylum was granted\nwithout prejudice: DENIED",
    "The lead respondent's application for asylum was granted. The rider's application for asylum was denied.",
    "The respondent's request for a continuance is granted.",
    "DHS's motion to dismiss is granted. Respondent's application for asylum is pretermitted.",
    "Respondent's application for withholding of removal was granted. Respondent's application for asylum was withdrawn.",
  ])("is never told as granted: %s", (text) => {
    expect(order(text)).not.toContain(granted);
  });

  it.each(["is not denied", "has not been denied", "was ( ) denied"])("is not told as denied: %s", (text) => {
    expect(order(`Respondent's application for asylum ${text}.`)).not.toContain(denied);
  });
});

describe("a removal order", () => {
  const removed = "ordenó tu deportación";
  it("is told where it stands", () => {
    for (const text of [
      "The respondent was ordered removed from the United States to HONDURAS.",
      "[X] Respondent was ordered removed to MEXICO",
      "Respondent's application for asylum was ( ) granted (X) denied.\nThe Respondent is ordered removed to Honduras",
      "Because you have not shown eligibility, the respondent is ordered removed to Peru.",
    ])
      expect(order(text), text).toContain(removed);
  });

  it.each([
    "It is HEREBY ORDERED that proceedings be terminated. Respondent shall not be removed from the United States to Honduras.",
    "The respondent is not ordered removed from the United States to Honduras.",
    "[ ] Respondent was ordered removed to MEXICO",
    "☐ Respondent was ordered removed to MEXICO",
    "____ Respondent was ordered removed to MEXICO",
    "The order that respondent is ordered removed from the United States to Cuba is rescinded.",
    "You may be removed from the United States to Honduras if you stay.",
  ])("is not told: %s", (text) => {
    expect(order(text)).not.toContain(removed);
  });

  it("is no order in absentia when that order was vacated", () => {
    for (const text of [
      "The respondent appeared. The prior order of removal in absentia is vacated and proceedings are reopened.",
      "The in absentia order is hereby rescinded.",
    ]) {
      const letter = read(`${eoir}${text}\nDate: 11/18/2026`);
      expect(letter.kind?.code, text).not.toBe("N24");
      expect(letter.lines.map(({ meaning }) => meaning).join()).not.toContain("deportación sin que");
    }
  });
});

describe("voluntary departure", () => {
  const granted = (text: string) => read(`${eoir}${text}\nAppeal: [ ] Reserved [X] Waived\nDate: 11/18/2026`);
  it.each([
    "[X] Respondent's application for voluntary departure was GRANTED until 01/05/2027 upon posting a bond in the amount of $500 to DHS within 5 business days, with an alternate order of removal to Mexico.",
    "Respondent is granted voluntary departure until January 5, 2027 in lieu of removal, with an alternate order of removal to Mexico. Respondent must post bond of $500 within five business days.",
    "Respondent's application for voluntary departure was (X) granted ( ) denied until 01/05/2027. A bond of $500 must be posted within 5 business days.",
  ])("names the day to leave by, the bond and steps of its own: %s", (text) => {
    const letter = granted(text);
    const told = letter.lines.map(({ meaning }) => meaning).join("\n");
    expect(letter.kind?.code).toBe("N23");
    expect(told).toContain("salida voluntaria hasta el 5 de enero de 2027");
    expect(told).toContain("fianza de $500, que se paga en 5 días hábiles");
    expect(told).not.toMatch(/Puedes salir si se paga|concedió el asilo|ordenó tu deportación/);
    expect(letter.dates.find(({ date }) => date === "2027-01-05")?.meaning).toBe("Fecha para salir");
    expect(letter.steps.join()).not.toContain("No salgas del país");
    expect(letter.deadline?.actBy).toBe("2026-11-28");
  });

  it.each([
    "Respondent's application for voluntary departure was denied.",
    "Respondent's application for voluntary departure was ( ) granted (X) denied until 01/05/2027.",
    "Respondent's application for voluntary departure was not granted.",
    "The respondent withdrew his request for voluntary departure.",
  ])("is not told as given: %s", (text) => {
    const letter = granted(text);
    expect(letter.lines.map(({ meaning }) => meaning).join()).not.toContain("te dio salida");
    expect(letter.steps.join()).toContain("No salgas del país");
  });
});

describe("the right to appeal", () => {
  it.each([
    ["Appeal: ( ) waived (X) reserved   Appeal Due By: 12/18/2026", "se guardó el derecho de apelar. Mira"],
    ["Appeal: [X] Reserved [ ] Waived", "se guardó el derecho de apelar. Mira"],
    ["Appeal: [ ] reserved [X] waived by respondent", "Dice que renunciaste a apelar"],
    ["Appeal: [ ] reserved [X] waived", "Dice que se renunció a apelar"],
    ["Appeal: reserved by DHS", "El gobierno se guardó su derecho de apelar"],
    ["Appeal: reserved by respondent.", "Guardaste tu derecho de apelar"],
    ["Both parties reserved appeal.", "Tú y el gobierno se guardaron"],
    ["Both parties waived appeal.", "Dice que tú y el gobierno renunciaron"],
    ["Appeal: WAIVED", "Dice que se renunció a apelar. Mira en tu carta quién"],
  ])("goes by the marked box and by whose right it is: %s", (text, meaning) => {
    const told = order("The respondent is ordered removed to Peru.", text);
    expect(told).toContain(meaning);
    expect(told.match(/apelar\b/g)?.length).toBeLessThan(4);
  });

  it.each([
    "Appeal: ( ) waived ( ) reserved",
    "Appeal: (X) waived (X) reserved",
    "Appeal: waived reserved",
    "Appeal: waived / reserved",
    "Appeal: not reserved",
    "Appeal: Department of Homeland Security: ☐ waived ☐ reserved  Respondent: ☐ waived ☒ reserved",
  ])("is left to the person where it is not clear: %s", (text) => {
    expect(order("The respondent is ordered removed to Peru.", text)).toContain(
      "Mira en tu carta cuál casilla está marcada",
    );
  });
});

describe("a letter of USCIS that denies something", () => {
  it.each([
    ["The above petition has not been approved. It was sent to the file.", ["N10", "N01"], "aprobada"],
    ["Your application has not been approved.\nThe evidence does not establish it.", ["N10"], "aprobada"],
    ["Once your application has been approved, your card will be mailed to you.", ["N10"], "aprobada"],
    ["Your application has been approved in part and denied in part.", ["N10"], "aprobada"],
    ["The approval notice was sent in error.\nApproval Notice", ["N10"], "aprobada"],
    ["Your application has NOT\nBEEN APPROVED.", ["N10"], "aprobada"],
    ["Your Form I-589 has not been denied. We need more time.", ["N09"], "negada"],
    ["NOTICE OF DECISION\nYour application is not denied. It was approved.", ["N09"], "negada"],
    [
      "This notice does not automatically extend the validity of your Employment Authorization Document. auto-extends the validity",
      ["N19"],
      "Alargan",
    ],
    [
      "USCIS no longer intends to deny your application. The Notice of Intent to Deny dated October 1, 2026 is withdrawn. No response is needed.",
      ["N07"],
      "piensa negar",
    ],
    [
      "This letter does not mean your case has been referred to an immigration judge. Your application for asylum is granted.",
      ["N17"],
      "Mandaron tu caso",
    ],
  ])("is not taken for its contrary: %s", (text, codes, meaning) => {
    const letter = read(`${uscis}Form I-797, Notice of Action\n${text}`);
    expect(codes).not.toContain(letter.kind?.code);
    expect(letter.lines.map((line) => line.meaning).join()).not.toContain(meaning);
    expect(letter.deadline).toBeNull();
  });

  it.each([
    "We received your response to our Request for Evidence. We will continue to process your case. No action is required.",
    "USCIS no longer intends to deny your application. The Notice of Intent to Deny dated October 1, 2026 is withdrawn. No response is needed.",
  ])("asks nothing where nothing is asked: %s", (text) => {
    const letter = read(`${uscis}${text}`);
    expect(letter).toMatchObject({ kind: null, deadline: null });
    expect(letter.lines.map(({ meaning }) => meaning).join()).not.toMatch(/más pruebas|piensa negar/);
  });

  it("knows a denial that names the form last, and sends a TPS withdrawal to a lawyer", () => {
    const letter = read(
      "U.S. Citizenship and Immigration Services\nDECISION\nNovember 10, 2026\nUSCIS has denied your Form I-765. You may file a motion on Form I-290B within 30 days (33 days if mailed) of this decision.",
    );
    expect(letter.kind?.code).toBe("N09");
    expect(letter.deadline?.date).toBe("2026-12-10");
    expect(read(`${uscis}Intent to Withdraw Temporary Protected Status. You have 30 days.`).lawyer).toBe(
      "now",
    );
  });

  it("still tells what it says", () => {
    expect(said(`${uscis}Because you have not shown eligibility, your application is denied.`)).toContain(
      "Tu solicitud fue negada",
    );
    expect(read(`${uscis}Approval Notice\nThe above petition has been approved.`).kind?.code).toBe("N10");
    expect(said(`${uscis}If your application is denied, you may reapply.`)).not.toContain("fue negada");
  });
});

describe("boxes of other forms", () => {
  const results = "Naturalization Interview Results N-652 A212345678\n";
  it("tells only the marked results of an interview", () => {
    const told = said(
      `${uscis}${results}[ ] You passed the tests of English and U.S. history and government.\n[X] You did not pass the test of English. You will be given another opportunity.\n[ ] Congratulations! Your application has been recommended for approval.`,
    );
    expect(told).toContain("No pasaste una parte");
    expect(told).not.toMatch(/Pasaste los exámenes|recomendó/);
    const lost = said(
      `${uscis}${results}You passed the tests of English and U.S. history and government.\nYou did not pass the test of English.`,
    );
    expect(lost).not.toMatch(/asaste/);
    expect(lost).toContain("cuál casilla está marcada");
  });

  const custody = "Department of Homeland Security\nNotice of Custody Determination I-286\nA212345678\n";
  it("tells only the marked decision on custody", () => {
    const detained = said(
      `${custody}[X] detained by the Department of Homeland Security\n[ ] released under bond in the amount of $\n[ ] released on your own recognizance\nDate: 11/18/2026`,
    );
    expect(detained).toContain("quedas detenido");
    expect(detained).not.toMatch(/fianza|promesa/);
    const bond = said(
      `${custody}[ ] you will be detained in the custody of the Department of Homeland Security\n[X] released under bond in the amount of $7,500\nDate: 11/18/2026`,
    );
    expect(bond).toContain("fianza de $7,500");
    expect(bond).not.toContain("Dice que quedas detenido");
    const refusedBond = order("Respondent shall not be released under bond in the amount of $5,000.");
    expect(refusedBond).not.toContain("fianza");
  });
});
