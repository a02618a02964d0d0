import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { type ParseError, parse } from "jsonc-parser";
import { expect, test } from "vitest";
import * as z from "zod";
import { spaceFileSchema } from "../../lib/space-file/schema.ts";
import { serviceUserRoleChangeSchema } from "../../service/cma/sign-in/service-user-role-body.ts";
import { readArguments } from "../../service/command/read-arguments.ts";
import { writtenProvidersSchema } from "../../service/identity/provider-settings.ts";
import { sections } from "./variables.ts";

const documents = globSync(["*.md", "docs/**/*.md", "service/{,query/}*.md", "tools/*/README.md"]);
const blocks = documents.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```/gm)].map(
    ([, language = "", text = ""]) => ({ file, language, text }),
  ),
);
/** Of a file for a command of the Space: its providers, or the rules of a role. */
const listSchema = z.union([writtenProvidersSchema, serviceUserRoleChangeSchema.shape.rules]);
const blocksIn = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** Every `npm run …` of the documents, with what follows it on its line. */
const commands = documents.flatMap((file) =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /npm run (?:(?:-s|--silent) )?([a-z][\w:-]*)(?: -- ([^\n`#|]*))?/g,
    ),
  ].map(([line, name = "", args = ""]) => ({ file, line, name, args: args.trim().replace(/[.,;:)]+$/, "") })),
);

const optionsOf = (args: string) => [...args.matchAll(/--[\w-]+/g)].map(([option]) => option);

test("every command of the documents exists, and knows its options", () => {
  expect(commands.length).toBeGreaterThan(100);
  for (const { file, line, name } of commands) expect(scripts, `${file}: ${line}`).toHaveProperty(name);
  const named = Object.groupBy(commands, ({ name }) => name);
  for (const [name, uses = []] of Object.entries(named)) {
    const options = uses.flatMap(({ args }) => optionsOf(args));
    if (name === "space" || options.length === 0) continue;
    const [source = ""] = /[\w/.-]+\.ts/.exec(scripts[name] ?? "") ?? [];
    const text = readFileSync(source, "utf8");
    // Its help is run where it has one.
    const says = text.includes("values.help") ? run(process.execPath, [source, "--help"]) : text;
    expect(
      options.filter(
        (option) =>
          !says.includes(option) &&
          !says.includes(`"${option.slice(2)}"`) &&
          !new RegExp(`\\b${option.slice(2)}: \\{`).test(says),
      ),
      `${name}: ${source}`,
    ).toEqual([]);
  }
  // It starts a program for each help.
}, 120_000);

test("CONTRIBUTING.md has a row for every command", () => {
  const rows = readFileSync("CONTRIBUTING.md", "utf8").match(/^\| .*? \|/gm) ?? [];
  const named = rows.flatMap((row) =>
    [...row.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name = ""]) => name),
  );
  // What npm runs before another one.
  const isBefore = (name: string) => name.startsWith("pre") && name.slice(3) in scripts;
  expect(Object.keys(scripts).filter((name) => !isBefore(name) && !named.includes(name))).toEqual([]);
});

test("every command for the operator of a Space is read as it is written", () => {
  const ofSpace = commands.filter(({ name, args }) => name === "space" && /^[a-z-]+ [^…]*$/.test(args));
  expect(ofSpace.length).toBeGreaterThan(20);
  for (const { file, line, args } of ofSpace) {
    if (args.includes("moderator.json") || /[{}]/.test(args)) continue;
    const words = [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? "");
    expect(
      () => readArguments(words.map((word) => word.replace("space.json", "lib/space-file/morae.json"))),
      `${file}: ${line}`,
    ).not.toThrow();
  }
});

test("every block of shell commands is one", () => {
  expect(blocksIn("sh").length).toBeGreaterThan(25);
  for (const { file, text } of blocksIn("sh")) {
    const { status, stderr } = spawnSync("bash", ["-n"], { input: text, encoding: "utf8" });
    expect([file, stderr, status]).toEqual([file, "", 0]);
  }
});

test("every variable that a block sets is one of the settings, or of a command", () => {
  const known = [
    ...sections().flatMap(({ variables }) => variables.map(({ name }) => name)),
    ...[
      "CMA_TOKEN",
      "MEMBER_TOKEN",
      "EXCHANGE",
      "BENCH_SIZES",
      "BENCH_SECONDS",
      "BENCH_SIZE",
      "BENCH_DATABASES",
    ],
  ];
  const set = blocksIn("sh", "ini", "").flatMap(({ text }) =>
    [...text.matchAll(/(?:^|\s)([A-Z][A-Z_]{2,})=/gm)].map(([, name = ""]) => name),
  );
  expect(set.length).toBeGreaterThan(15);
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});

test("every block of JSON is one, and fits the schema that reads it", () => {
  for (const { file, text } of blocksIn("json", "jsonc")) {
    const errors: ParseError[] = [];
    const value: unknown = parse(/^\s*"/.test(text) ? `{${text}}` : text, errors);
    expect([file, errors]).toEqual([file, []]);
    const { error } = Array.isArray(value)
      ? listSchema.safeParse(value)
      : spaceFileSchema.partial().safeParse(value);
    expect([file, error]).toEqual([file, undefined]);
  }
});

test("every block of XML opens and closes the same elements", () => {
  for (const { file, text } of blocksIn("xml")) {
    const open: string[] = [];
    for (const [, end, name = "", , alone] of text.matchAll(/<(\/?)([\w.:-]+)([^<>]*?)(\/?)>/g)) {
      if (end) expect([file, open.pop()]).toEqual([file, name]);
      else if (!alone) open.push(name);
    }
    expect([file, open]).toEqual([file, []]);
  }
});

function run(program: string, args: string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return `${stdout}${stderr}`;
}
