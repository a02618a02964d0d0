import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listQueryString, pageOf } from "./list.ts";

const item = z.unknown();
const page = { limit: 15, totalCount: 40, items: [] };

test.each([
  ["by its name", "/v1/spaces/s/contents?limit=15&next=a%2Bb", "a+b"],
  ["of an absolute link", "https://space.example/v1/spaces/s/contents?next=c", "c"],
  ["with another name, as the whole query", "/v1/spaces/s/contents?limit=15&page=2", "?limit=15&page=2"],
])("a cursor is read %s", (_, link, next) => {
  expect(pageOf({ ...page, links: { next: link } }, item).next).toBe(next);
});

test("only the query of a link is used, whatever its origin", () => {
  const { next = "" } = pageOf(
    { ...page, links: { next: "https://elsewhere.example/list?page=2&order=sys.id" } },
    item,
  );
  expect(listQueryString({ limit: 15, order: "-sys.id", next })).toBe("page=2&order=sys.id");
});

test("a link without a query is no page", () => {
  expect(pageOf({ ...page, links: { next: "/v1/spaces/s/contents" } }, item).next).toBeUndefined();
});

test.each([
  ["fields.title", "sys,fields.title"],
  ["sys.version", "sys.version"],
  ["-fields.story", "-fields.story"],
])("select=%s keeps sys", (select, sent) => {
  const query = new URLSearchParams(listQueryString({ conditions: [["select", select]] }));
  expect(query.get("select")).toBe(sent);
});

test("a space is sent as %20, which every service reads alike", () => {
  expect(listQueryString({ conditions: [["fields.title.en", "a b+c"]] })).toBe("fields.title.en=a%20b%2Bc");
});
