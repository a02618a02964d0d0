import { matchesGlob } from "node:path";
import { describe, expect, test } from "vitest";
import { subjects } from "./component-zones.ts";
import { importDirection } from "./import-direction.ts";
import { importTable } from "./import-table.ts";
import { readSources, Source } from "./source.ts";

function problems(path: string, text: string): string[] {
  return importDirection([new Source(path, text)], importTable);
}

describe("the import table", () => {
  test("names the line of an import against the direction", () => {
    expect(problems("lib/space/list.ts", '\nimport { send } from "#lib/session/send.ts";')).toEqual([
      "lib/space/list.ts:2: may not import lib/session/send.ts",
    ]);
  });

  test.each([
    [
      "a portal file imports the service",
      "lib/gateway/proxy/proxy.ts",
      'import { x } from "#service/app.ts";',
    ],
    [
      "a script of the portal imports the service",
      "scripts/start.ts",
      'import { createService } from "#service/index.ts";',
    ],
    [
      "the doctor imports the service",
      "tools/doctor/ask.ts",
      'import { createService } from "#service/index.ts";',
    ],
    [
      "a script imports a tool that imports the service",
      "scripts/start.ts",
      'import { sections } from "../tools/documents/variables.ts";',
    ],
    ["the service imports the portal", "service/app.ts", 'import { paths } from "#lib/paths.ts";'],
    [
      "the service imports only a type of the portal",
      "service/app.ts",
      'import type { P } from "#lib/paths.ts";',
    ],
    [
      "a component imports the session",
      "components/ui/card.tsx",
      'import { x } from "#lib/session/member.ts";',
    ],
    [
      "a page imports more of the session than the member",
      "app/page.tsx",
      'import { x } from "#lib/session/send.ts";',
    ],
    [
      "a subject imports another one",
      "components/media/a.tsx",
      'import { B } from "#components/item/b.tsx";',
    ],
    ["it goes by a relative path", "components/media/a.tsx", 'import { B } from "../../scripts/item/b.tsx";'],
    ["it is only loaded later", "components/media/a.tsx", 'const b = import("#components/item/b.tsx");'],
    ["it is passed on", "lib/space/list.ts", 'export { x } from "#lib/content/x.ts";'],
    ["it hides in a type", "lib/space/list.ts", 'export type X = import("#lib/content/x.ts").X;'],
    ["a browser file imports Node.js", "components/ui/card.tsx", 'import { x } from "node:fs";'],
    [
      "a Space file's value is imported by a component",
      "components/ui/a.tsx",
      'import { x } from "#lib/space-file/current.ts";',
    ],
  ])("refuses when %s", (_, path, text) => {
    expect(problems(path, text)).toHaveLength(1);
  });

  test.each([
    ["its own folder", "components/media/a.tsx", 'import { B } from "./b.tsx";'],
    ["the shared components", "components/media/a.tsx", 'import { B } from "#components/ui/b.tsx";'],
    [
      "a Space file's type",
      "components/media/a.tsx",
      'import type { Field } from "#lib/space-file/schema.ts";',
    ],
    ["the member", "app/page.tsx", 'import { requireMember } from "#lib/session/member.ts";'],
    ["a package", "lib/space/list.ts", 'import * as z from "zod";'],
    [
      "the service's face, from a test of a script",
      "scripts/x.test.ts",
      'import { createService } from "#service/index.ts";',
    ],
  ])("allows %s", (_, path, text) => {
    expect(problems(path, text)).toEqual([]);
  });

  test.each(Object.entries(subjects))(
    "lets components/%s import only what is below it",
    (subject, others) => {
      const names = Object.keys(subjects);
      expect(names.slice(names.indexOf(subject) + 1)).toEqual(expect.arrayContaining([...others]));
    },
  );

  test("has a zone for every file", () => {
    expect(problems("lib/misc/x.ts", "")).toEqual([
      "lib/misc/x.ts: no zone of the import table has this file",
    ]);
  });

  test("has a file for every pattern", async () => {
    const patterns = importTable.flatMap(({ files }) => files);
    const sources = await readSources(".");
    const used = new Set(
      sources.map(({ path }) => patterns.findIndex((pattern) => matchesGlob(path, pattern))),
    );
    expect(patterns.filter((_, at) => !used.has(at))).toEqual([]);
  });
});
