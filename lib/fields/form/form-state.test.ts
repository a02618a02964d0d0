import { describe, expect, test, vi } from "vitest";
import type { Field } from "#lib/space-file/schema.ts";
import { copyOf, missingIn } from "./form-missing.ts";
import type { Slot } from "./form-slot.ts";
import { createFormState, fillForNow } from "./form-state.ts";

const title: Field = {
  apiName: "title",
  label: "Title",
  type: "Text",
  required: true,
  localized: true,
  maxLength: 5,
};
const day: Field = {
  apiName: "day",
  label: "Day",
  type: "Date",
  required: false,
  localized: false,
  time: false,
};
const slots: Slot[] = [
  { name: "title.en-US", field: title, locale: "en-US", isRequired: true },
  { name: "title.ko-KR", field: title, locale: "ko-KR", isRequired: false },
  { name: "day.en-US", field: day, locale: "en-US", isRequired: false },
];
const empty = { "title.en-US": "", "title.ko-KR": "", "day.en-US": "" };

const fresh = () => createFormState(slots, empty, true);

describe("a form", () => {
  test("notifies only the listeners of the changed slot", () => {
    const form = fresh();
    const [mine, others, any] = [vi.fn(), vi.fn(), vi.fn()];
    form.subscribe("title.en-US", mine);
    form.subscribe("title.ko-KR", others);
    const stop = form.subscribe(undefined, any);
    form.type("title.en-US", "T");
    stop();
    form.type("title.en-US", "Ti");
    expect([mine.mock.calls.length, others.mock.calls.length, any.mock.calls.length]).toEqual([2, 0, 1]);
  });

  test("says nothing of a slot that was left as it came, and nothing while one types", () => {
    const form = fresh();
    form.check("title.en-US");
    expect(form.problem("title.en-US")).toBeUndefined();
    form.type("title.en-US", "Too long");
    expect(form.problem("title.en-US")).toBeUndefined();
    form.check("title.en-US");
    expect(form.problem("title.en-US")).toMatchObject({ code: "tooLong" });
  });

  test("removes a problem once it is solved, also one of the service", () => {
    const form = fresh();
    form.showProblems(new Map([["title.en-US", { code: "refused", message: "No." }]]));
    form.check("title.en-US");
    expect(form.problem("title.en-US")).toMatchObject({ code: "refused" });
    form.type("title.en-US", "T");
    expect(form.problem("title.en-US")).toBeUndefined();
  });

  test("misses a required field no more once it is written in another language", () => {
    const form = fresh();
    form.checkAll();
    expect(form.problem("title.en-US")).toEqual({ code: "required" });
    form.type("title.ko-KR", "물때");
    expect(form.problem("title.en-US")).toBeUndefined();
    form.type("title.ko-KR", "");
    form.checkAll();
    expect(form.problem("title.en-US")).toEqual({ code: "required" });
  });

  test("finds everything when it is published, in the order of the slots", () => {
    const form = fresh();
    form.setUnfinished("day.en-US", true);
    expect([...form.checkAll()]).toEqual([
      ["title.en-US", { code: "required" }],
      ["day.en-US", { code: "unfinishedDate" }],
    ]);
    form.type("title.en-US", "Tide");
    form.setUnfinished("day.en-US", false);
    expect(form.checkAll().size).toBe(0);
    expect(form.problem("day.en-US")).toBeUndefined();
  });

  test("an incomplete date that was cleared is no longer a problem", () => {
    const form = fresh();
    form.setUnfinished("day.en-US", true);
    form.check("day.en-US");
    expect(form.problem("day.en-US")).toEqual({ code: "unfinishedDate" });
    form.setUnfinished("day.en-US", false);
    form.check("day.en-US");
    expect(form.problem("day.en-US")).toBeUndefined();
  });

  test("an old value that breaks a newer rule is no problem until it is changed", () => {
    const form = createFormState(slots, { ...empty, "title.en-US": "Too long" }, false);
    expect(form.checkAll().size).toBe(0);
    form.type("title.en-US", "Too long!");
    expect(form.checkAll().size).toBe(1);
  });

  test("takes only texts of existing slots from a draft", () => {
    const form = fresh();
    form.fill({ "title.ko-KR": "물때", "gone.en-US": "x" });
    expect(form.changed()).toEqual({ "title.ko-KR": "물때" });
  });
});

describe("languages", () => {
  test("missing slots are those that another language fills; a copy separates them from those it would overwrite", () => {
    const form = fresh();
    expect(missingIn(form, "ko-KR")).toEqual([]);
    form.type("title.en-US", "Tide");
    expect(missingIn(form, "ko-KR")).toEqual(["title.ko-KR"]);
    expect(copyOf(form, "en-US", "ko-KR")).toEqual({ missing: { "title.ko-KR": "Tide" }, over: {} });
    form.type("title.ko-KR", "물때");
    expect(copyOf(form, "en-US", "ko-KR")).toEqual({ missing: {}, over: { "title.ko-KR": "Tide" } });
    form.type("title.ko-KR", "Tide");
    expect(copyOf(form, "en-US", "ko-KR")).toEqual({ missing: {}, over: {} });
  });
});

test("undoing a fill restores slots, except those edited since", () => {
  const slots = ["en", "ko"].map((locale) => ({ name: locale, field: title, locale, isRequired: false }));
  const form = createFormState(slots, { en: "Tide", ko: "" }, false);
  const undo = fillForNow(form, { en: "Ebb", ko: "Ebb" });
  expect(form.texts()).toEqual({ en: "Ebb", ko: "Ebb" });
  form.type("ko", "썰물");
  undo();
  expect(form.texts()).toEqual({ en: "Tide", ko: "썰물" });
});
