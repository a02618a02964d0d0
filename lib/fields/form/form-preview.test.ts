import { expect, test } from "vitest";
import { readSpaceFile } from "#lib/space-file/current.ts";
import { referTo } from "../refer/form.ts";
import { targetKey } from "../refer/target-look.ts";
import { formRefers, previewFields } from "./form-preview.ts";
import { slotsOf } from "./form-slot.ts";

const [article] = readSpaceFile("lib/space-file/morae.json").contentTypes;
if (article === undefined) throw new Error("The demo Space file lacks a type");
const slots = slotsOf(article, ["en-US", "ko-KR"]);
const [cover, tide] = [referTo("Media", "cover"), referTo("Content", "tide")];
const texts = {
  "title.en-US": "Low water",
  "summary.ko-KR": "썰물",
  "length.en-US": "eight",
  "cover.en-US": JSON.stringify(cover),
  "related.en-US": JSON.stringify([tide, tide]),
};

test("a preview has the valid values by locale, with targets in place of Refers", () => {
  const targets = new Map([cover, tide].map((refer) => [targetKey(refer), { is: refer.sys.id }]));
  expect(previewFields(slots, texts, targets)).toEqual({
    title: { "en-US": "Low water" },
    summary: { "ko-KR": "썰물" },
    cover: { "en-US": { is: "cover" } },
    related: { "en-US": [{ is: "tide" }, { is: "tide" }] },
  });
});

test("targets that are not loaded are left out, and those that are gone stay Refers", () => {
  const targets = new Map([[targetKey(cover), undefined]]);
  const { cover: first, related } = previewFields(slots, texts, targets);
  expect([first, related]).toEqual([{ "en-US": cover }, { "en-US": [] }]);
});

test("the Refers of a form are those of its fields", () => {
  expect(formRefers(slots, texts)).toEqual([cover, tide, tide]);
});
