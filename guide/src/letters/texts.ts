import type { Language } from "#guide/content-schema.ts";
import { letterTextsEn } from "#guide/letters/texts-en.ts";
import { type LetterTexts, letterTextsEs } from "#guide/letters/texts-es.ts";

/** Sentences of the letter reader that do not belong to one kind of notice. */
export const letterTexts: Record<Language, LetterTexts> = { es: letterTextsEs, en: letterTextsEn };
