import type { LetterDate, LetterDeadline, ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { describe, expect, it } from "vitest";
import { alarmsLeft, calendarText } from "#web/letters/calendar-file.ts";
import { choose, documentName, kindOfFile, megabytes } from "#web/letters/choose-files.ts";
import { daysBefore } from "#web/letters/days-before.ts";
import { titleOf } from "#web/letters/deadline-card.tsx";
import { errorOfAnswer, mapMessage } from "#web/letters/letter-errors.ts";
import { resultFileName, resultText } from "#web/letters/result-file.ts";
import { tiltOf } from "#web/letters/straighten.ts";
import { today } from "#web/letters/today.ts";
import { upcomingDates } from "#web/letters/upcoming-dates.tsx";

const file = (name: string, type: string, size = 100) => ({ name, type, size }) as File;

describe("choosing files", () => {
  it("takes documents and photos, and nothing else", () => {
    expect(kindOfFile(file("a.pdf", "application/pdf"))).toBe("document");
    expect(kindOfFile(file("a.docx", ""))).toBe("document");
    expect(kindOfFile(file("a.doc", "application/msword"))).toBe("document");
    expect(kindOfFile(file("a.heic", "image/heic"))).toBe("photo");
    expect(kindOfFile(file("a.txt", "text/plain"))).toBeNull();
    expect(choose([], [file("a.zip", "application/zip")])).toEqual({ problem: "type" });
  });

  it("adds photos as pages, lets a document stand alone, keeps the limits", () => {
    const [one, two, pdf] = [
      file("1.jpg", "image/jpeg"),
      file("2.jpg", "image/jpeg"),
      file("a.pdf", "application/pdf"),
    ];
    expect(choose([one], [two])).toEqual({ files: [one, two] });
    expect(choose([], [pdf])).toEqual({ files: [pdf] });
    // Nothing is dropped without a word.
    expect(choose([one, two], [pdf])).toEqual({ problem: "mixed" });
    expect(choose([pdf], [one])).toEqual({ problem: "mixed" });
    expect(choose([], [one, pdf])).toEqual({ problem: "mixed" });
    expect(choose([], [pdf, file("b.pdf", "application/pdf")])).toEqual({ problem: "mixed" });
    expect(
      choose(
        [],
        Array.from({ length: 9 }, () => one),
      ),
    ).toEqual({ problem: "pages" });
    expect(choose([], [file("a.pdf", "application/pdf", 10 * 1024 * 1024)])).toMatchObject({ files: [{}] });
    expect(choose([], [file("a.pdf", "application/pdf", 10 * 1024 * 1024 + 1)])).toEqual({ problem: "size" });
    expect(megabytes(1_310_720)).toBe("1.25 MB");
    expect(megabytes(900)).toBe("0.01 MB");
  });
});

describe("names of documents", () => {
  it.each([
    ["DOC-20261120-WA0003.", "application/pdf", "DOC-20261120-WA0003.pdf"],
    ["carta", "application/msword", "carta.doc"],
    ["carta.PDF", "application/pdf", "carta.PDF"],
    ["carta.exe", "application/pdf", "carta.exe"],
    ["carta", "", "carta"],
  ])("%s of type %s is sent as %s", (name, type, sent) => {
    expect(documentName(file(name, type))).toBe(sent);
  });
});

it("the day is that of the device", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

describe("F7: the result file", () => {
  it.each([
    ["carta.pdf", "procesado-carta.pdf.txt"],
    ["../../etc/passwd", "procesado-etc-passwd.txt"],
    ['a"; filename=b\n<script>.pdf', "procesado-a- filename-b-script-.pdf.txt"],
    ["carta\u202efdp.exe", "procesado-cartafdp.exe.txt"],
    ["", "procesado-carta.txt"],
  ])("F7: %j", (name, expected) => expect(resultFileName(name)).toBe(expected));

  it("F7: a long name is cut", () => expect(resultFileName("a".repeat(5000)).length).toBeLessThan(100));

  it("holds name, translation, meaning, steps and date", () => {
    const letter = { translation: "T", description: "D", solution: "S" } as ProcessDocumentOutput;
    const text = resultText(letter, "carta.pdf", "es", new Date("2026-11-21T12:00:00Z"));
    expect(text).toMatch(
      /carta\.pdf[\s\S]*QUÉ DICE TU CARTA\nT[\s\S]*QUÉ SIGNIFICA\nD[\s\S]*PASOS A SEGUIR\nS[\s\S]*21 de noviembre de 2026/,
    );
  });
});

describe("calendar", () => {
  const entry = {
    date: "2026-11-30",
    time: null,
    title: "Fecha, hoy; ya",
    description: "Una\nDos",
  };
  const early = new Date("2026-11-01T10:00:00");
  const triggers = (more: object, now: Date) =>
    calendarText({ ...entry, ...more }, "id", now).match(/TRIGGER:.*/g);

  it("makes a whole day with alarms 14, 3 and 1 days before", () => {
    const text = calendarText(entry, "id", early);
    expect(text).toContain("DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201");
    expect(text.match(/TRIGGER:.*/g)).toEqual(["TRIGGER:-P13DT15H", "TRIGGER:-P2DT15H", "TRIGGER:-P0DT15H"]);
    expect(text).toContain("SUMMARY:Fecha\\, hoy\\; ya");
    expect(text).toContain("DESCRIPTION:Una\\nDos");
    expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  });

  it("keeps the hour of an appointment as the place's own, and no field for the place", () => {
    const text = calendarText({ ...entry, time: "09:30" }, "id", early);
    expect(text).toContain("DTSTART:20261130T093000");
    expect(text).not.toContain("LOCATION");
    expect(text.match(/TRIGGER:.*/g)).toEqual(["TRIGGER:-P14D", "TRIGGER:-P3D", "TRIGGER:-P1D"]);
  });

  it("has only the alarms that are still to come, and one on the day when none is left", () => {
    const nineDays = new Date("2026-11-21T10:00:00");
    expect(alarmsLeft(entry, nineDays)).toEqual([3, 1]);
    expect(triggers({}, nineDays)).toEqual(["TRIGGER:-P2DT15H", "TRIGGER:-P0DT15H"]);
    expect(triggers({}, new Date("2026-11-29T10:00:00"))).toEqual(["TRIGGER:PT9H"]);
    expect(triggers({ time: "09:30" }, new Date("2026-11-29T10:00:00"))).toEqual(["TRIGGER:-PT2H"]);
  });

  it("names the days in words", () => {
    expect(daysBefore([14, 3, 1], "es")).toEqual({ days: "14, 3 y 1", count: 2 });
    expect(daysBefore([1], "es")).toEqual({ days: "1", count: 1 });
    expect(daysBefore([3, 1], "en").days).toBe("3 and 1");
  });
});

describe("the title of the date", () => {
  const at = (part: Partial<LetterDeadline>) =>
    titleOf({ kind: "respond", certainty: "printed", daysLeft: 5, latest: null, ...part } as LetterDeadline);
  it("speaks of a day that has passed as passed, and of a doubtful one as doubtful", () => {
    expect(at({})).toBe("respond");
    expect(at({ daysLeft: 0 })).toBe("respond");
    expect(at({ daysLeft: -1 })).toBe("respondPast");
    expect(at({ daysLeft: -1, kind: "attend" })).toBe("attendPast");
    expect(at({ daysLeft: -1, kind: "expires" })).toBe("expiresPast");
    expect(at({ daysLeft: -1, certainty: "unsure" })).toBe("toConfirm");
    // The days of the post may still be running: nobody reads that it is over.
    expect(at({ daysLeft: -1, latest: "2999-01-01" })).toBe("respond");
  });
});

describe("dates to keep", () => {
  const seen = (date: string, more: Partial<LetterDate> = {}): LetterDate => ({
    ...{ date, time: null, printed: date, field: null, role: "appointment" },
    ...{ unsure: false, meaning: "Fecha de la cita", upcoming: true, ...more },
  });
  const deadline = { date: "2026-12-02", actBy: "2026-11-30" } as LetterDeadline;

  it("are all that are to come besides the deadline's own, nearest first, each once", () => {
    const dates = [
      seen("2026-12-10"),
      seen("2026-12-10", { time: "08:00" }),
      seen("2026-12-02"),
      seen("2026-11-30"),
      seen("2026-12-05"),
      seen("2026-11-02", { upcoming: false }),
    ];
    const kept = upcomingDates({ dates, deadline });
    expect(kept.map(({ date, time }) => [date, time])).toEqual([
      ["2026-12-05", null],
      ["2026-12-10", "08:00"],
    ]);
    expect(upcomingDates({ dates: [seen("2026-12-02")], deadline: null })).toHaveLength(1);
  });
});

describe("errors", () => {
  it("maps as the specification says", () => {
    expect(mapMessage("Maximum call stack size exceeded", "es")).toBe(
      "Error interno del sistema. Intenta con una imagen más pequeña.",
    );
    expect(mapMessage("timeout", "es")).toBe(
      "El procesamiento tomó demasiado tiempo. Intenta con una imagen más pequeña.",
    );
    expect(mapMessage("network down", "es")).toBe(
      "Error de conexión. Verifica tu internet e intenta nuevamente.",
    );
    expect(mapMessage("Otra cosa", "es")).toBe("Otra cosa");
    expect(mapMessage("", "es")).toBe("Error al procesar la imagen. Intenta nuevamente.");
    expect(errorOfAnswer("hola", "es").message).toBe("Respuesta inválida del servidor");
    expect(errorOfAnswer({ code: "LETTER_TYPE" }, "es").message).toBe(
      "Por favor selecciona un archivo PDF, DOC, DOCX o imagen",
    );
  });
});

describe("straightening", () => {
  /** Lines of text as dark bars, tilted. */
  function sheet(degrees: number): Uint8Array {
    const [width, height] = [300, 380];
    const grey = new Uint8Array(width * height).fill(220);
    const slope = Math.tan((degrees * Math.PI) / 180);
    for (let y = 0; y < height; y += 1) {
      for (let x = 30; x < 270; x += 1) {
        const row = y - x * slope;
        // Words with gaps, and a shadow over the right half.
        const ink = row > 30 && row < 350 && row % 16 < 5 && x % 23 < 17;
        grey[y * width + x] = (ink ? 60 : 220) - (x > 150 ? 50 : 0);
      }
    }
    return grey;
  }
  it.each([-5, -3, 0, 2, 4])("finds a tilt of %d degrees", (degrees) => {
    expect(Math.abs(tiltOf(sheet(degrees), 300, 380) - degrees)).toBeLessThanOrEqual(0.5);
  });
  it("leaves an empty picture alone", () =>
    expect(tiltOf(new Uint8Array(90_000).fill(200), 300, 300)).toBe(0));
});
