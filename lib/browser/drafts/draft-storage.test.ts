import { beforeEach, expect, test, vi } from "vitest";
import { type Draft, draftName } from "./draft.ts";
import { takeNewDraft } from "./draft-storage.ts";

const held = new Map<string, string>();

beforeEach(() => {
  held.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => held.set(name, value),
    removeItem: (name: string) => held.delete(name),
  });
});

let count = 0;
const member = () => ({ memberId: `sora${count++}`, contentTypeId: "article" });
const draft = (draftId?: string): Draft => ({
  ...{ memberId: "sora", contentTypeId: "article", title: "", texts: {} },
  savedAt: "2026-11-20T10:00:00.000Z",
  ...(draftId !== undefined && { draftId }),
});

/** As another tab does, which shares nothing but the locks. */
function inAnotherTab(name: string): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, () => new Promise<void>((letGo) => resolve(letGo)));
  });
}

test("a tab returns to its own draft, whatever others exist", async () => {
  const of = member();
  const first = await takeNewDraft({ ...of, drafts: [] });
  first.release();
  const drafts = [draft("newer"), draft(first.draftId)];
  expect((await takeNewDraft({ ...of, drafts })).draftId).toBe(first.draftId);
});

test("a draft that no tab has is taken over, the newest first", async () => {
  const of = member();
  const taken = await takeNewDraft({ ...of, drafts: [draft("newer"), draft("older")] });
  expect(taken.draftId).toBe("newer");
});

test("a draft that another tab has is left to it, also where this tab was made of that one", async () => {
  const of = member();
  held.set(`atrium:draft:${of.memberId}:article`, "theirs");
  const end = await inAnotherTab(draftName(of.memberId, { ...of, draftId: "theirs" }));
  const taken = await takeNewDraft({ ...of, drafts: [draft("theirs")] });
  expect(taken.draftId).toBeDefined();
  expect(taken.draftId).not.toBe("theirs");
  end();
});

test("a waiting draft isn't taken over, but a tab returns to its own", async () => {
  const of = member();
  const waiting = { ...draft("waiting"), queued: { write: { fields: {} } } };
  const taken = await takeNewDraft({ ...of, drafts: [waiting, draft("older")] });
  expect(taken.draftId).toBe("older");
  held.set(`atrium:draft:${of.memberId}:article`, "waiting");
  expect((await takeNewDraft({ ...of, drafts: [waiting, draft("older")] })).draftId).toBe("waiting");
});

test("the draft that all tabs shared is one of those that can be taken over", async () => {
  const of = member();
  expect((await takeNewDraft({ ...of, drafts: [draft()] })).draftId).toBeUndefined();
  const end = await inAnotherTab(draftName(of.memberId, { ...of, draftId: "other" }));
  end();
});
