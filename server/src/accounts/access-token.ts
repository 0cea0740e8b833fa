import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";

/** A signed-in person on one of her devices. */
export interface SignedIn {
  id: string;
  sessionId: string;
}

const issuer = "faro";
/** What it opens: no pass or ticket of ours is one. */
const audience = "faro api";

/** A token that opens the API for ten minutes; checked without reading the database. `now`: milliseconds. */
export async function issueAccessToken(key: Buffer, user: SignedIn, now: number): Promise<string> {
  const issued = Math.floor(now / 1000);
  return await new SignJWT({ sid: user.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(user.id)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accountLimits.accessLifetime / 1000)
    .sign(key);
}

/** Who the token belongs to, or null when it is not ours, was changed or has expired. */
export async function readAccessToken(key: Buffer, token: string, now: number): Promise<SignedIn | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer,
      audience,
      requiredClaims: ["sub", "exp", "sid"],
      currentDate: new Date(now),
    });
    return typeof payload.sid === "string" ? { id: payload.sub as string, sessionId: payload.sid } : null;
  } catch {
    return null;
  }
}
