import * as z from "zod";

/** A text for members, by interface language: `{ "en": "Articles", "ko": "글" }`, or one text for all. */
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
  .regex(/^[Mm][MmZzLlHhVvCcSsQqTtAaEe\d\s.,+-]*$/, 'is no path of SVG, such as "M4 4h20v20h-20z"');

/** What of a Space the portal wears. */
export const brandSchema = z.strictObject({
  name: wordsSchema,
  tagline: wordsSchema.optional(),
  /** The one colour that everything with "accent" in its name follows, inside limits that keep it legible. */
  color: colorSchema,
  /** The accent to the letter, in place of the one that follows from `color`; refused where it could not be read. */
  accent: z.strictObject({ light: colorSchema.optional(), dark: colorSchema.optional() }).optional(),
  /** One of ours, or three paths of one's own: filled, stroked, and stroked faintly, in the colour on the accent. */
  mark: z
    .union([
      z.enum(["waves", "panes"]),
      z.strictObject({ fill: drawing.optional(), stroke: drawing.optional(), faint: drawing.optional() }),
    ])
    .default("panes"),
  /** Terms, privacy, imprint …: at the foot of the sign-in page, of the profile and of the member's menu. */
  legal: z
    .array(
      z.strictObject({
        label: wordsSchema,
        /** One page, or one for each language of the interface. */
        url: wordsSchema,
      }),
    )
    .max(6, "are more than 6: they stand in one line")
    .default([]),
});
