import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { queryOf } from "#service/acma/list-answer.ts";
import type { RecordPaths } from "#service/cma/lists/record-paths.ts";
import type { ServiceContext } from "#service/context.ts";
import { ServiceError } from "#service/errors.ts";
import { compileList } from "#service/query/compile-list.ts";
import { cursorBinding, openCursor, sealCursor } from "#service/query/cursor.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import type { OpenList } from "#service/query/open-list.ts";
import { resolveOrder } from "#service/query/order.ts";
import { resolveCondition } from "#service/query/resolve-condition.ts";
import { parseSelect } from "#service/query/select.ts";
import type { Target } from "#service/query/target.ts";

interface RecordListPlace {
  /** The scope of a cursor: the Space or the user, and the list. */
  identity: readonly string[];
  paths: RecordPaths;
}

/**
 * A list of settings records, with the same grammar and compiler as lists of Content (query/grammar.md), without
 * advanced search.
 * @throws ServiceError the 400s of a list (`decisions.md`, "Lists").
 */
export function openRecordList(
  { settings }: ServiceContext,
  request: FastifyRequest,
  { identity, paths }: RecordListPlace,
): OpenList {
  const parameters = parseListParameters(queryOf(request));
  const targetOf = (path: string) => requireTarget(paths, path);
  const order = resolveOrder(parameters.order, targetOf);
  const conditions = parameters.conditions.map((condition) =>
    resolveCondition(targetOf(condition.path), condition, false),
  );
  const binding = cursorBinding(identity, order, parameters);
  const cursor = parameters.cursor && {
    direction: parameters.cursor.direction,
    position: openCursor(parameters.cursor.token, binding, settings.cursorSecret),
  };
  return {
    parameters,
    cursor,
    selection: parseSelect(parameters.select),
    compiled: compileList({ order, conditions }, { ...parameters, cursor }, sql`true`),
    seal: (position) => sealCursor(position, binding, settings.cursorSecret),
  };
}

function requireTarget(paths: RecordPaths, path: string): Target {
  const found = paths.get(path);
  if (found === undefined) throw new ServiceError("UnknownField", `There is no "${path}".`);
  return { path, ...found };
}
