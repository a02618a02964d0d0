import { matchesGlob, posix } from "node:path";
import { Visitor } from "oxc-parser";
import type { Source } from "./source.ts";
import type { Zone } from "./zone.ts";

interface Import {
  offset: number;
  /** As written: "#lib/paths.ts", "./list.ts", "zod". */
  from: string;
  typeOnly: boolean;
}

/** A sentence for each import that the table does not allow, and for each file that no zone has. */
export function importDirection(sources: readonly Source[], table: readonly Zone[]): string[] {
  return sources.flatMap((source) => {
    const zone = zoneOf(source.path, table);
    if (zone === undefined) return [`${source.path}: no zone of the import table has this file`];
    return importsOf(source).flatMap((one) => {
      const problem = problemOf(one, source.path, zone, table);
      return problem === undefined ? [] : [`${source.at(one.offset)}: ${problem}`];
    });
  });
}

function problemOf(
  { from, typeOnly }: Import,
  path: string,
  zone: Zone,
  table: readonly Zone[],
): string | undefined {
  if (zone.inBrowser && from.startsWith("node:") && !isTest(path)) {
    return `imports ${from}, and runs in the browser`;
  }
  const target = targetOf(from, path);
  if (target === undefined || target.endsWith(".css")) return undefined;
  if (zoneOf(target, table) === zone) return undefined;
  const withTypes = typeOnly || isTest(path);
  const allowed = [...zone.mayImport, ...(withTypes ? (zone.mayImportTypesOf ?? []) : [])];
  if (allowed.some((name) => isIn(target, name))) return undefined;
  const ifTyped = zone.mayImportTypesOf?.some((name) => isIn(target, name)) ? " other than as types" : "";
  return `may not import ${target}${ifTyped}`;
}

/** The file of ours that is meant, from the root; undefined for a package. */
export function targetOf(from: string, path: string): string | undefined {
  if (from.startsWith("#")) return from.slice(1);
  if (from.startsWith(".")) return posix.join(posix.dirname(path), from);
  return undefined;
}

function isIn(target: string, name: string): boolean {
  return target.startsWith(`${name}/`) || target === name || target.replace(/\.\w+$/, "") === name;
}

export function zoneOf(path: string, table: readonly Zone[]): Zone | undefined {
  return table.find(({ files }) => files.some((pattern) => matchesGlob(path, pattern)));
}

export function isTest(path: string): boolean {
  return /(\.test|-for-tests)\.tsx?$/.test(path);
}

export function importsOf(source: Source): Import[] {
  const { module } = source.parsed;
  const imports: Import[] = [
    ...module.staticImports.map(({ start, moduleRequest, entries }) => ({
      offset: start,
      from: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ offset: start, from: moduleRequest.value, typeOnly: isType }],
      ),
    ),
  ];
  // A tree is made when it is asked for, and most files import at their head alone.
  if (!/\bimport\s*\(/.test(source.text)) return imports;
  new Visitor({
    ImportExpression: ({ start, source: from }) => {
      if (from.type === "Literal" && typeof from.value === "string") {
        imports.push({ offset: start, from: from.value, typeOnly: false });
      }
    },
    TSImportType: ({ start, source: from }) => {
      imports.push({ offset: start, from: from.value, typeOnly: true });
    },
  }).visit(source.parsed.program);
  return imports;
}
