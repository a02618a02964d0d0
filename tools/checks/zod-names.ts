import { Visitor } from "oxc-parser";
import { isTest, zoneOf } from "./import-direction.ts";
import type { Source } from "./source.ts";
import type { Zone } from "./zone.ts";

const replacement = "lib/zod-in-browser/zod-in-browser.ts";

/**
 * A message for each use of zod in a file for the browser that the replacement of zod/mini can't serve: the whole
 * package, or a name that it lacks (docs/decisions/0024).
 */
export function zodNames(sources: readonly Source[], table: readonly Zone[]): string[] {
  const known = namesOf(sources.find(({ path }) => path === replacement));
  return sources
    .filter(({ path }) => zoneOf(path, table)?.inBrowser === true && !isTest(path))
    .flatMap((source) => [...wholeImports(source), ...unknownNames(source, known)]);
}

function wholeImports(source: Source): string[] {
  return source.parsed.module.staticImports
    .filter(({ moduleRequest: { value }, entries }) => {
      const isOfTypes = entries.length > 0 && entries.every(({ isType }) => isType);
      return /^zod(\/|$)/.test(value) && !isOfTypes && !isNamespace(value, entries);
    })
    .map(
      ({ start }) => `${source.at(start)}: import * as z from "zod/mini" is all of zod that the browser has`,
    );
}

function isNamespace(from: string, entries: readonly { importName: { kind: string } }[]): boolean {
  return from === "zod/mini" && entries.every(({ importName }) => importName.kind === "NamespaceObject");
}

function unknownNames(source: Source, known: ReadonlySet<string>): string[] {
  const imported = source.parsed.module.staticImports.find(
    ({ moduleRequest }) => moduleRequest.value === "zod/mini",
  );
  const z = imported?.entries[0]?.localName.value;
  const problems: string[] = [];
  if (z === undefined) return problems;
  new Visitor({
    MemberExpression: ({ start, end }) => {
      const [object, ...names] = source.text.slice(start, end).split(".");
      const name = names.join(".");
      if (object === z && /^[\w.]+$/.test(name) && !known.has(name)) {
        problems.push(`${source.at(start)}: ${replacement} has no ${name}`);
      }
    },
  }).visit(source.parsed.program);
  return problems;
}

/** The names that it exports; of an object also "iso.date". */
function namesOf(source: Source | undefined): Set<string> {
  const names = new Set<string>();
  if (source === undefined) return names;
  for (const { entries } of source.parsed.module.staticExports) {
    for (const { exportName } of entries) if (exportName.name !== null) names.add(exportName.name);
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "Identifier" || init?.type !== "ObjectExpression") return;
      for (const member of init.properties) {
        if (member.type === "Property" && member.key.type === "Identifier")
          names.add(`${id.name}.${member.key.name}`);
      }
    },
  }).visit(source.parsed.program);
  return names;
}
