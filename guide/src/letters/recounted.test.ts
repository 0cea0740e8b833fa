/** What a letter recounts, asks for, or decides about a motion is not what it decides of the person's case. */
import { describe, expect, it } from "vitest";
import { createLetterReader } from "#guide/letters/read-letter.ts";
import { loadContent } from "#guide/load.ts";

const reader = createLetterReader(loadContent());
const read = (text: string) => reader.read(text, { language: "es", today: "2026-11-21" });
const said = (text: string) =>
  read(text)
    .lines.map(({ meaning }) => meaning)
    .join("\n");

const uscis = "U.S. Department of Homeland Security\nU.S. Citizenship and Immigration Services\n";
const eoir =
  "UNITED STATES DEPARTMENT OF JUSTICE\nEXECUTIVE OFFICE FOR IMMIGRATION REVIEW\nIMMIGRATION COURT\n";
const order = (text: string) =>
  `${eoir}ORDER OF THE IMMIGRATION JUDGE\nFile: A098-765-432\n${text}\nDate: November 18, 2026`;

describe("a decision about a motion", () => {
  it.each([
    "DHS's motion to pretermit Respondent's application for asylum is granted.",
    "The Department's motion to pretermit the application for asylum is denied.",
    "The respondent's request to withdraw the application for asylum is granted.",
    "An extension of time to file the application for asylum is granted.",
    "Leave to amend the application for asylum was granted. The application is DENIED.",
  ])("is no decision about asylum: %s", (text) => {
    expect(said(order(text))).not.toMatch(/concedió el asilo|negó el asilo/);
  });

  it("leaves what is decided beside it", () => {
    expect(
      said(order("On the motion of the Department, the respondent's application for asylum is denied.")),
    ).toContain("negó el asilo");
  });
});

describe("what was decided years ago", () => {
  it.each([
    [
      "On May 3, 2018, the respondent's application for asylum was granted. Asylum status is TERMINATED.",
      "concedió el asilo",
    ],
    ["The application for asylum was granted by USCIS on May 3, 2018.", "concedió el asilo"],
    [
      "In 2019 the application for asylum was denied. These proceedings are administratively closed.",
      "negó el asilo",
    ],
    [
      "The respondent was granted voluntary departure until January 5, 2020 and did not depart.",
      "te dio salida",
    ],
  ])("is not told as decided now: %s", (text, meaning) => {
    expect(said(order(text))).not.toContain(meaning);
  });

  it("is told where it is this very decision", () => {
    expect(said(order("On November 18, 2026, the application for asylum was denied."))).toContain(
      "negó el asilo",
    );
    expect(said(order("The application for asylum filed on May 3, 2018 is denied."))).not.toContain(
      "concedió",
    );
  });

  it("is no denial of the case that a receipt is for", () => {
    const letter = read(
      `${uscis}Form I-797C, Notice of Action\nNotice Type: Receipt Notice\nReceived Date 10/20/2026   Notice Date 11/02/2026\nWe have received the above application or petition. Your petition was denied on September 20, 2026.`,
    );
    expect(letter.kind?.code).toBe("N02");
    expect(letter.lines.map(({ meaning }) => meaning).join()).not.toContain("negada");
  });
});

