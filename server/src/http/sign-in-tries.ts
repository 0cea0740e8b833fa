/** Tries of a password: five at once, then the longer somebody guesses, the longer the wait. */
import type pg from "pg";
import { CodedError } from "#server/errors.ts";

export interface SignInTries {
  /** Takes one of every window, or none: throws SIGN_IN_WAIT when one of them is used up. */
  take(account: string, address: string): Promise<Taken>;
  /** For a right password, which does not count. */
  giveBack(taken: Taken): Promise<void>;
  /** The account was opened from this address: for ninety days what others try does not keep it out. */
  remember(account: string, address: string): Promise<void>;
  /** Forgets every try of the account and the addresses it was opened from. */
  clear(account: string): Promise<void>;
}

interface Taken {
  keys: string[];
  /** The account has been opened from this address before. */
  known: boolean;
}

interface Window {
  name: string;
  points: number;
  seconds: number;
}

const day = 24 * 60 * 60;
const ofAccount: Window[] = [
  { name: "1", points: 5, seconds: 60 },
  { name: "2", points: 15, seconds: 15 * 60 },
  { name: "3", points: 60, seconds: day },
];
const ofAddress: Window[] = [
  { name: "try-i1", points: 30, seconds: 60 },
  { name: "try-i2", points: 150, seconds: 60 * 60 },
];
const all = [...ofAccount, ...ofAddress];
const seconds = all.map((window) => window.seconds);

/** Counts in the table of the other limits, whose clock this is. Milliseconds. */
const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

/**
 * Every window in one statement, because signing in waits for it. $1: key of the place; where the account was opened
 * before its own windows ($2) count, elsewhere those of all strangers ($3). $4: their seconds. Rows are locked in the
 * order of their keys, so that no two sign-ins wait for each other.
 */
const takeStatement = `with place as (select exists (select 1 from rate_limits where key = $1 and expire > ${now}) as known)
  insert into rate_limits as r (key, points, expire)
    select w.key, 1, ${now} + w.seconds * 1000 from (
      select case when place.known then w.here else w.anywhere end as key, w.seconds
      from unnest($2::text[], $3::text[], $4::bigint[]) as w (here, anywhere, seconds), place
    ) w order by w.key collate "C"
  on conflict (key) do update set points = case when r.expire <= ${now} then 1 else r.points + 1 end,
    expire = case when r.expire <= ${now} then excluded.expire else r.expire end
  returning r.key, r.points, r.expire - ${now} as wait`;

const giveBackStatement = `with held as (
    select key from rate_limits where key = any($1) order by key collate "C" for update
  ) update rate_limits r set points = greatest(r.points - 1, 0) from held where r.key = held.key`;

const rememberStatement = `insert into rate_limits (key, points, expire) values ($1, 1, ${now} + ${90 * day * 1000})
  on conflict (key) do update set expire = excluded.expire`;

interface Row {
  key: string;
  points: number;
  /** Milliseconds until the window is over. */
  wait: string;
}

export function createSignInTries(pool: pg.Pool): SignInTries {
  const placeKey = (account: string, address: string) => `try-ok:${account}|${address}`;
  const giveBack = async ({ keys }: Taken) => {
    await pool.query({ name: "try-back", text: giveBackStatement, values: [keys] });
  };
  return {
    async take(account, address) {
      // Whoever knows the address can use up what strangers have together, never what the owner has where she signed in.
      const shared = ofAddress.map(({ name }) => `${name}:${address}`);
      const here = [...ofAccount.map(({ name }) => `try-p${name}:${account}|${address}`), ...shared];
      const anywhere = [...ofAccount.map(({ name }) => `try-a${name}:${account}`), ...shared];
      const values = [placeKey(account, address), here, anywhere, seconds];
      const { rows } = await pool.query<Row>({ name: "try-take", text: takeStatement, values });
      const taken = {
        keys: rows.map(({ key }) => key),
        known: rows.some(({ key }) => key.startsWith("try-p")),
      };
      const asked = taken.known ? here : anywhere;
      const over = rows.filter(({ key, points }) => points > (all[asked.indexOf(key)]?.points ?? 0));
      if (over.length === 0) return taken;
      await giveBack(taken);
      const wait = Math.max(...over.map(({ wait }) => Number(wait)));
      throw new CodedError("SIGN_IN_WAIT", { retryAfter: Math.ceil(wait / 1000) });
    },
    giveBack,
    async remember(account, address) {
      await pool.query({ name: "try-ok", text: rememberStatement, values: [placeKey(account, address)] });
    },
    async clear(account) {
      await pool.query("delete from rate_limits where key like 'try-%' and position($1 in key) > 0", [
        account,
      ]);
    },
  };
}
