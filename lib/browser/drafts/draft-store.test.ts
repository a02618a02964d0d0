import { describe, expect, test, vi } from "vitest";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { createFormState } from "#lib/fields/form/form-state.ts";
import { type Texts, textsOf } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import { contentSchema } from "#lib/space/content.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { content } from "../stub-space-for-tests.ts";
import type { Draft } from "./draft.ts";
import { queueState, type SaveState } from "./draft-state.ts";
import { createDraftStore } from "./draft-store.ts";

const name = "title.en-US";
const title: Field = {
  ...{ apiName: "title", label: "Title", type: "Text", maxLength: 100 },
  required: true,
  localized: true,
};
const slots: Slot[] = [{ name, field: title, locale: "en-US", isRequired: true }];
const at = "2026-11-20T10:00:00.000Z";
const sent = { at, fields: { title: { "en-US": "Tide" } } };
const draft: Draft = { memberId: "sora", contentTypeId: "article", title: "", texts: {}, savedAt: at };

let count = 0;

/** A form of one field on a device that has a draft, and can refuse. */
async function openDraft({
  kept,
  shown,
  base,
  begun,
  isUnreadable = false,
}: {
  kept?: Partial<Draft>;
  shown?: Content;
  base?: Content;
  begun?: Texts;
  isUnreadable?: boolean;
} = {}) {
  const ofItem = new Map<string, object>();
  const read = async () => {};
  const device = { draft: kept && { ...draft, ...kept }, ofItem, refuses: false, isUnreadable, read };
  const form = createFormState(slots, textsOf(slots, shown), shown === undefined);
  if (begun !== undefined) form.fill(begun);
  const said: SaveState["state"][] = [];
  const restored: (Draft | undefined)[] = [];
  const check = () => {
    if (device.refuses) throw new DOMException("No room is left.", "QuotaExceededError");
  };
  const storage = {
    name: `draft-${count++}`,
    readBase: async () => base,
    async writeBase() {},
    async read() {
      await device.read();
      if (device.isUnreadable) throw new DOMException("The connection was lost.", "UnknownError");
      return device.draft;
    },
    async write(writing: Partial<Draft>) {
      check();
      device.draft = { ...draft, ...writing };
    },
    async restore(writing: Partial<Draft>) {
      check();
      device.draft ??= { ...draft, ...writing };
    },
    async writeOf(contentId: string, writing: object) {
      check();
      device.ofItem.set(contentId, writing);
    },
    async remove() {
      device.draft = undefined;
    },
    release() {},
    forget: vi.fn(),
  };
  const mine = createDraftStore({
    ...{ memberId: "sora", content: shown, form, titleSlot: name, prefilled: begun },
    openStorage: async () => storage,
  });
  let before = mine.state();
  mine.subscribe(() => {
    const now = mine.state();
    if (now.saveState !== before.saveState) said.push(now.saveState.state);
    if (now.restored !== before.restored) restored.push(now.restored);
    before = now;
  });
  mine.open();
  await vi.waitFor(() => expect(mine.state().isOpen).toBe(true), { interval: 1, timeout: 10_000 });
  return { mine, form, device, said, restored, storage };
}

const version = (number: number, text: string) =>
  contentSchema.parse(
    content("1", { title: { "en-US": text } }, { version: number, updatedBy: { sys: { id: "sora" } } }),
  );

test("a note of what was sent is discarded with the draft: the next text is a new item", async () => {
  const { mine, form, device } = await openDraft({ kept: { texts: { [name]: "Tide" }, sent } });
  expect(mine.sentBefore()).toEqual(sent);
  mine.discard();
  expect(mine.sentBefore()).toBeUndefined();
  form.type(name, "Something else");
  await mine.flush();
  expect(device.draft).toMatchObject({ texts: { [name]: "Something else" } });
  expect(device.draft).not.toHaveProperty("sent");
});

test("undoing a discard restores the note of what was sent", async () => {
  const { mine, form, device, restored } = await openDraft({ kept: { texts: { [name]: "Tide" }, sent } });
  const undo = mine.discard();
  undo();
  await mine.flush();
  expect(form.text(name)).toBe("Tide");
  expect(device.draft).toMatchObject({ texts: { [name]: "Tide" }, sent });
  expect(restored.at(-1)).toMatchObject({ texts: { [name]: "Tide" } });
});