describe("days are counted from this letter, not from one it recounts", () => {
  it("a denial that names an older denial", () => {
    const text = (head: string) =>
      `${uscis}${head}\nDECISION\nYour prior Form I-130 was denied on May 5, 2024.\nYour application is denied. You may file Form I-290B within 30 days of this decision.`;
    for (const head of ["Notice Date: November 4, 2026", "Date: November 4, 2026", "November 4, 2026"])
      expect(read(text(head)).deadline?.date, head).toBe("2026-12-04");
  });

  it("an order on a motion about an older order", () => {
    const letter = read(
      order("On May 5, 2025, the Court ordered the respondent removed. The motion to reopen is DENIED."),
    );
    expect(letter.deadline).toMatchObject({ date: "2026-11-28", certainty: "computed" });
  });

  it("papers that tell of an older service", () => {
    const motion = read(
      "Office of the Principal Legal Advisor\nU.S. Immigration and Customs Enforcement\nDEPARTMENT'S MOTION TO PRETERMIT\nThe respondent was served with the Notice to Appear on March 3, 2024.\nCERTIFICATE OF SERVICE\nOn November 16, 2026, I served a copy by ECAS.",
    );
    expect(motion.deadline).toMatchObject({ date: "2026-11-26", certainty: "computed" });
    const removal = read(
      "U.S. Department of Homeland Security\nNotice of Intent to Issue a Final Administrative Removal Order\nForm I-851\nYou were served with a conviction record on July 1, 2023.\nYou have 10 calendar days from service of this notice to respond.\nDate of Service: November 15, 2026",
    );
    expect(removal.deadline).toMatchObject({ date: "2026-11-25", certainty: "computed" });
  });

  it.each([
    ["NOTICE OF INTENT TO DENY", "You must respond within 33 days of the date of this notice.", "2026-12-12"],
    [
      "REQUEST FOR EVIDENCE",
      "Your response must be received within eighty-seven (87) days of the date of this notice.",
      "2027-02-04",
    ],
    [
      "NOTICE OF REVOCATION",
      "The approval of your petition is revoked. You may appeal within 18 days of the date of this decision.",
      "2026-11-27",
    ],
  ])("the three days of the post are never relied on: %s", (title, text, date) => {
    const letter = read(`${uscis}Date: November 12, 2026\n${title}\n${text}`);
    expect(letter.deadline).toMatchObject({ date, actBy: date, certainty: "computed" });
    expect(letter.deadline?.latest).not.toBeNull();
  });

  it("no edition of a form is a day to answer by, and an extended one is", () => {
    const asked = (text: string) =>
      read(`${uscis}REQUEST FOR EVIDENCE\nForm I-797E, Notice of Action\n${text}`);
    const edition = asked(
      "Your response must be received in this office by the date shown on page 2.\nForm I-797E (Edition 04/01/24)",
    );
    expect(edition.deadline?.date).toBeNull();
    const longer = asked(
      "Notice Date: November 2, 2026\nThe deadline to respond, December 1, 2026, has been extended to January 5, 2027.",
    );
    expect(longer.deadline?.date).toBe("2027-01-05");
  });
});

