import { expect, test } from "vitest";
import { Source } from "./source.ts";
import { zodNames } from "./zod-names.ts";
import type { Zone } from "./zone.ts";

const table: Zone[] = [
  { files: ["lib/space/**", "lib/zod-in-browser/**"], mayImport: [], inBrowser: true },
  { files: ["lib/session/**"], mayImport: [] },
];
const replacement = new Source(
  "lib/zod-in-browser/zod-in-browser.ts",
  'export { object } from "./objects.ts"; export const string = 1; export const iso = { date: 1 }; export { x as enum };',
);

function problems(path: string, text: string): string[] {
  return zodNames([replacement, new Source(path, text)], table);
}

const all = 'import * as z from "zod/mini"; ';

test.each([
  ["a name that is not there", `${all}z.email();`],
  ["a part that is not there", `${all}z.iso.time();`],
  ["all of zod", 'import * as z from "zod"; z.string();'],
  ["a part of zod", 'import { string } from "zod/mini"; string();'],
  ["zod by another address", 'import * as z from "zod/v4/mini"; z.string();'],
])("refused in the browser: %s", (_, text) => {
  expect(problems("lib/space/x.ts", text)).toHaveLength(1);
});

test.each([
  [
    "what is there",
    "lib/space/x.ts",
    `${all}z.object({ a: z.string(), b: z.iso.date(), c: z.enum(["a"]) });`,
  ],
  ["types", "lib/space/x.ts", `${all}export type X = z.infer<typeof y>; type Y = z.core.$ZodType;`],
  ["types of zod alone", "lib/space/x.ts", 'import type { ZodType } from "zod";'],
  ["a server's file", "lib/session/x.ts", 'import * as z from "zod"; z.email();'],
  ["a test", "lib/space/x.test.ts", `${all}z.email();`],
])("allowed: %s", (_, path, text) => {
  expect(problems(path, text)).toEqual([]);
});
