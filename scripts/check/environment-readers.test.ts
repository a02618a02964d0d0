import { expect, test } from "vitest";
import { environmentReaders } from "./environment-readers.ts";
import { Source } from "./source.ts";

function problems(path: string, text: string): string[] {
  return environmentReaders([new Source(path, text)]);
}

test.each([
  ["a variable", "use(process.env.PORT);"],
  ["all of them", "use(process.env);"],
  ["by way of the global", "use(globalThis.process.env);"],
  ["by way of a pattern", "const { env } = process;"],
  ["by way of an import", 'import { env } from "node:process";'],
])("the environment has one reader: %s", (_, text) => {
  expect(problems("lib/session/x.ts", text)).toHaveLength(1);
});

test.each([
  ["the portal's reader", "lib/environment.ts", "use(process.env);"],
  ["the service's reader", "service/settings-from-environment.ts", "use(process.env);"],
  ["a command", "scripts/start.ts", "use(process.env);"],
  ["a constant of the build", "middleware.ts", 'if (process.env.NODE_ENV === "development") use(1);'],
  ["another member of the process", "server.ts", "process.exit(1);"],
])("%s may", (_, path, text) => {
  expect(problems(path, text)).toEqual([]);
});
