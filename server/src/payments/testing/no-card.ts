/** Looks for card numbers and codes where none may be. */
import pg from "pg";
import { expect } from "vitest";

/** Nobody else's numbers: what is found was ours. */
export const numbers = [
  "4111111111111111",
  "4012888818888",
  "5424000000000015",
  "6011000000000012",
  "370000000000002",
];
export const code = "7391";
const codes = ["739", code];

/** Every row of every table of every schema, as text, byte columns opened as text too. */
export async function dump(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const parts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      parts.push(...rows.map(({ row }) => row));
      parts.push(
        ...rows.map(({ row }) =>
          row.replace(/\\\\x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, "hex").toString("latin1")),
        ),
      );
    }
    return parts.join("\n");
  } finally {
    await client.end();
  }
}

export function expectNoCard(text: string, where: string): void {
  const digits = text.replace(/[ -]/g, "");
  for (const number of numbers) {
    expect(text, where).not.toContain(number);
    expect(digits, where).not.toContain(number);
    expect(text, where).not.toContain(Buffer.from(number).toString("hex"));
    expect(text, where).not.toContain(Buffer.from(number).toString("base64").replace(/=+$/, ""));
  }
  expect(text, where).not.toMatch(new RegExp(`"?(cvv|cardCode|code)"?[:=]\\s*"?(${codes.join("|")})\\b`));
}
