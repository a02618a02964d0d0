import { beforeEach, expect, test, vi } from "vitest";
import { editedForm, isPageSafe } from "../open-forms.ts";
import { readUnsavedWords, storeUnsavedWords, unsavedWordIds } from "./unsaved-words.ts";

const words = (title: string) => ({ title: { "en-US": title }, description: {} });
const typed = { version: 3, base: words("Gull"), words: words("A gull") };

/** As a `Storage` has what is kept: names of its own. */
class Device {
  getItem(name: string): string | null {
    return Object.entries(this).find(([key]) => key === name)?.[1] ?? null;
  }
  setItem(name: string, text: string): void {
    Object.assign(this, { [name]: text });
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

/** A tab; returns whether it may be left without a question. */
function stubTab(): () => boolean {
  const tab = new EventTarget();
  vi.stubGlobal("window", tab);
  return () => tab.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Device());
});

test("unsaved words of a file are stored on the device by member until they are saved", () => {
  storeUnsavedWords("sora", "m", typed);
  expect(readUnsavedWords("sora", "m")).toEqual(typed);
  expect(readUnsavedWords("jiwon", "m")).toBeUndefined();
  storeUnsavedWords("sora", "m", undefined);
  expect(readUnsavedWords("sora", "m")).toBeUndefined();
});

test("stored words of a member can be counted and removed without those of others", () => {
  for (const mediaId of ["m", "n"]) storeUnsavedWords("sora", mediaId, typed);
  storeUnsavedWords("jiwon", "m", typed);
  localStorage.setItem("atrium:views:sora", "[]");
  expect(unsavedWordIds("sora")).toEqual(["m", "n"]);
  for (const mediaId of ["m", "n"]) storeUnsavedWords("sora", mediaId, undefined);
  expect([unsavedWordIds("sora"), unsavedWordIds("jiwon")]).toEqual([[], ["m"]]);
  expect(localStorage.getItem("atrium:views:sora")).toBe("[]");
});

test("what the device refuses lasts as long as the page, which asks before it is left", async () => {
  const mayLeave = stubTab();
  const device = new Device();
  vi.stubGlobal("localStorage", undefined);
  expect(storeUnsavedWords("sora", "m", typed)).toBe(false);
  expect([readUnsavedWords("sora", "m"), unsavedWordIds("sora")]).toEqual([typed, []]);
  expect(readUnsavedWords("jiwon", "m")).toBeUndefined();
  expect([mayLeave(), editedForm()?.title(), await isPageSafe()]).toEqual([false, "A gull", false]);
  vi.stubGlobal("localStorage", device);
  expect([await isPageSafe(), mayLeave(), editedForm()]).toEqual([true, true, undefined]);
  expect(Object.keys(device)).toEqual(["atrium:media-words:sora:m"]);
});

test("words that the device refused can be discarded without a question", () => {
  const mayLeave = stubTab();
  vi.stubGlobal("localStorage", undefined);
  storeUnsavedWords("sora", "m", typed);
  storeUnsavedWords("sora", "m", undefined);
  expect([readUnsavedWords("sora", "m"), mayLeave(), editedForm()]).toEqual([undefined, true, undefined]);
});

test("removing stored words removes newer ones of the same file that the device refuses, and no others", async () => {
  const mayLeave = stubTab();
  storeUnsavedWords("sora", "m", typed);
  const full = vi.spyOn(Device.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota is exceeded.", "QuotaExceededError");
  });
  storeUnsavedWords("sora", "m", { ...typed, words: words("Two gulls") });
  storeUnsavedWords("sora", "m", undefined);
  expect([readUnsavedWords("sora", "m"), mayLeave()]).toEqual([undefined, true]);
  storeUnsavedWords("sora", "n", typed);
  storeUnsavedWords("sora", "m", undefined);
  expect([readUnsavedWords("sora", "n"), mayLeave()]).toEqual([typed, false]);
  full.mockRestore();
  expect([await isPageSafe(), unsavedWordIds("sora")]).toEqual([true, ["n"]]);
});