test("a discard is undone also when the form is gone, and nothing waits to be published", async () => {
  const kept = { texts: { [name]: "Tide" }, sent, queued: { write: { fields: sent.fields } } };
  const { mine, device } = await openDraft({ kept });
  const undo = mine.discard();
  await mine.close();
  expect(device.draft).toBeUndefined();
  undo();
  await vi.waitFor(() => expect(device.draft).toMatchObject({ texts: { [name]: "Tide" }, sent }), {
    timeout: 10_000,
  });
  expect(device.draft).not.toHaveProperty("queued");
});

test("text typed since a discard stays when that is undone; the old text is superseded", async () => {
  const { mine, form, device, restored } = await openDraft({ kept: { texts: { [name]: "Tide" } } });
  const undo = mine.discard();
  form.type(name, "Ebb");
  undo();
  await mine.flush();
  const superseded = [{ name, text: "Tide" }];
  expect(form.text(name)).toBe("Ebb");
  expect(device.draft).toMatchObject({ texts: { [name]: "Ebb" }, superseded });
  expect(restored.at(-1)).toMatchObject({ superseded });
});

test("a note of what was sent since a discard stays when that is undone", async () => {
  const { mine, form } = await openDraft({ kept: { texts: { [name]: "Tide" } } });
  const undo = mine.discard();
  form.type(name, "Ebb");
  await mine.markSent(sent);
  undo();
  expect(mine.sentBefore()).toEqual(sent);
});

test("the member's own version isn't a conflict: the draft is rebased on it", async () => {
  const change = { ...sent, contentId: "1", version: 1 };
  const kept = { version: 1, texts: { [name]: "Tide, later" }, sent: change };
  const { mine, restored } = await openDraft({ kept, shown: version(2, "Tide") });
  expect(mine.state().meta.version).toBe(2);
  expect(mine.sentBefore()).toBeUndefined();
  expect(restored.at(-1)).toMatchObject({ version: 2 });
});

test("a version that is not one's own stays a conflict", async () => {
  const change = { ...sent, contentId: "1", version: 1 };
  const kept = { version: 1, texts: { [name]: "Tide, later" }, sent: change };
  const { mine, restored } = await openDraft({ kept, shown: version(2, "Ebb") });
  expect(mine.state().meta.version).toBe(1);
  expect(restored.at(-1)).toMatchObject({ version: 1 });
});

test("a draft that was published unchanged is removed", async () => {
  const kept = { version: 1, texts: { [name]: "Tide" }, sent: { ...sent, contentId: "1", version: 1 } };
  const { mine, device, restored } = await openDraft({ kept, shown: version(2, "Tide") });
  await mine.flush();
  expect(restored).toEqual([]);
  expect(device.draft).toBeUndefined();
});

test("a slot that was sent and then restored counts as changed", async () => {
  const { mine, form, device } = await openDraft({ shown: version(1, "First") });
  form.type(name, "Tide");
  await mine.markSent({ ...sent, contentId: "1", version: 1 });
  form.type(name, "First");
  await mine.flush();
  const again = await openDraft({ kept: device.draft ?? {}, shown: version(2, "Tide") });
  expect(again.form.text(name)).toBe("First");
});

test("text typed since a publish moves to the item's draft, and the new item's draft is removed", async () => {
  const { mine, form, device } = await openDraft();
  form.type(name, "Tide");
  await mine.flush();
  expect(await mine.markPublished(version(1, "Tide"), { [name]: "Tides" })).toBe(true);
  expect(device.draft).toBeUndefined();
  expect(device.ofItem.get("1")).toMatchObject({ version: 1, texts: { [name]: "Tides" } });
});

test("if the device can't store text typed since a publish, the editor stays open", async () => {
  const { mine, form, device, said } = await openDraft();
  form.type(name, "Tide");
  await mine.markSent(sent);
  device.refuses = true;
  form.type(name, "Tides");
  expect(await mine.markPublished(version(1, "Tide"), { [name]: "Tides" })).toBe(false);
  expect(said.at(-1)).toBe("refused");
  expect(mine.sentBefore()).toMatchObject({ contentId: "1", version: 0 });
  expect(await mine.isSafe()).toBe(false);
});

