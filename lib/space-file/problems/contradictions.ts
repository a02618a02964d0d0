import * as z from "zod";
import { allEndpoints } from "#lib/space/console-endpoints.ts";
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
    .object({ kinds: z.array(z.looseObject({ kind: z.unknown() }).catch({ kind: undefined })) })
    .catch({ kinds: [] }),
  bridge: looseBridgeSchema,
  endpoints: z.record(z.string(), z.unknown()).catch({}),
});

/** Contradictions within a file that fits the schema; other parts are skipped. */
export function* contradictions(value: unknown): Generator<FileProblem> {
  const parsed = looseSchema.safeParse(value);
  if (!parsed.success) return;
  const { brand, contentTypes, locales, providers, media, bridge, endpoints: paths } = parsed.data;
  yield* brandProblems(brand);
  yield* endpointProblems(paths);
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
      `"${id}" stands there twice; the first is ${list}.${first}`,
    );
  }
}

function* localeProblems(ids: readonly unknown[]): Generator<FileProblem> {
  for (const [index, id] of ids.entries()) {
    if (typeof id === "string" && !isLanguageTag(id)) {
      yield mistake(["locales", index, "id"], `"${id}" is no language tag, such as "en-US" or "ko-KR"`);
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

/** Names and paths of `endpoints` that the portal can't call. */
export function* endpointProblems(paths: Readonly<Record<string, unknown>>): Generator<FileProblem> {
  for (const [name, path] of Object.entries(paths)) {
    const row = Object.entries(allEndpoints).find(([known]) => known === name)?.[1];
    const at = ["endpoints", name];
    if (row === undefined) {
      yield mistake(at, `no endpoint has this name${suggestion(name, Object.keys(allEndpoints))}`);
    } else if (typeof path === "string") {
      if (!path.startsWith("/"))
        yield mistake(at, 'must begin with "/"; the address before it is a variable');
      const [expected, actual] = [placeholdersOf(row.path), placeholdersOf(path)];
      for (const each of actual.filter((one) => !expected.includes(one))) {
        yield mistake(at, `has nothing to put in the place of ${each}${suggestion(each, expected)}`);
      }
      const needed = expected.filter((one) => one !== "{spaceId}" && !actual.includes(one));
      for (const each of needed) yield mistake(at, `has no place for ${each}`);
    }
  }
}

function placeholdersOf(path: string): string[] {
  return path.match(/\{\w*\}/g) ?? [];
}
