import { ServiceError } from "#service/errors.ts";
import type { Condition, ListParameters } from "#service/query/list-parameters.ts";
import { type OrderKey, resolveOrder } from "#service/query/order.ts";
import { type ResolvedCondition, resolveCondition } from "#service/query/resolve-condition.ts";
import {
  type SearchedFields,
  searchPath,
  searchTarget,
  sectionPath,
  sectionTarget,
} from "#service/query/search.ts";
import { type ListedResource, sysTarget } from "#service/query/sys-paths.ts";
import type { FieldCatalogue, Target } from "#service/query/target.ts";

export interface ListSubject {
  resource: ListedResource;
  /** Undefined for a list of several Content Types, for which `fields.` paths are undefined. */
  fields: FieldCatalogue | undefined;
  /** Undefined if there is no search. */
  searched?: SearchedFields;
  /** Whether the request uses advanced search; false by default. */
  advancedSearch?: boolean;
}

export interface ResolvedList {
  order: OrderKey[];
  conditions: ResolvedCondition[];
}

/**
 * Resolves every path and value of the request.
 * @throws ServiceError one of the 400s of `decisions.md`, "Lists".
 */
export function resolveList(parameters: ListParameters, subject: ListSubject): ResolvedList {
  if (!subject.fields) refuseFields(parameters);
  const targetOf = (path: string) => {
    if (path === searchPath) return searchTarget(parameters.conditions, subject.searched);
    if (path === sectionPath) return sectionTarget(parameters.conditions, subject.searched);
    return resolvePath(path, subject);
  };
  return {
    order: resolveOrder(parameters.order, targetOf),
    conditions: parameters.conditions.map((condition) =>
      resolveCondition(targetOf(condition.path), condition, subject.advancedSearch === true),
    ),
  };
}

/** The one Content Type in the conditions of a flat list (`seed.md`, filter rule 3). */
export function requestedContentType(conditions: Condition[]): string | undefined {
  return conditions.find(({ path, operator }) => path === "sys.contentType.sys.id" && operator === "eq")
    ?.value;
}

function refuseFields({ order, conditions }: ListParameters): void {
  const ordered = (order ?? "").split(",").some((key) => /^-?fields\./.test(key));
  if (ordered || conditions.some(({ path }) => path.startsWith("fields."))) {
    throw new ServiceError(
      "ContentTypeRequired",
      'A "fields." key needs the condition "sys.contentType.sys.id" on this list.',
    );
  }
}

function resolvePath(path: string, { resource, fields }: ListSubject): Target {
  const target = path.startsWith("fields.")
    ? fields?.(path, path.slice("fields.".length).split("."))
    : sysTarget(resource, path);
  if (!target) throw new ServiceError("UnknownField", `There is no "${path}".`);
  if ("notSearchable" in target) throw new ServiceError("NotSearchable", `"${path}" cannot be searched.`);
  return target;
}
