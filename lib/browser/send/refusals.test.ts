import { beforeEach, expect, test, vi } from "vitest";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { refusalOf, rememberRefusal, wasRefused } from "./refusals.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test("a refusal holds for its action and type only", () => {
  pageIsOf({ memberId: "grace" });
  rememberRefusal("deleteOthers", "article");
  expect(wasRefused("deleteOthers", "article")).toBe(true);
  expect(wasRefused("delete", "article")).toBe(false);
  expect(wasRefused("deleteOthers", "note")).toBe(false);
});

test("a refusal is per member: the next one in this tab is offered the action", () => {
  pageIsOf({ memberId: "linus" });
  rememberRefusal("create", "note");
  pageIsOf({ memberId: "ada" });
  expect(wasRefused("create", "note")).toBe(false);
  pageIsOf({ memberId: "linus" });
  expect(wasRefused("create", "note")).toBe(true);
});

test("a visit goes over loading a page again", async () => {
  pageIsOf({ memberId: "sora" });
  rememberRefusal("delete", mediaListId);
  vi.resetModules();
  expect((await import("./refusals.ts")).wasRefused("delete", mediaListId)).toBe(true);
});

test("a window that keeps nothing knows until it is loaded again", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("closed");
    },
  });
  pageIsOf({ memberId: "mateo" });
  rememberRefusal("update", "walk");
  expect(wasRefused("update", "walk")).toBe(true);
  expect(wasRefused("update", "place")).toBe(false);
});

test("the message distinguishes own items from others', and texts from uploads", () => {
  expect([refusalOf("note", "delete"), refusalOf("note", "deleteOthers")]).toEqual(["own", "others"]);
  expect([refusalOf(mediaListId, "delete"), refusalOf(mediaListId, "deleteOthers")]).toEqual([
    "own",
    "othersFile",
  ]);
});

test("at the console it was refused to this platform user", () => {
  pageIsOf({ platformUserId: "user-a" });
  rememberRefusal("update", "@members:demo");
  expect(wasRefused("update", "@members:demo")).toBe(true);
  pageIsOf({ platformUserId: "user-b" });
  expect(wasRefused("update", "@members:demo")).toBe(false);
});

function pageIsOf(dataset: { memberId: string } | { platformUserId: string }): void {
  vi.stubGlobal("document", { getElementById: () => ({ dataset }) });
}
