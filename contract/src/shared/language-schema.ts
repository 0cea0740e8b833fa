import * as z from "zod/mini";
import { languages } from "#contract/shared/language.ts";

/** Apart from language.ts, so that static pages need no validation library. */
export const languageSchema = z.enum(languages);
