import * as z from "zod";
import type { Check } from "#service/acma/content-validation/check.ts";
import { problemOfJson } from "#service/acma/content-validation/json.ts";

const attrsSchema = z.record(z.string(), z.unknown()).optional();

const markSchema = z
  .strictObject({ type: z.string().min(1), attrs: attrsSchema })
  .refine(
    ({ type, attrs }) => type !== "link" || isSafeHref(attrs?.href),
    "Must be a link to a web or mail address.",
  );

const nodeSchema = z.strictObject({
  type: z.string().min(1),
  attrs: attrsSchema,
  text: z.string().optional(),
  marks: z.array(markSchema).optional(),
  get content() {
    return z.array(nodeSchema).optional();
  },
});

const docSchema = nodeSchema.extend({ type: z.literal("doc") });

/** A ProseMirror-style document: `{type: "doc", content: […]}`. */
export const checkRichText: Check = (value, _field, path, { problems }) => {
  const problem = problemOfJson(value) ?? problemOfDoc(value);
  if (problem !== undefined) problems.push({ path, message: problem });
  return value;
};

function problemOfDoc(value: unknown): string | undefined {
  const parsed = docSchema.safeParse(value);
  if (parsed.success) return undefined;
  const [issue] = parsed.error.issues;
  const inside = issue?.path.join(".") ?? "";
  return inside === ""
    ? "Must be a document."
    : `Must be a document; ${inside} does not fit: ${issue?.message}`;
}

/** Links that would run a script are not allowed in a document. */
function isSafeHref(href: unknown): boolean {
  if (typeof href !== "string") return false;
  const base = "https://relative.test";
  if (!URL.canParse(href, base)) return false;
  return ["https:", "http:", "mailto:", "tel:"].includes(new URL(href, base).protocol);
}
