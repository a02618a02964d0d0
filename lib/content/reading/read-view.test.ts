import { expect, test } from "vitest";
import { readSpaceFile } from "#lib/space-file/read.ts";
import { listQueryOf, readListView } from "../list/list-view.ts";
import { askedOf, withoutColumns } from "./read-view.ts";

const [article] = readSpaceFile("lib/space-file/morae.json").contentTypes;
if (article === undefined) throw new Error("The demo has articles.");
const subject = { type: article, localeIds: ["en-US", "ko-KR"] };

test("the address of a list where it is tended is one to read, but for its columns", () => {
  const search = { "fields.length.en-US[gte]": "3", mine: "1", order: "sys.createdAt", columns: "length" };
  const reading = readListView(search, subject);
  if (!("view" in reading)) throw new Error("It is an address of a list.");
  const { columns, ...rest } = reading.view;
  expect(columns).toEqual(["length"]);
  expect(withoutColumns(reading.view)).toEqual(rest);
  const asked = new Map(listQueryOf(article, askedOf(rest), "ada").conditions ?? []);
  expect(asked.get("select")).toBe("fields.title,fields.summary,fields.cover");
  expect(asked.get("fields.length.en-US[gte]")).toBe("3");
  expect(asked.get("sys.createdBy.sys.id")).toBe("ada");
});
