import { matchesGlob } from "node:path";
import { Visitor } from "oxc-parser";
import type { Source } from "./source.ts";

const tokenNames = new Set(["accessToken", "refreshToken", "exchangeToken"]);
const namesOne = new RegExp([...tokenNames].join("|"));
const portal = ["{app,components,lib}/**", "middleware.ts", "server.ts"];
/** The one folder that sees a token. */
const mayName = "lib/session/**";

/** A sentence for each place of the portal that names a token and should not know of one. */
export function tokenNamesOutsideSession(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, text }) => namesOne.test(text) && isAny(path, portal) && !matchesGlob(path, mayName))
    .flatMap((source) => {
      // By place: a short-hand property is a key and a value at once.
      const found = new Map<number, string>();
      const note = (name: unknown, offset: number): void => {
        if (typeof name === "string" && tokenNames.has(name)) found.set(offset, name);
      };
      new Visitor({
        Identifier: ({ name, start }) => note(name, start),
        JSXIdentifier: ({ name, start }) => note(name, start),
        Literal: ({ value, start }) => note(value, start),
        TemplateElement: ({ value, start }) => note(value.cooked, start),
      }).visit(source.parsed.program);
      return [...found].map(
        ([offset, name]) => `${source.at(offset)}: names ${name}, which only lib/session may see`,
      );
    });
}

function isAny(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesGlob(path, pattern));
}
