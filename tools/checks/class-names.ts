import { join } from "node:path";
import { compile } from "tailwindcss";
import { stringsOf } from "./class-strings.ts";
import { isTest } from "./import-direction.ts";
import type { Source } from "./source.ts";

interface StyleSheet {
  path: string;
  text: string;
}

/**
 * A line for each class of a component that is neither a utility nor in a style sheet, and for each class of a style
 * sheet that no component has. (The rule no-unknown-classes of eslint-plugin-better-tailwindcss does the first half,
 * but would bring ESLint along; Biome has no such rule.)
 */
export async function classProblems(
  sources: readonly Source[],
  styleSheets: readonly StyleSheet[],
): Promise<string[]> {
  const own = new Map(styleSheets.flatMap(({ path, text }) => classesOf(text).map((name) => [name, path])));
  const strings = sources
    .filter(({ path }) => /^(app|components)\//.test(path) && !isTest(path))
    .flatMap((source) =>
      stringsOf(source).map((string) => ({ ...string, source, names: wordsOf(string.text) })),
    );
  const utilities = await utilitiesAmong(new Set(strings.flatMap(({ names }) => names)), styleSheets);
  // A string elsewhere is a list of classes too, if it has a utility that is no word: what a function returns.
  const isUtility = (name: string) => /[-:[]/.test(name) && utilities.has(name);
  const lists = strings.filter(({ isClassName, names }) => isClassName || names.some(isUtility));
  const unknown = lists.flatMap(({ names, source, start }) =>
    names
      .filter((name) => !own.has(name) && !utilities.has(name) && !isMarker(name))
      .map((name) => `${source.at(start)}: no utility and no style sheet has the class ${name}`),
  );
  const used = new Set(lists.flatMap(({ names }) => names));
  const unused = [...own]
    .filter(([name]) => !used.has(name) && !isOfLibrary(name))
    .map(([name, path]) => `${path}: no component has the class ${name}`);
  return [...unknown, ...unused, ...namesWithoutUse(styleSheets, used)];
}

/** A line for each `@utility` and `@custom-variant` that neither a component nor a style sheet applies. */
function namesWithoutUse(styleSheets: readonly StyleSheet[], used: ReadonlySet<string>): string[] {
  const css = styleSheets.map(({ text }) => text).join("\n");
  const applied = [...css.matchAll(/@apply ([^;]*)/g)].flatMap(([, words = ""]) => wordsOf(words));
  const variants = [...css.matchAll(/@variant ([\w-]+)/g)].map(([, name]) => `${name}:`);
  const words = [...used, ...applied, ...variants].join(" ");
  const isUsed = (kind = "", name = "") => {
    const pattern = kind === "utility" ? `${name.replace("*", "\\S+")}(?![^ !])` : `([a-z]+-)?${name}[:/]`;
    return new RegExp(`(?<![^ :])${pattern}`).test(words);
  };
  return styleSheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@(utility|custom-variant) ([\w*-]+)/g)]
      .filter(([, kind, name]) => !isUsed(kind, name))
      .map(([, kind, name]) => `${path}: nothing uses the ${kind} ${name}`),
  );
}

/** Set by ProseMirror. */
const isOfLibrary = (name: string) => /^ProseMirror(-|$)/.test(name);

/** What a variant of another element refers to: `group/row`, `peer`. */
const isMarker = (name: string) => /^(group|peer)(\/[\w-]+)?$/.test(name);

const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];

function classesOf(css: string): string[] {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, "");
  return [...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? []);
}

/** Compiles app/globals.css; of the packages it imports, only the utilities. */
async function utilitiesAmong(
  names: ReadonlySet<string>,
  styleSheets: readonly StyleSheet[],
): Promise<ReadonlySet<string>> {
  const texts = new Map(styleSheets.map(({ path, text }) => [path, text]));
  texts.set("app/tailwindcss/utilities.css", "@tailwind utilities;");
  const compiler = await compile('@import "./globals.css";', {
    base: "app",
    loadStylesheet: async (id, base) => ({ path: id, base, content: texts.get(join(base, id)) ?? "" }),
  });
  const selectors = compiler.build([...names]).matchAll(/\.((?:\\.|[\w\u0080-\uFFFF-])+)/g);
  return new Set([...selectors].map(([, selector = ""]) => selector.replaceAll("\\", "")));
}
