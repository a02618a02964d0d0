import { expect, test } from "vitest";
import type { FieldKind } from "#lib/space-file/schema.ts";
import { content, page, space } from "../stub-space-for-tests.ts";
import { findByName } from "./find-by-name.ts";

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
