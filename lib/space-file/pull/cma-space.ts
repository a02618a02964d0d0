import * as z from "zod";
import type { Words } from "../schema.ts";
import { askCma, type Cma, PullError } from "./ask-cma.ts";
import { cmaWords } from "./cma-words.ts";
import { isRecord } from "./record-reader.ts";

/** A Space's name and locales, as far as a membership tells. */
export interface CmaSpace {
  name?: Words | undefined;
  /** The default first. */
  locales: string[];
}

const spaceSchema = z.looseObject({ sys: z.looseObject({ id: z.string() }) });
const membershipsSchema = z.looseObject({
  items: z.array(
    z.looseObject({ sys: z.looseObject({ space: z.unknown().optional() }), space: z.unknown().optional() }),
  ),
  included: z.array(z.unknown()).catch([]),
});

/**
 * By one's own membership ("List own memberships" with `include=1`), the Space in place of its Refer or beside the
 * items; undefined if CMA doesn't tell.
 */
export async function readCmaSpace(cma: Cma): Promise<CmaSpace | undefined> {
  const path = "/me/space-memberships?include=1&limit=100";
  const answer = await optional(askCma(cma, path, membershipsSchema));
  if (answer === undefined) return undefined;
  const all = [...answer.items.flatMap(({ sys, space }) => [sys.space, space]), ...answer.included];
  const spaces = all.map((each) => spaceSchema.safeParse(each).data).filter((each) => each !== undefined);
  const found = spaces.find(({ sys, ...rest }) => sys.id === cma.spaceId && Object.keys(rest).length > 0);
  if (found === undefined) return undefined;
  const { name, title, locales, defaultLocale, locale } = found;
  const codes = localesIn(locales);
  const first = localeOf(defaultLocale) ?? localeOf(locale) ?? codes.find(({ isDefault }) => isDefault);
  const ordered = [...(first === undefined ? [] : [first]), ...codes].map(({ code }) => code);
  return { name: cmaWords(name) ?? cmaWords(title), locales: [...new Set(ordered)] };
}

interface Locale {
  code: string;
  isDefault: boolean;
}

/** Codes, records with a code, or a record by code. */
function localesIn(value: unknown): Locale[] {
  const list: unknown[] = Array.isArray(value)
    ? value
    : Object.entries(isRecord(value) ? value : {}).map(([code, rest]) => ({
        code,
        ...(isRecord(rest) && rest),
      }));
  return list.map(localeOf).filter((locale) => locale !== undefined);
}

function localeOf(value: unknown): Locale | undefined {
  if (typeof value === "string") return { code: value, isDefault: false };
  if (!isRecord(value)) return undefined;
  const { sys, code, locale, id } = value;
  const named = [code, locale, id, isRecord(sys) && sys.id].find((each) => typeof each === "string");
  if (typeof named !== "string") return undefined;
  return { code: named, isDefault: value.default === true || value.isDefault === true };
}

const providerSchema = z.union([
  z.string().transform((id) => ({ id, label: id })),
  z.looseObject({ id: z.string(), label: z.string().optional() }),
]);

const serviceLoginSchema = z.looseObject({
  callbackUrl: z.url().optional().catch(undefined),
  providers: z.array(providerSchema).catch([]),
});

export type ServiceLogin = z.infer<typeof serviceLoginSchema>;

/** The ServiceLogin, where CMA has it at this address; undefined elsewhere. */
export async function readServiceLogin(cma: Cma): Promise<ServiceLogin | undefined> {
  const path = `/spaces/${encodeURIComponent(cma.spaceId)}/service-login?include=1`;
  return optional(askCma(cma, path, serviceLoginSchema));
}

/** No Space has to have this: a pull works without it. */
async function optional<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PullError) return undefined;
    throw error;
  }
}
