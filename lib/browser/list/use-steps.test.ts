import { expect, test } from "vitest";
import type { ContentsPage } from "#lib/collection/of/contents.ts";
import type { ListLeft } from "./list-return.ts";
import { pagesBeside, stepsFrom } from "./use-steps.ts";

const sys = {
  type: "Content",
  contentType: { sys: { id: "article" } },
  createdBy: { sys: { id: "ada" } },
  createdAt: "2026-11-15T19:30:00.000Z",
  updatedAt: "2026-11-15T19:30:00.000Z",
  version: 1,
};
const page = (ids: string, cursors: { next?: string; prev?: string } = {}): ContentsPage => ({
  limit: 3,
  totalCount: 9,
  items: [...ids].map((id) => ({ sys: { ...sys, id }, fields: {} })),
  ...cursors,
});
const left = (contentId: string, offset?: number): ListLeft => ({
  address: "/contents/article?mine=1&next=N1",
  contentId,
  scrollTop: 120,
  reached: true,
  ...(offset !== undefined && { offset }),
});

test("within a page the neighbours are the adjacent items, and the list stays", () => {
  const steps = stepsFrom(left("e", 3), page("def"));
  expect(steps).toMatchObject({ position: 5, total: 9 });
  expect(steps?.previous).toEqual(left("d", 3));
  expect(steps?.next).toEqual(left("f", 3));
});

test("after the last item of a page comes the first of the next one, with that page's URL", () => {
  const steps = stepsFrom(left("f", 3), page("def", { next: "N2", prev: "P1" }), { next: page("ghi") });
  expect(steps?.next).toEqual({
    ...left("g", 6),
    address: "/contents/article?mine=1&next=N2",
    scrollTop: 0,
  });
});

test("before the first item of a page comes the last of the one before", () => {
  const steps = stepsFrom(left("d", 3), page("def", { next: "N2", prev: "P1" }), { previous: page("abc") });
  expect(steps?.previous).toMatchObject({
    contentId: "c",
    offset: 0,
    address: "/contents/article?mine=1&prev=P1",
  });
});

test("a position before the list's first item is unknown", () => {
  const steps = stepsFrom(left("d", 2), page("def", { prev: "P1" }), { previous: page("abc") });
  expect(steps?.previous).not.toHaveProperty("offset");
});

test("the ends of the list have no further neighbour", () => {
  const steps = stepsFrom(left("a", 0), page("a"));
  expect(steps).toEqual({ total: 9, position: 1 });
});

test("another page is needed only at the ends of a page", () => {
  const whole = page("def", { next: "N2", prev: "P1" });
  expect(pagesBeside(left("e"), whole)).toEqual({ previousPage: undefined, nextPage: undefined });
  expect(pagesBeside(left("f"), whole).nextPage?.address).toContain("next=N2");
  expect(pagesBeside(left("d"), whole).previousPage?.address).toContain("prev=P1");
});

test("without an offset there is no position", () => {
  expect(stepsFrom(left("e"), page("def"))?.position).toBeUndefined();
});

test("an item that has left its page has no neighbours", () => {
  expect(stepsFrom(left("x", 0), page("def"))).toBeUndefined();
});

test("later pages of a search look in the fields of the first one", () => {
  const found = { ...page("def", { next: "N2" }), searchIn: ["summary.en-US"] };
  expect(pagesBeside(left("f"), found).nextPage?.address).toBe(
    "/contents/article?mine=1&in=summary.en-US&next=N2",
  );
});
