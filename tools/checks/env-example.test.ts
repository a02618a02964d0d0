import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const example = readFileSync(".env.example", "utf8");
const settings = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
/** `NODE_ENV` is set by the commands, never by an operator. */
const documented = new Set([...settings, "NODE_ENV"]);

/** The files that give an operator's settings their names, as keys of a schema or as strings. */
const sources = ["lib/environment*.ts", "service/settings-*.ts", "scripts/start/settings.ts"];
const name = /\b(HOST|PORT|PROVIDERS|[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?=["`:])/g;

test("every setting that a program reads is in .env.example", () => {
  const read = globSync(sources)
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(name)].map(([, setting]) => setting));
  expect(read.length).toBeGreaterThan(40);
  expect([...new Set(read)].filter((setting) => !documented.has(setting))).toEqual([]);
});
