import { describe, expect, test } from "vitest";
import type { OutcomeCode } from "#lib/space/outcome.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import type { FieldKind } from "#lib/space-file/schema.ts";
import { content, page, space } from "../stub-space-for-tests.ts";
import { findByName, findInTypes } from "./find-by-name.ts";

test.each([
  ["number", { type: "Number" }, "1,204", ["fields.name.en-US=1204"]],
  ["text", undefined, "pier", ["fields.name.en-US[regex]=[pP][iI][eE][rR]"]],
  ["number, which no text is", { type: "Number" }, "pier", "NotSearchable"],
  ["day", { type: "Date", time: false }, "2026", "NotSearchable"],
  ["day, without a text", { type: "Date", time: false }, " ", []],
] as const)("by a name that is a %s", async (_, kind, search, asked) => {
  const { send, calls } = space(Response.json(page(content("c", {}))));
  const words = { language: "en", timeZone: "UTC", yes: "", no: "" };
  const kinds: Record<string, FieldKind> = kind === undefined ? {} : { log: kind };
  const reading = { localeId: "en-US", localeIds: ["en-US"], titleFields: { log: "name" } };
  const found = findByName(send, "log", {
    ...{ search, localeIds: ["en-US"], limit: 8 },
    reading: { ...reading, titleWords: { ...words, kinds } },
  });
  if (typeof asked === "string") await expect(found).rejects.toMatchObject({ code: asked });
  else expect(await found).toHaveLength(1);
  const conditions = calls.flatMap(({ query = "" }) =>
    [...new URLSearchParams(query)].filter(([key]) => key.startsWith("fields.")),
  );
  expect(conditions.map((each) => each.join("="))).toEqual(typeof asked === "string" ? [] : asked);
});

describe("in several types", () => {
  const failure = (code: OutcomeCode) => new SpaceError({ status: 400, code, message: "" });
  const found = (...types: (string[] | OutcomeCode)[]) =>
    findInTypes(types, async (type) => {
      if (typeof type === "string") throw failure(type);
      return type;
    });

  test.each<[string[], (string[] | OutcomeCode)[]]>([
    [
      ["a", "b"],
      [["a"], ["b"]],
    ],
    [["a"], ["NotFound", "AccessDenied", "NotSearchable", ["a"]]],
    [["a"], ["Unreachable", ["a"]]],
    [[], ["NotFound", []]],
    [[], []],
  ])("finds %j", async (items, types) => expect(await found(...types)).toEqual(items));

  test.each<[OutcomeCode, (string[] | OutcomeCode)[]]>([
    ["Unreachable", ["NotFound", "Unreachable", []]],
    ["NotSearchable", ["NotSearchable", "NotSearchable"]],
    ["AccessDenied", ["AccessDenied"]],
  ])("fails with %s", async (code, types) => await expect(found(...types)).rejects.toMatchObject({ code }));

  test("asks for four types at once", async () => {
    let [running, most] = [0, 0];
    await findInTypes(Array.from({ length: 40 }), async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return [];
    });
    expect(most).toBe(4);
  });
});