describe("papers that only speak of another paper", () => {
  it.each([
    [
      "the Board",
      "U.S. Department of Justice\nExecutive Office for Immigration Review\nBoard of Immigration Appeals\nDate: November 12, 2026\nThe respondent appeals the decision of the Immigration Judge dated March 3, 2025. We review the decision of the Immigration Judge de novo.\nORDER: The appeal is dismissed.",
    ],
    [
      "the government's lawyer",
      "Department of Homeland Security\nDHS OPPOSITION TO MOTION TO REOPEN\nThe order of the immigration judge dated March 3, 2025 is final.\nCertificate of Service. On November 12, 2026, I served a copy.",
    ],
    [
      "one's own lawyer",
      "Law Office of Pat Smith\nNovember 12, 2026\nDear Ana, we received the decision of the immigration judge. Please call me before December 20, 2026.",
    ],
    [
      "a family court",
      "SUPERIOR COURT OF CALIFORNIA\nNOTICE OF HEARING\nPetition for Special Immigrant Juvenile Findings. The minor may apply to immigration with these findings.\nA hearing will be held on December 9, 2026 at 8:30 AM.",
    ],
    [
      "a criminal court",
      "DISTRICT COURT OF HARRIS COUNTY\nNOTICE OF HEARING\nImmigration detainer on file with Immigration and Customs Enforcement.\nHearing Date: December 9, 2026 at 9:00 AM",
    ],
    [
      "an ended registration",
      "National Visa Center\nTermination of Registration\nNVC Case Number: CDJ2026612345. Your immigrant visa registration was terminated under section 203(g).",
    ],
  ])("%s is not taken for it", (_, text) => {
    expect(read(text)).toMatchObject({ kind: null, deadline: null });
  });

  it("what takes something away is no harmless notice, and goes to a lawyer", () => {
    for (const text of [
      "Form I-797, Notice of Action\nWITHDRAWAL OF TEMPORARY PROTECTED STATUS\nUSCIS withdraws your TPS. Your Employment Authorization Document is no longer valid.",
      "Decision\nYour Temporary Protected Status is hereby withdrawn.",
      "Notice of Intent to Terminate (NOIT)\nUSCIS intends to terminate your deferred action under DACA.",
      "Notice of Intent to Rescind (NOIR)\nUSCIS intends to rescind your adjustment of status.",
      "Approval Notice\nYour Form I-765 application has been approved. However, your Form I-485 has been denied.",
    ])
      expect(read(`${uscis}Notice Date: November 9, 2026\n${text}`), text).toMatchObject({
        kind: null,
        lawyer: "now",
      });
  });

  it("names what another letter asks for as asked for, never as given or ordered", () => {
    const daca = read(
      `${uscis}Form I-797C, Notice of Action\nNotice Type: Receipt Notice\nCase Type: I821D - CONSIDERATION OF DEFERRED ACTION FOR CHILDHOOD ARRIVALS\nReceived Date 10/20/2026   Notice Date 11/02/2026\nWe have received the above application or petition.`,
    );
    expect(daca.translation).not.toContain("Te dan acción diferida");
    const asked = said(
      `${uscis}REQUEST FOR EVIDENCE\nForm I-797E, Notice of Action\nSend a copy of your Order of Supervision, your Order of Release on Recognizance and your Warrant of Removal.`,
    );
    expect(asked).not.toMatch(/Quedas libre|Te dejan libre|Es una orden de deportación/);
    const denied = said(
      `${uscis}Date: November 4, 2026\nDECISION\nOn June 2, 2026, USCIS issued a Request for Evidence and on August 2, 2026 a Notice of Intent to Deny. Therefore, your application is denied.`,
    );
    expect(denied).toContain("Tu solicitud fue negada");
    expect(denied).not.toMatch(/Te piden más pruebas|USCIS piensa negar/);
    expect(
      said("U.S. Customs and Border Protection\nWelcome to the United States\nMost Recent I-94"),
    ).not.toContain("residente");
  });

  it("looks for no appointment where none is given", () => {
    for (const text of [
      "National Visa Center\nWelcome to the National Visa Center\nNVC Case Number: CDJ2026612345\nPlease pay the fees at ceac.state.gov.",
      "National Visa Center\nDocumentarily Qualified\nNVC Case Number: CDJ2026612345. We will schedule your interview.",
      "U.S. Department of Homeland Security\nNotice - Immigration Bond Cancelled\nForm I-391\nThe bond has been cancelled.",
    ])
      expect(read(text).deadline, text).toBeNull();
  });
});

