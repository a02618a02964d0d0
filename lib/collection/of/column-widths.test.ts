import { expect, test } from "vitest";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { fittingWidth, rememberedWidths, widthRules, widthsCookie, withoutWidth } from "./column-widths.ts";

const base = { label: "F", required: false, localized: false } as const;
const fields: Field[] = [
  { ...base, apiName: "name", type: "Text" },
  { ...base, apiName: "length", type: "Number" },
];
const type: ContentType = {
  ...{ id: "walk", label: { one: "Walk", many: "Walks" }, icon: "box", displayField: "name" },
  ...{ create: true, columns: ["@author"], fields },
};

test("the cookie has the widths again, without columns that the type has lost and within their limits", () => {
  const cookie = widthsCookie("walk", { title: 320, "@author": 150, length: 90 });
  expect(cookie).toMatch(/^widths-walk=title-320\.@author-150\.length-90; Path=\/contents; .*Max-Age=[1-9]/);
  const [, value] = /=([^;]*)/.exec(cookie) ?? [];
  expect(rememberedWidths(type, value)).toEqual({ title: 320, "@author": 150, length: 90 });
  expect(rememberedWidths(type, "title-1.gone-90.length-9999.@author-x.-5")).toEqual({
    title: 160,
    length: 960,
  });
  expect(rememberedWidths(type, undefined)).toEqual({});
  expect(widthsCookie("walk", {})).toMatch(/^widths-walk=; .*Max-Age=0$/);
});

test("each column has its own width in its place, and others keep theirs", () => {
  expect(widthRules(["@author", "length"], {})).toBe("");
  expect(widthRules(["@author", "length"], { title: 300, length: 90, elsewhere: 80 })).toBe(
    "[data-sized]{grid-template-columns:auto 300px repeat(2,auto) minmax(auto,1fr)}" +
      "[data-sized] tr>:nth-child(5):last-child{grid-column-end:-1;justify-self:end}" +
      "[data-sized] tr>:nth-child(4){width:90px}",
  );
});

test("without the last width of a column, the first column has its usual one too", () => {
  expect(withoutWidth({ title: 300, length: 90, "@author": 80 }, "length")).toEqual({
    title: 300,
    "@author": 80,
  });
  expect(withoutWidth({ title: 300, length: 90 }, "length")).toEqual({});
  expect(withoutWidth({ title: 300, length: 90 }, "title")).toEqual({ length: 90 });
  expect(fittingWidth("title", 20)).toBe(160);
  expect(fittingWidth("length", 20.4)).toBe(64);
  expect(fittingWidth("length", Number.POSITIVE_INFINITY)).toBe(960);
});
