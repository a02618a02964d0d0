import { ServiceError } from "#service/errors.ts";
import { WrittenJson } from "#service/written-json.ts";

export interface Selection {
  mode: "include" | "exclude";
  paths: string[][];
}

type Members = Record<string, unknown>;

/** @throws ServiceError `BadRequest` for an empty path, or if it mixes including and excluding. */
export function parseSelect(select: string | undefined): Selection | undefined {
  if (select === undefined) return undefined;
  const texts = select.split(",");
  const excluded = texts.filter((text) => text.startsWith("-"));
  if (excluded.length > 0 && excluded.length < texts.length) {
    throw new ServiceError("BadRequest", '"select" includes or excludes; it cannot do both.');
  }
  const paths = texts.map((text) => text.replace(/^-/, ""));
  if (paths.includes("")) throw new ServiceError("BadRequest", '"select" has an empty path.');
  return { mode: excluded.length > 0 ? "exclude" : "include", paths: paths.map((path) => path.split(".")) };
}

/** The fields that the answer leaves out. */
export function unselectedFields({ mode, paths }: Selection, apiNames: string[]): string[] {
  const isNamed = (name: string, isWhole: (path: string[]) => boolean) =>
    paths.some((path) => path[0] === "fields" && (path.length === 1 || path[1] === name) && isWhole(path));
  if (mode === "include") return apiNames.filter((name) => !isNamed(name, () => true));
  return apiNames.filter((name) => isNamed(name, ({ length }) => length <= 2));
}

/** `sys.id` and `sys.type` always stay; including keeps the rest of `sys` out only where a `sys.` path is named. */
export function applySelect(resource: Members, { mode, paths }: Selection): Members {
  if (mode === "include") {
    const namesSys = paths.some(([first]) => first === "sys");
    return include(resource, [
      ...paths,
      ...(namesSys
        ? [
            ["sys", "id"],
            ["sys", "type"],
          ]
        : [["sys"]]),
    ]);
  }
  const identity = include(resource, [
    ["sys", "id"],
    ["sys", "type"],
  ]);
  const rest = exclude(resource, paths);
  return { ...rest, sys: { ...membersOf(rest.sys), ...membersOf(identity.sys) } };
}

function include(from: Members, paths: string[][]): Members {
  const result: Members = {};
  for (const [name, value] of Object.entries(from)) {
    const inside = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    if (inside.length === 0) continue;
    const members = asMembers(value);
    result[name] = inside.some((path) => path.length === 0) || !members ? value : include(members, inside);
  }
  return result;
}

function exclude(from: Members, paths: string[][]): Members {
  const result: Members = {};
  for (const [name, value] of Object.entries(from)) {
    const inside = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    if (inside.some((path) => path.length === 0)) continue;
    const members = asMembers(value);
    result[name] = inside.length === 0 || !members ? value : exclude(members, inside);
  }
  return result;
}

function membersOf(value: unknown): Members {
  return asMembers(value) ?? {};
}

function asMembers(value: unknown): Members | undefined {
  if (value instanceof WrittenJson) return asMembers(value.read());
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}