describe("where and when to go", () => {
  const hearing = (text: string) =>
    read(`${eoir}NOTICE OF HEARING IN REMOVAL PROCEEDINGS\nFile A204-555-666\n${text}`);

  it.each([
    [
      "before its date",
      "Your case has been scheduled for a MASTER hearing at 8:30 AM on Wednesday, December 9, 2026. The court opens at 7:00 AM.",
    ],
    [
      "and not those of the office",
      "Hearing Date: December 9, 2026\nHours of operation: 7:00 AM - 4:00 PM\nHearing Time: 8:30 AM",
    ],
  ])("the hour is the one %s", (_, text) => {
    expect(hearing(text).deadline).toMatchObject({ date: "2026-12-09", time: "08:30" });
  });

  it("is the court, never the home of who gets the letter", () => {
    const home = "TO: JUAN PEREZ\n123 Main St\nHouston, TX 77001\n";
    const text = `${home}Your case has been scheduled for a MASTER hearing on December 9, 2026 at 8:30 AM.`;
    expect(hearing(text).place).toBeNull();
    const far = `${text} ${"You may be represented by an attorney. ".repeat(9)}`;
    expect(hearing(`${far}\nLocation:\n600 Jefferson Street, Suite 900\nHouston, TX 77002`).place).toBe(
      "600 Jefferson Street, Suite 900, Houston, TX 77002",
    );
    expect(hearing(`${text} Go to 600 Jefferson Street, Houston, TX 77002.`).place).toBe(
      "600 Jefferson Street, Houston, TX 77002",
    );
  });

  it("is the next visit where several are listed", () => {
    const letter = read(
      "U.S. Immigration and Customs Enforcement\nOrder of Supervision I-220B\nNext Report: 05/02/2026 9:00 AM\nNext Report: 12/02/2026 9:00 AM\nNext Report: 02/02/2027 9:00 AM",
    );
    expect(letter.deadline).toMatchObject({ date: "2026-12-02", certainty: "unsure" });
  });

  it("is never the day that is struck out beside it, nor the one on which the notice was printed", () => {
    const struck = hearing(
      "Master hearing: December 15, 2026 at 8:30 AM - CANCELED\nIndividual hearing: June 14, 2027 at 1:00 PM",
    );
    expect(struck.dates.map(({ date, upcoming }) => [date, upcoming])).toEqual([
      ["2026-12-15", false],
      ["2027-06-14", true],
    ]);
    expect(struck.deadline?.how).not.toContain("14 de junio");
    const printed = hearing(
      "Your case has been scheduled for a MASTER hearing on Dec-\nember 9, 2026. This notice was printed on 11/05/2026 at 3:15 PM.",
    );
    expect(printed.deadline?.date).toBeNull();
    expect(printed.lines.map(({ meaning }) => meaning).join()).not.toContain("5 de noviembre");
  });

  it("stays where the letter says that it was not moved", () => {
    const letter = hearing(
      "Your hearing on December 15, 2026 at 8:30 AM has not been cancelled. You must appear.",
    );
    expect(letter.deadline).toMatchObject({ date: "2026-12-15", certainty: "printed" });
  });

  it("says of a visit that has passed that it was", () => {
    const letter = hearing(
      "Your case has been scheduled for a MASTER hearing on October 9, 2026 at 8:30 AM.",
    );
    expect(letter.description).toContain("Tu cita fue el 9 de octubre de 2026");
    expect(letter.description).not.toContain("Tienes que presentarte");
  });
});

