import { matchesGlob } from "node:path";
import { Visitor } from "oxc-parser";
import type { Source } from "./source.ts";

/** One reader for each program; the commands themselves; what configures the tools; and tests, which set it. */
const mayRead = [
  "lib/environment*.ts",
  "service/server.ts",
  "service/space.ts",
  "service/settings*.ts",
  "{scripts,e2e,bench}/**",
  "*.config.ts",
  "**/*{.test,-for-tests}.ts",
];
/** Put in by the build: a constant. */
const constants = new Set(["NODE_ENV"]);

/** A sentence for each place that reads the environment, and is not its one reader. */
export function environmentReaders(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path, text }) => text.includes("process") && !mayRead.some((pattern) => matchesGlob(path, pattern)),
    )
    .flatMap((source) => {
      const found: number[] = [];
      const allowed = new Set<number>();
      new Visitor({
        MemberExpression: ({ object, property, start }) => {
          if (property.type !== "Identifier") return;
          // `process.env.NODE_ENV` begins where its `process.env` does.
          if (object.type === "MemberExpression" && constants.has(property.name)) allowed.add(start);
          if (property.name === "env" && isProcess(object)) found.push(start);
        },
        VariableDeclarator: ({ id, init, start }) => {
          if (id.type === "ObjectPattern" && init?.type === "Identifier" && init.name === "process") {
            found.push(start);
          }
        },
        ImportDeclaration: ({ source: from, start }) => {
          if (from.value === "node:process" || from.value === "process") found.push(start);
        },
      }).visit(source.parsed.program);
      return found
        .filter((offset) => !allowed.has(offset))
        .map((offset) => `${source.at(offset)}: reads the environment, which only its one reader does`);
    });
}

function isProcess(node: { type: string; name?: unknown; property?: unknown }): boolean {
  if (node.type === "Identifier") return node.name === "process";
  const { property } = node;
  return (
    typeof property === "object" && property !== null && "name" in property && property.name === "process"
  );
}
