import * as z from "zod";
import { derivedAccent, leastForText, leastLegible, nearestLegible } from "../accent.ts";
import { brandSchema } from "../brand-schema.ts";
import { type FileProblem, mistake } from "./file-problem.ts";

const colorsSchema = brandSchema.pick({ color: true, accent: true }).loose();
const legalSchema = z.looseObject({ legal: z.array(z.looseObject({ url: z.unknown() })) });

/** Illegible or unusable settings of a brand. */
export function* brandProblems(brand: unknown): Generator<FileProblem> {
  yield* contrastProblems(brand);
  const legal = legalSchema.safeParse(brand).data?.legal ?? [];
  for (const [index, { url }] of legal.entries())
    yield* addressProblems(url, ["brand", "legal", index, "url"]);
}

function* contrastProblems(brand: unknown): Generator<FileProblem> {
  const parsed = colorsSchema.safeParse(brand);
  if (!parsed.success) return;
  const { color, accent: own = {} } = parsed.data;
  for (const theme of ["light", "dark"] as const) {
    const accent = own[theme] ?? derivedAccent(color, theme);
    const { of, ratio } = leastLegible(accent, color, theme);
    if (ratio >= leastForText) continue;
    const path = own[theme] === undefined ? ["brand", "color"] : ["brand", "accent", theme];
    const { l, c, h } = nearestLegible(accent, color, theme);
    const near = `{ "l": ${l}, "c": ${c}, "h": ${h} }`;
    // Truncated: 4.49 is less than 4.5.
    const measured = Math.floor(ratio * 100) / 100;
    yield mistake(
      path,
      `${of} has a contrast of ${measured} to 1, and text needs ${leastForText}; ${near} has it`,
    );
  }
}

function* addressProblems(url: unknown, path: FileProblem["path"]): Generator<FileProblem> {
  if (typeof url === "string") {
    if (url !== "" && !isWebAddress(url))
      yield mistake(path, `isn't the URL of a page, such as "https://example.com/terms"`);
  } else if (typeof url === "object" && url !== null) {
    for (const [language, each] of Object.entries(url)) yield* addressProblems(each, [...path, language]);
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}
