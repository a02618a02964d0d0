import { targetOf } from "./import-direction.ts";
import type { Source } from "./source.ts";

/** A function, class or value at the top level of a module. */
export interface ModulePart {
  text: string;
  /** Where its text begins in the module. */
  offset: number;
  uses: readonly PartUse[];
}

/** What a part names of its own module or of another one of ours. */
export interface PartUse {
  path: string;
  /** For import(…) all words of the part: it takes those of them that are parts there. */
  names: readonly string[];
  /** In the module of the part. */
  offset: number;
  /** By import(…). */
  isLoaded?: true;
}

const statement = /^(?:import|export|async|function|const|let|class|interface|type)\b/gm;
const declaration = /^(?:export )?(default )?(?:async )?(?:function|const|let|class) (\{.*?\}|\[.*?\]|\w+)/s;
const word = /[\w$]+/g;

/** The top-level parts of a module by name, with its re-exports. Biome starts each on a line of its own. */
export function modulePartsOf(source: Source): ReadonlyMap<string, ModulePart> {
  const { text } = source;
  const starts = [...text.matchAll(statement)].map(({ index }) => index);
  const texts = starts.map((offset, at) => ({ offset, text: text.slice(offset, starts[at + 1]) }));
  const declared = texts.flatMap((part) => namesOf(part.text).map((name) => ({ name, ...part })));
  const known = new Map([
    ...declared.map(({ name }) => [name, { path: source.path, names: [name] }] as const),
    ...importedNames(source),
  ]);
  return new Map([
    ...reexports(source),
    ...declared.map((part) => [part.name, { ...part, uses: usesIn(source, part, known) }] as const),
  ]);
}

function namesOf(text: string): string[] {
  const [, isDefault, names = ""] = declaration.exec(text) ?? [];
  return [...(names.match(word) ?? []), ...(isDefault === undefined ? [] : ["default"])];
}

type Known = Pick<PartUse, "path" | "names">;

function importedNames({ path, parsed }: Source): [string, Known][] {
  return parsed.module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const target = targetOf(moduleRequest.value, path);
    if (target === undefined) return [];
    return entries.flatMap(({ isType, localName, importName }): [string, Known][] =>
      isType ? [] : [[localName.value, { path: target, names: [importName.name ?? "default"] }]],
    );
  });
}

function reexports({ path, parsed }: Source): [string, ModulePart][] {
  return parsed.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(
      ({ start: offset, isType, moduleRequest, importName, exportName }): [string, ModulePart][] => {
        const target = moduleRequest === null || isType ? undefined : targetOf(moduleRequest.value, path);
        if (target === undefined) return [];
        const uses = [{ path: target, names: [importName.name ?? "default"], offset }];
        return [[exportName.name ?? "default", { text: "", offset, uses }]];
      },
    ),
  );
}

function usesIn(
  source: Source,
  { text, offset }: { text: string; offset: number },
  known: ReadonlyMap<string, Known>,
): PartUse[] {
  const words = [...text.matchAll(word)];
  const named = words.flatMap(({ 0: name, index }) => {
    const use = known.get(name);
    return use === undefined ? [] : [{ ...use, offset: offset + index }];
  });
  const loaded = source.parsed.module.dynamicImports.flatMap(({ start, moduleRequest }): PartUse[] => {
    if (start < offset || start >= offset + text.length) return [];
    const from = source.text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    const path = targetOf(from, source.path);
    return path === undefined
      ? []
      : [{ path, names: words.map(([name]) => name), offset: start, isLoaded: true }];
  });
  return [...named, ...loaded];
}
