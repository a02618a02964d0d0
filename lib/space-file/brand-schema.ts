import * as z from "zod";

/** A text for members by interface language: `{ "en": "Articles", "ko": "글" }`, or one for all. */
export const wordsSchema = z.union([
  z.string().min(1, "says nothing"),
  z
    .record(z.string(), z.string().min(1, "says nothing"))
    .refine((words) => Object.keys(words).length > 0, "has no language"),
]);

/** OKLCH: lightness 0 to 1, chroma 0 to 0.4, hue in degrees. */
const colorSchema = z.strictObject({
  l: z.number().min(0).max(1),
  c: z.number().min(0).max(0.4),
  h: z.number().min(0).max(360),
});

/** The `d` of an SVG path, in a box of 28. */
const drawing = z
  .string()
  .max(4_000, "is longer than 4,000 signs: a mark is read at 28 pixels")
  .regex(/^[Mm][MmZzLlHhVvCcSsQqTtAaEe\d\s.,+-]*$/, `isn't an SVG path, such as "M4 4h20v20h-20z"`);

export const brandSchema = z.strictObject({
  name: wordsSchema,
  tagline: wordsSchema.optional(),
  /** The colour from which accents derive, within legible limits. */
  color: colorSchema,
  /** An explicit accent, refused if illegible. */
  accent: z.strictObject({ light: colorSchema.optional(), dark: colorSchema.optional() }).optional(),
  /** A built-in mark, or three paths: filled, stroked, and stroked faintly, in the colour on the accent. */
  mark: z
    .union([
      z.enum(["waves", "panes"]),
      z.strictObject({ fill: drawing.optional(), stroke: drawing.optional(), faint: drawing.optional() }),
    ])
    .default("panes"),
  /** Terms, privacy, imprint …: at the foot of the sign-in page, in the profile and the member's menu. */
  legal: z
    .array(
      z.strictObject({
        label: wordsSchema,
        /** One page, or one per interface language. */
        url: wordsSchema,
      }),
    )
    .max(6, "are more than 6: they stand in one line")
    .default([]),
});
