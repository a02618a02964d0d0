import * as z from "zod";
import { allEndpoints } from "#lib/space/console-endpoints.ts";
import { placeholdersIn } from "#lib/space/endpoints.ts";
import { methodsFor, readOperation } from "#lib/space/operation.ts";
import { contentTypeSchema } from "../schema.ts";
import { brandProblems } from "./brand-problems.ts";
import { bridgeProblems, looseBridgeSchema } from "./bridge-problems.ts";
import { type FileProblem, mistake, suggestion } from "./file-problem.ts";
import { typeProblems } from "./type-problems.ts";

/** What the checks need, whatever else is wrong. */
const looseSchema = z.object({
  brand: z.unknown(),
  contentTypes: z.array(z.unknown()).catch([]),
  locales: z.array(z.looseObject({ id: z.unknown() }).catch({ id: undefined })).catch([]),
  providers: z.array(z.looseObject({ id: z.unknown() }).catch({ id: undefined })).catch([]),
  media: z
    .object({ kinds: z.array(z.looseObject({ kind: z.unknown() }).catch({ kind: undefined })).default([]) })
    .catch({ kinds: [] }),
  bridge: looseBridgeSchema,
  endpoints: z.record(z.string(), z.unknown()).catch({}),
});

/** Contradictions within a file that fits the schema; other parts are skipped. */
export function* contradictions(value: unknown): Generator<FileProblem> {
  const parsed = looseSchema.safeParse(value);
  if (!parsed.success) return;
  const { brand, contentTypes, locales, providers, media, bridge, endpoints } = parsed.data;
  yield* brandProblems(brand);
  yield* endpointProblems(endpoints);
  if (bridge !== undefined) yield* bridgeProblems(bridge);
  const kinds = media.kinds.map(({ kind }) => kind);
  yield* duplicates("media.kinds", kinds, "kind");
  const localeIds = locales.map(({ id }) => id);
  yield* duplicates("locales", localeIds);
  yield* localeProblems(localeIds);
  const providerIds = providers.map(({ id }) => id);
  yield* duplicates("providers", providerIds);
  const ids = contentTypes.map((type) => z.looseObject({ id: z.string() }).safeParse(type).data?.id);
  yield* duplicates("contentTypes", ids);
  const typeIds = ids.filter((id) => id !== undefined);
  for (const [index, type] of contentTypes.entries()) {
    const fitting = contentTypeSchema.safeParse(type);
    if (fitting.success) yield* typeProblems(fitting.data, ["contentTypes", index], typeIds);
  }
}

function* duplicates(list: string, ids: readonly unknown[], member = "id"): Generator<FileProblem> {
  for (const [index, id] of ids.entries()) {
    const first = ids.indexOf(id);
    if (typeof id !== "string" || first === index) continue;
    yield mistake(
      [...list.split("."), index, member],
      `"${id}" is listed twice; the first is ${list}.${first}`,
    );
  }
}

function* localeProblems(ids: readonly unknown[]): Generator<FileProblem> {
  for (const [index, id] of ids.entries()) {
    if (typeof id === "string" && !isLanguageTag(id)) {
      yield mistake(["locales", index, "id"], `"${id}" isn't a language tag such as "en-US" or "ko-KR"`);
    }
  }
}

export function isLanguageTag(id: string): boolean {
  try {
    return Intl.getCanonicalLocales(id).length === 1;
  } catch {
    return false;
  }
}

/** Names, methods and paths of `endpoints` that the portal can't call. */
export function* endpointProblems(settings: Readonly<Record<string, unknown>>): Generator<FileProblem> {
  for (const [name, setting] of Object.entries(settings)) {
    const row = Object.entries(allEndpoints).find(([known]) => known === name)?.[1];
    const at = ["endpoints", name];
    if (row === undefined) {
      yield mistake(at, `no endpoint has this name${suggestion(name, Object.keys(allEndpoints))}`);
    } else if (typeof setting === "string") {
      const { method, path } = readOperation(setting);
      const methods = methodsFor(row.method);
      if (method !== undefined && !methods.includes(method))
        yield mistake(at, `can't be called with ${method}; it can with ${methods.join(", ")}`);
      for (const problem of pathProblems(name, row.path, path)) yield mistake(at, problem);
    }
  }
}

function* pathProblems(name: string, usual: string, path: string): Generator<string> {
  if (!path.startsWith("/"))
    yield 'must begin with "/", after a method in capitals or alone; the address before it is a variable';
  if (/[?#\s]/.test(path)) yield "has a query, a fragment or a space, which is no part of a path";
  if (path.includes("//") || /(?:^|\/)\.\.?(?:\/|$)/.test(path)) yield "has an empty segment, or one of dots";
  const [expected, actual] = [placeholdersIn(usual), placeholdersIn(path)];
  const known = [...expected, ...(hasType(name) ? ["contentTypeId"] : [])];
  const quoted = (placeholder: string) => `{${placeholder}}`;
  for (const each of actual.filter((one) => !known.includes(one)))
    yield `has nothing to put in the place of ${quoted(each)}${suggestion(quoted(each), known.map(quoted))}`;
  const optional = ["spaceId", ...(name === "createContent" ? ["contentTypeId"] : [])];
  for (const each of expected.filter((one) => !optional.includes(one) && !actual.includes(one)))
    yield `has no place for ${quoted(each)}`;
}

/** Whether the portal knows the Content Type when it calls an operation whose usual path lacks it. */
function hasType(name: string): boolean {
  return ["readContent", "updateContent", "deleteContent", "readPublished"].includes(name);
}