test("a form that is shown again while its draft is saved opens it again, and releases it at the end", async () => {
  const { mine, form, device } = await openDraft();
  form.type(name, "Tide");
  const closed = mine.close();
  mine.open();
  await vi.waitFor(() => expect(mine.state()).toMatchObject({ phase: { name: "editing" }, isOpen: true }), {
    timeout: 10_000,
  });
  form.type(name, "Tides");
  await Promise.all([closed, mine.close()]);
  expect(device.draft).toMatchObject({ texts: { [name]: "Tides" } });
  await vi.waitFor(
    async () => {
      const { held = [] } = await navigator.locks.query();
      expect(held.filter((lock) => lock.name === mine.state().name)).toEqual([]);
    },
    { timeout: 10_000 },
  );
});

test("a form is safe to leave when nothing is typed, or all of it is kept", async () => {
  const { mine, form, device } = await openDraft();
  device.refuses = true;
  expect(await mine.isSafe()).toBe(true);
  form.type(name, "Tide");
  expect(await mine.isSafe()).toBe(false);
  device.refuses = false;
  form.type(name, "Tides");
  expect(await mine.isSafe()).toBe(true);
  expect(device.draft).toMatchObject({ texts: { [name]: "Tides" } });
});

test("a form that is typed in before its draft is loaded is safe to leave once that is saved", async () => {
  const { mine, form, device } = await openDraft();
  await mine.close();
  const read = Promise.withResolvers<void>();
  device.read = () => read.promise;
  mine.open();
  form.type(name, "Tide");
  expect(await mine.isSafe()).toBe(false);
  read.resolve();
  expect(await mine.isSafe()).toBe(true);
  expect(device.draft).toMatchObject({ texts: { [name]: "Tide" } });
});

test("an own newer version goes into an untouched form, and is no draft", async () => {
  const { mine, form, device } = await openDraft({ shown: version(1, "First") });
  mine.rebase(version(2, "Second"), { [name]: "Second" });
  await mine.flush();
  expect(form.text(name)).toBe("Second");
  expect(form.changed()).toEqual({});
  expect(device.draft).toBeUndefined();
  expect(mine.shown()?.sys.version).toBe(2);
});

test("a text changed back to what it was before the member's newer version is a change of that", async () => {
  const { mine, form, device } = await openDraft({ shown: version(1, "First") });
  mine.rebase(version(2, "Second"), { [name]: "Second" });
  form.type(name, "First");
  await mine.flush();
  expect(device.draft).toMatchObject({ version: 2, texts: { [name]: "First" } });
  mine.discard();
  expect([form.text(name), mine.state().meta.version]).toEqual(["Second", 2]);
});

test("a draft that went on from a newer version than is shown here brings that version along", async () => {
  const kept = { version: 2, texts: { [name]: "First" } };
  const { mine, form } = await openDraft({ kept, shown: version(1, "First"), base: version(2, "Second") });
  expect(mine.shown()?.sys.version).toBe(2);
  expect(form.changed()).toEqual({ [name]: "First" });
});

test("without its base, a draft doesn't claim to be newer than what is shown", async () => {
  const kept = { version: 2, texts: { [name]: "Third" } };
  const { mine } = await openDraft({ kept, shown: version(1, "First") });
  expect([mine.state().meta.version, mine.base()]).toEqual([1, undefined]);
});

test("a draft equal to the published version is no draft, and editing continues from it", async () => {
  const { mine, restored } = await openDraft({
    kept: { version: 1, texts: { [name]: "Second" } },
    shown: version(2, "Second"),
  });
  expect([mine.state().meta.version, restored]).toEqual([2, []]);
});

