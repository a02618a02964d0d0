import { refuse } from "./refused.ts";
import { isRecord } from "./resource.ts";
import type { Shown } from "./show.ts";

/** The item with the named paths alone, or without those that have a `-`. */
export function select(item: Shown, sent: string | null, keepsSys: boolean): Shown {
  const paths = (sent ?? "").split(",").filter((path) => path !== "");
  if (paths.length === 0) return item;
  const excluded = paths.filter((path) => path.startsWith("-"));
  if (excluded.length === 0) {
    const kept = only(
      item,
      paths.map((path) => path.split(".")),
    );
    return keepsSys ? { sys: item.sys, ...kept } : kept;
  }
  if (excluded.length < paths.length) return refuse("invalid", "select: mixes inclusion and exclusion");
  return without(
    item,
    excluded.map((path) => path.slice(1).split(".")),
  );
}

function only(value: Shown, paths: readonly string[][]): Shown {
  const named = Object.entries(value).filter(([name]) => paths.some(([first]) => first === name));
  return Object.fromEntries(
    named.map(([name, one]) => [
      name,
      isRecord(one) && !isLeaf(paths, name) ? only(one, below(paths, name)) : one,
    ]),
  );
}

function without(value: Shown, paths: readonly string[][]): Shown {
  const rest = Object.entries(value).filter(([name]) => !isLeaf(paths, name));
  return Object.fromEntries(
    rest.map(([name, one]) => [name, isRecord(one) ? without(one, below(paths, name)) : one]),
  );
}

const isLeaf = (paths: readonly string[][], name: string) =>
  paths.some((path) => path.length === 1 && path[0] === name);
const below = (paths: readonly string[][], name: string) =>
  paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
