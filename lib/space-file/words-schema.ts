import * as z from "zod";

/** A text for members, by interface language: `{ "en": "Articles", "ko": "글" }`, or one text for all. */
export const wordsSchema = z.union([
  z.string().min(1, "says nothing"),
  z
    .record(z.string(), z.string().min(1, "says nothing"))
    .refine((words) => Object.keys(words).length > 0, "has no language"),
]);