test("an unreadable draft isn't overwritten: it is merged with what was typed since", async () => {
  const { mine, form, device, said, restored } = await openDraft({
    kept: { texts: { [name]: "Yesterday" }, sent },
    isUnreadable: true,
  });
  expect(said).toEqual(["refused"]);
  form.type(name, "Today");
  await mine.flush();
  expect(said.at(-1)).toBe("refused");
  expect(device.draft?.texts).toEqual({ [name]: "Yesterday" });
  device.isUnreadable = false;
  form.type(name, "Today, too");
  await mine.flush();
  const superseded = [{ name, text: "Yesterday" }];
  expect(device.draft).toMatchObject({ texts: { [name]: "Today, too" }, superseded, sent });
  expect(restored.at(-1)).toMatchObject({ superseded });
  expect(mine.sentBefore()).toEqual(sent);
});

test("an unreadable draft is restored once it can be read, also without typing", async () => {
  const { form, device } = await openDraft({ kept: { texts: { [name]: "Yesterday" } }, isUnreadable: true });
  device.isUnreadable = false;
  await vi.waitFor(() => expect(form.text(name)).toBe("Yesterday"), { timeout: 20_000 });
  expect(device.draft).toMatchObject({ texts: { [name]: "Yesterday" } });
});

test("a draft that could not be read stays when something else is published", async () => {
  const { mine, form, device } = await openDraft({
    kept: { texts: { [name]: "Yesterday" } },
    isUnreadable: true,
  });
  form.type(name, "Tide");
  await mine.markPublished(version(1, "Tide"), {});
  expect(device.draft).toMatchObject({ texts: { [name]: "Yesterday" } });
});

test("what a form was begun with is no typing: the draft has its own title, or none", async () => {
  const begun = { [name]: "tide" };
  const { form, device } = await openDraft({ kept: { texts: { [name]: "Tide tables" } }, begun });
  expect(form.text(name)).toBe("Tide tables");
  expect(device.draft).not.toHaveProperty("superseded");
  const none = await openDraft({ begun });
  await none.mine.flush();
  expect([none.form.text(name), none.device.draft]).toMatchObject(["tide", { texts: begun }]);
});

describe("a publish that waits for a connection", () => {
  const queued = { write: { fields: sent.fields } };
  const kept = { texts: { [name]: "Tide" }, queued };

  test("is stored with the draft, and comes back with it", async () => {
    const { mine, form, device } = await openDraft();
    form.type(name, "Tide");
    await mine.queue(queued);
    expect(queueState(mine.state())).toBe("waiting");
    expect(device.draft).toMatchObject(kept);
    const later = (await openDraft({ kept: device.draft ?? {} })).mine;
    expect([queueState(later.state()), later.queued()]).toEqual(["waiting", queued]);
    await later.markSent(sent);
    expect(queueState(later.state())).toBe("inDoubt");
  });

  test("is not what the next new item of this tab goes on with, once its form is left", async () => {
    const waiting = await openDraft({ kept });
    await waiting.mine.close();
    expect(waiting.storage.forget).toHaveBeenCalledOnce();
    const { storage, mine } = await openDraft({ kept: { texts: kept.texts } });
    await mine.close();
    expect(storage.forget).not.toHaveBeenCalled();
  });

  test("is taken back by what is typed", async () => {
    const { mine, form, device } = await openDraft({ kept });
    form.type(name, "High tide");
    await mine.flush();
    expect(queueState(mine.state())).toBe("takenBack");
    expect(device.draft).toMatchObject({ texts: { [name]: "High tide" } });
    expect(device.draft).not.toHaveProperty("queued");
  });

  test("is taken back by the member, and by a newer version on which the draft goes on", async () => {
    const first = await openDraft({ kept });
    first.mine.takeBack();
    await first.mine.flush();
    expect(first.device.draft).toMatchObject({ texts: { [name]: "Tide" } });
    expect(first.device.draft).not.toHaveProperty("queued");
    const second = await openDraft({ kept: { ...kept, version: 1 }, shown: version(1, "First") });
    second.mine.rebase(version(2, "Second"), {});
    expect(second.mine.queued()).toBeUndefined();
    expect(queueState(second.mine.state())).toBe("takenBack");
  });

  test("is not what a discard that is undone brings back", async () => {
    const { mine, form } = await openDraft({ kept });
    mine.discard()();
    expect(form.text(name)).toBe("Tide");
    expect(mine.queued()).toBeUndefined();
  });
});