describe("the court's own form", () => {
  const form = (asylum: string, rest: string) =>
    read(
      `${eoir}File: A098-765-432\nORDER OF THE IMMIGRATION JUDGE\nThis is a summary of the oral decision entered on 11/18/2026.\nA. Asylum/Withholding of Removal/Convention Against Torture\n☒ Asylum was ${asylum}\n☒ Withholding of Removal under INA § 241(b)(3) was ☒ granted ☐ denied ☐ withdrawn with prejudice\n${rest}\nImmigration Judge: ROE, JANE 11/18/2026`,
    );

  it("tells the marked box where two of them are of withdrawing", () => {
    const boxes = "☐ granted ☒ denied ☐ withdrawn with prejudice ☐ withdrawn without prejudice";
    const { translation, deadline } = form(
      boxes,
      "☐ Respondent's application for ☐ pre-conclusion voluntary departure ☐ post-conclusion voluntary departure was ☐ denied ☐ granted\n☒ Respondent was ordered removed to HONDURAS\nAppeal Due: 12/18/2026",
    );
    expect(translation).toContain("El juez negó el asilo.");
    expect(translation).not.toContain("Mira en tu carta cuál casilla");
    expect(deadline).toMatchObject({ date: "2026-12-18", actBy: "2026-11-28" });
    expect(form(boxes.replaceAll("☒", "☐"), "").translation).toContain("Mira en tu carta cuál casilla");
  });

  it("is not told by a row that a camera saw as open, or that has no country", () => {
    const photographed = (row: string) =>
      said(order(`IV. Removal\n\n${row}\n\nV. Other\n\no Proceedings were o dismissed`));
    for (const row of [
      "o Respondent was ordered removed to HONDURAS",
      "oO Respondent was ordered removed to HONDURAS",
      "Respondent was ordered removed to",
      "In the alternative, Respondent was ordered removed to ______",
    ])
      expect(photographed(row), row).not.toContain("ordenó tu deportación");
    expect(photographed("X Respondent was ordered removed to HONDURAS")).toContain("ordenó tu deportación");
  });

  it("never takes the day to leave by for the day to appeal by", () => {
    const { deadline, translation } = form(
      "☐ granted ☐ denied ☒ withdrawn with prejudice",
      "☒ Respondent's application for ☒ pre-conclusion voluntary departure ☐ post-conclusion voluntary departure was ☐ denied ☒ granted and respondent is ordered to depart by 03/18/2027. The respondent must post a $500 bond with DHS within five business days of this order.",
    );
    expect(translation).toContain("salida voluntaria hasta el 18 de marzo de 2027");
    expect(deadline).toMatchObject({ date: "2026-11-28", actBy: "2026-11-28", certainty: "computed" });
  });

  it("takes no day to appeal by that is months away", () => {
    const { deadline } = form("☐ granted ☒ denied", "Appeal Due: 12/18/2027");
    expect(deadline).toMatchObject({ date: "2026-11-28", actBy: "2026-11-28" });
  });
});

describe("days of another matter on the same sheet", () => {
  it("a visit to ICE is no day in court", () => {
    const letter = read(
      "U.S. Department of Homeland Security\nNotice to Appear\nIn removal proceedings under section 240 of the Immigration and Nationality Act\nFile No: A204555666\nYOU ARE ORDERED to appear before an immigration judge at a date and time to be set by separate notice. You must report to ICE on December 5, 2026 at 9:00 AM.",
    );
    expect(letter.deadline).toMatchObject({ date: null, certainty: "unsure" });
    expect(letter.dates.find(({ date }) => date === "2026-12-05")?.upcoming).toBe(true);
  });

  it("the hour of an appointment is not that of the day before which to move it", () => {
    const letter = read(
      `${uscis}ASC Appointment Notice\nNotice Date: November 9, 2026\nPLEASE APPEAR AT THE BELOW APPLICATION SUPPORT CENTER\nIf you cannot keep your appointment on December 3, 2026 at 9:00 AM, reschedule before December 1, 2026.`,
    );
    expect(letter.dates.find(({ date }) => date === "2026-12-01")?.time).toBeNull();
  });

  it("an approval that was sent in error is none, and a status without a day has none to look for", () => {
    const error = read(
      `${uscis}Form I-797, Notice of Action\nNotice Date: November 9, 2026\nOn October 1, 2026 we sent you an Approval Notice. That notice was sent in error.`,
    );
    expect(error.kind).toBeNull();
    const student = read(
      "U.S. Customs and Border Protection\nMost Recent I-94\nAdmission (I-94) Record Number: 123456789A1\nClass of Admission: F1\nAdmit Until Date: D/S",
    );
    expect(student).toMatchObject({ kind: { code: "N34" }, deadline: null });
  });

  it("a report of ICE that tells of an order in absentia is the report", () => {
    const letter = read(
      "U.S. Department of Homeland Security\nRecord of Deportable/Inadmissible Alien\nForm I-213\nNarrative: subject failed to appear and was ordered removed in absentia by the order of the Immigration Judge on October 1, 2024.\nDate of Action: 11/10/2026",
    );
    expect(letter).toMatchObject({ kind: { code: "N29" }, deadline: null });
  });
});
