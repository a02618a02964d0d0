import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contentSchema } from "./content.ts";
import { listSchema, pageOf } from "./list.ts";

const sys = {
  ...{
    id: "a",
    type: "Content",
    version: 1,
    createdAt: "2026-11-24T10:00:00Z",
    updatedAt: "2026-11-24T10:00:00Z",
  },
  ...{ contentType: { sys: { id: "article" } }, createdBy: { sys: { id: "sora" } } },
};
const fitting = { sys, fields: { title: { en: "Tide" } }, archivedBy: "mina" };
const read = (answer: unknown) => pageOf(z.parse(listSchema, answer), contentSchema);

test.each([
  ["items alone", { items: [fitting] }, { limit: 1 }],
  ["links that are null", { limit: 15, totalCount: 1, items: [fitting], links: null }, { totalCount: 1 }],
  ["a next link that is null", { limit: 15, items: [fitting], links: { next: null } }, { totalCount: 1 }],
  ["a short page without a count", { limit: 15, items: [fitting] }, { totalCount: 1 }],
  ["an empty page", { items: [] }, { totalCount: 0 }],
  ["a count that is a text", { limit: 15, totalCount: "1", items: [fitting] }, { totalCount: 1 }],
])("%s is a list", (_, answer, page) => {
  expect(read(answer)).toMatchObject(page);
  expect(read(answer).next).toBeUndefined();
});

test("a page that other pages may follow has no total, unless the Space counts", () => {
  expect(read({ limit: 1, items: [fitting] }).totalCount).toBeUndefined();
  const links = { next: "/v1/spaces/demo/contents?next=n" };
  expect(read({ limit: 15, items: [fitting], links })).toMatchObject({ next: "n" });
  expect(read({ limit: 15, items: [fitting], links }).totalCount).toBeUndefined();
});

test("members that the portal doesn't know are kept", () => {
  expect(read({ items: [fitting] }).items[0]).toEqual(fitting);
});

test.each([
  [
    { sys: { ...sys, version: "1" }, fields: { title: { en: "Tide" } } },
    { id: "a", title: "Tide", createdBy: sys.createdBy },
  ],
  [
    { sys: { id: "d", createdBy: "sora" }, fields: { length: { en: 5 }, headline: { en: "Low tide" } } },
    { id: "d", title: "Low tide" },
  ],
  [
    { sys: { id: "b" }, name: "Ada" },
    { id: "b", title: "Ada" },
  ],
  [{ name: `x${"🌊".repeat(200)}` }, { title: `x${"🌊".repeat(199)}` }],
  [{ sys: { id: "c" }, fields: ["no"] }, { id: "c" }],
  [{ sys: 1, fields: { title: "Tide" } }, { title: "Tide" }],
  [null, {}],
  ["text", {}],
])("an item that doesn't fit, %j, leaves the others", (odd, readable) => {
  const page = read({ limit: 15, totalCount: 3, items: [fitting, odd, fitting] });
  expect(page.items).toEqual([fitting, fitting]);
  expect(page.unreadable).toEqual([readable]);
});

test("an item that is nested too deeply leaves the others", () => {
  const deep: unknown = JSON.parse("[".repeat(5_000) + "]".repeat(5_000));
  const odd = [
    { ...fitting, fields: { title: { en: "Tide" }, data: { en: deep } } },
    { ...fitting, sys: { ...sys, createdBy: { ...sys.createdBy, deep } } },
  ];
  const page = read({ limit: 15, totalCount: 3, items: [fitting, ...odd] });
  expect(page.items).toEqual([fitting]);
  expect(page.unreadable).toEqual([
    { id: "a", title: "Tide", createdBy: sys.createdBy },
    { id: "a", title: "Tide" },
  ]);
});
