import { expect, test } from "vitest";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { directionOf, fieldOrderKey, listOrders, nextOrder, orderKeysIn } from "./content-orders.ts";

const article = readSpaceFile("lib/space-file/morae.json").contentTypes[0];
if (article === undefined) throw new Error("The demo Space file has no type");
const localeIds = ["en-US", "ko-KR"];
const subject = { type: article, localeIds };

test("a list can be ordered by sortable fields, the name first, in the reader's locale", () => {
  expect(orderKeysIn(subject, "ko-KR").map(({ key }) => key)).toEqual([
    "sys.updatedAt",
    "sys.createdAt",
    "sys.publish.at",
    "sys.version",
    "fields.title.ko-KR",
    "fields.summary.ko-KR",
    "fields.walkedOn.en-US",
    "fields.length.en-US",
    "fields.needsLowWater.en-US",
  ]);
});

test("an address may name the locale of another reader, and either direction", () => {
  const orders = listOrders(subject);
  expect(orders).toContain("-fields.title.en-US");
  expect(orders).toContain("fields.title.ko-KR");
  expect(orders).not.toContain("fields.length.ko-KR");
  expect(orders).not.toContain("fields.story.en-US");
  expect(new Set(orders).size).toBe(orders.length);
});

test("a head asks for its first direction, then for the other one, and back", () => {
  const title = orderKeysIn(subject, "en-US")[4];
  if (title === undefined) throw new Error("no key");
  expect(nextOrder(title, "-sys.updatedAt")).toBe("fields.title.en-US");
  expect(nextOrder(title, "fields.title.en-US")).toBe("-fields.title.en-US");
  expect(nextOrder(title, "-fields.title.en-US")).toBe("fields.title.en-US");
  expect(nextOrder({ key: "sys.createdAt", first: "descending" }, "")).toBe("-sys.createdAt");
});

test("kinds that the service cannot order by have no key", () => {
  const kinds = article.fields.filter((field) => fieldOrderKey(field, "en-US", localeIds) === undefined);
  expect(new Set(kinds.map(({ type }) => type))).toEqual(new Set(["RichText", "Refer", "Array"]));
});

test("an order says its key and its direction", () => {
  expect(directionOf("-sys.createdAt")).toEqual({ key: "sys.createdAt", direction: "descending" });
});
