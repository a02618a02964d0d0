import { expect, test } from "vitest";
import type { SaveState } from "#lib/browser/drafts/draft-state.ts";
import { type Announcement, nextAnnouncement } from "./save-status.tsx";

function newsOf(...states: SaveState["state"][]): Announcement[] {
  let said: Announcement;
  return states.map((state) => {
    said = nextAnnouncement(said, state);
    return said;
  });
}

test("successful saves aren't announced", () => {
  expect(newsOf("nothing", "saving", "saved", "saved")).toEqual([undefined, undefined, undefined, undefined]);
});

test("a refusal to save is announced once, and so is the first save after it", () => {
  const news = newsOf("refused", "saving", "refused", "saving", "saved", "saved");
  expect(news).toEqual(["refused", "refused", "refused", "refused", "again", "again"]);
});

test("when nothing is left to keep, the refusal is of no account", () => {
  expect(newsOf("refused", "nothing", "saved")).toEqual(["refused", undefined, undefined]);
});
