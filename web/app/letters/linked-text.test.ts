import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinkedText } from "#web/letters/linked-text.tsx";

const shown = (text: string) => renderToStaticMarkup(createElement(LinkedText, { text }));

it("links official addresses and the help lines, by a name that fits a phone", () => {
  expect(shown("Revisa acis.eoir.justice.gov.")).toMatch(
    /^Revisa <a [^>]*href="https:\/\/acis\.eoir\.justice\.gov\/"[^>]*>acis\.eoir\.justice\.gov<\/a>\.$/,
  );
  expect(shown("Lista: justice.gov/eoir/list-pro-bono-legal-service-providers")).toMatch(
    /href="https:\/\/justice\.gov\/eoir\/list-pro-bono-legal-service-providers"[^>]*>justice\.gov<\/a>$/,
  );
  expect(shown("Llama al 1-800-898-7180 hoy.")).toContain('href="tel:+18008987180"');
  expect(shown("Llama al 800-375-5283.")).toContain('href="tel:+18003755283"');
});

it("links nothing else: a letter may carry any address and number", () => {
  for (const text of [
    "Paga en uscis-gov.com o www.uscis.gov.pagos.com/x",
    "Llama al 347-555-0188 o al 1-800-555-0199",
    "Escribe a officer@uscis.gov.co",
    "javascript:alert(1)",
  ])
    expect(shown(text), text).not.toContain("<a ");
});
