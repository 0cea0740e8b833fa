/** Loaded into the server before everything else: writes down how many milliseconds each argon2 hash took. */
import crypto from "node:crypto";
import { appendFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const file = process.env.HASH_TIMES;
const { argon2 } = crypto;

if (file !== undefined) {
  crypto.argon2 = (algorithm, parameters, callback) => {
    const began = performance.now();
    argon2(algorithm, parameters, (error, tag) => {
      appendFileSync(file, `${performance.now() - began}\n`);
      callback(error, tag);
    });
  };
  syncBuiltinESMExports();
}
