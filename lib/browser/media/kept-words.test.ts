import { beforeEach, expect, test, vi } from "vitest";
import { countKeptWords, keepWords, keptWords, removeKeptWords } from "./kept-words.ts";

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

beforeEach(() => {
  vi.stubGlobal("localStorage", new Device());
});

test("what is typed about a file is kept on the device, apart by member, until it is saved", () => {
  keepWords("sora", "m", typed);
  expect(keptWords("sora", "m")).toEqual(typed);
  expect(keptWords("jiwon", "m")).toBeUndefined();
  keepWords("sora", "m", undefined);
  expect(keptWords("sora", "m")).toBeUndefined();
});

test("what is kept of a member can be counted and removed, and another's stays", () => {
  for (const mediaId of ["m", "n"]) keepWords("sora", mediaId, typed);
  keepWords("jiwon", "m", typed);
  localStorage.setItem("atrium:views:sora", "[]");
  expect(countKeptWords("sora")).toBe(2);
  removeKeptWords("sora");
  expect([countKeptWords("sora"), countKeptWords("jiwon")]).toEqual([0, 1]);
  expect(localStorage.getItem("atrium:views:sora")).toBe("[]");
});

test("a browser that keeps nothing says so to nobody", () => {
  vi.stubGlobal("localStorage", undefined);
  keepWords("sora", "m", typed);
  expect([keptWords("sora", "m"), countKeptWords("sora")]).toEqual([undefined, 0]);
});
