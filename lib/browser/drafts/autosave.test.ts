import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { createFormState } from "#lib/fields/form/form-state.ts";
import type { Field } from "#lib/space-file/schema.ts";
import type { DraftContents } from "./draft-meta.ts";
import type { SaveState } from "./draft-state.ts";
import { createDraftStore } from "./draft-store.ts";

const name = "title.en-US";
const field: Field = { apiName: "title", label: "Title", type: "Text", required: false, localized: true };
const slots: Slot[] = [{ name, field, locale: "en-US", isRequired: false }];
let count = 0;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** An open draft whose device does `save`, and all states that the page shows of it. */
async function openDraft(save: (contents?: DraftContents) => Promise<void>) {
  const form = createFormState(slots, { [name]: "" }, true);
  const storage = {
    name: `autosave-${count++}`,
    read: async () => undefined,
    readBase: async () => undefined,
    write: save,
    async restore() {},
    async writeOf() {},
    async writeBase() {},
    remove: () => save(),
    release() {},
    forget() {},
  };
  const draft = createDraftStore({
    ...{ memberId: "sora", content: undefined, form, titleSlot: name },
    openStorage: async () => storage,
  });
  const states: SaveState["state"][] = [];
  let before = draft.state().saveState;
  draft.subscribe(() => {
    const { saveState } = draft.state();
    if (saveState !== before) states.push(saveState.state);
    before = saveState;
  });
  draft.open();
  await vi.waitFor(() => expect(draft.state().isOpen).toBe(true), { timeout: 10_000 });
  const type = () => form.type(name, `${form.text(name)}s`);
  return { draft, form, states, type };
}

test("the first change is kept at once, the next ones within a second of the last keystroke", async () => {
  const times: number[] = [];
  const { type } = await openDraft(async () => void times.push(Date.now()));
  const start = Date.now();
  for (let at = 0; at < 2_000; at += 100) {
    type();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times[0]).toBe(start);
  expect(Math.max(...times)).toBeGreaterThanOrEqual(start + 1_900);
  expect(Math.max(...times)).toBeLessThanOrEqual(start + 2_900);
  expect(times.length).toBeLessThan(6);
});

test("while the page stays, writes never overlap, and text typed meanwhile follows", async () => {
  let running = 0;
  let most = 0;
  let writes = 0;
  const { type } = await openDraft(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    running--;
    writes++;
  });
  type();
  await vi.advanceTimersByTimeAsync(100);
  type();
  await vi.advanceTimersByTimeAsync(1_000);
  type();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(most).toBe(1);
  expect(writes).toBeGreaterThanOrEqual(2);
});

describe("a page that may be closing, during a write", () => {
  async function leaveDuringWrite() {
    const writes: { text: string; end: () => void; fail: (reason: Error) => void }[] = [];
    const { draft, form } = await openDraft(
      (contents) => new Promise((end, fail) => writes.push({ text: contents?.texts[name] ?? "", end, fail })),
    );
    form.type(name, "The last");
    await vi.advanceTimersByTimeAsync(10);
    form.type(name, "The last words");
    const flushed = draft.flush(true);
    await vi.advanceTimersByTimeAsync(0);
    const texts = () => writes.map(({ text }) => text);
    const passed = () => vi.advanceTimersByTimeAsync(0);
    return { draft, flushed, writes, texts, passed };
  }

  test("writes the last words at once, and once more if it lives on", async () => {
    const { draft, flushed, writes, texts, passed } = await leaveDuringWrite();
    expect(texts()).toEqual(["The last", "The last words"]);
    writes[0]?.end();
    await passed();
    expect(draft.state().autosave.name).toBe("writing");
    writes[1]?.end();
    await passed();
    expect(texts()).toEqual(["The last", "The last words", "The last words"]);
    writes[2]?.end();
    await flushed;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(draft.state()).toMatchObject({
      autosave: { name: "idle" },
      stored: { texts: { [name]: "The last words" } },
    });
    expect(writes).toHaveLength(3);
  });

  test("writes them again when the device has refused them and taken what was before", async () => {
    const { draft, flushed, writes, texts, passed } = await leaveDuringWrite();
    writes[1]?.fail(new Error("full"));
    await passed();
    writes[0]?.end();
    await passed();
    expect(texts()).toEqual(["The last", "The last words", "The last words"]);
    writes[2]?.end();
    await flushed;
    expect(draft.state()).toMatchObject({
      saveState: { state: "saved" },
      stored: { texts: { [name]: "The last words" } },
    });
  });
});

test("nothing is saved after `stop`, which waits for a pending write", async () => {
  let writes = 0;
  const { draft, type } = await openDraft(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    writes++;
  });
  type();
  await vi.advanceTimersByTimeAsync(10);
  const closed = draft.close();
  await vi.advanceTimersByTimeAsync(600);
  await closed;
  expect(writes).toBe(1);
  type();
  await draft.flush();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(writes).toBe(1);
});

test("a refusal of the device is reported, and the next change tries again", async () => {
  let refuses = true;
  const { type, states } = await openDraft(async () => {
    if (refuses) throw new Error("QuotaExceededError");
  });
  type();
  await vi.advanceTimersByTimeAsync(10);
  refuses = false;
  type();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual(["refused", "saved"]);
});

test("there may be room again without another keystroke", async () => {
  let refuses = true;
  const { type, states } = await openDraft(async () => {
    if (refuses) throw new Error("QuotaExceededError");
  });
  type();
  await vi.advanceTimersByTimeAsync(4_000);
  refuses = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(states.at(-1)).toBe("saved");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.filter((state) => state === "saved")).toHaveLength(1);
});

test("a form that is gone is not saved again", async () => {
  let tries = 0;
  const { draft, type } = await openDraft(async () => {
    tries++;
    throw new Error("QuotaExceededError");
  });
  type();
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all([draft.close(), vi.advanceTimersByTimeAsync(10)]);
  const atEnd = tries;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(atEnd);
});

test("“saving” is reported only after 300 ms", async () => {
  const { form, states } = await openDraft(() => new Promise((resolve) => setTimeout(resolve, 400)));
  form.type(name, "Tide");
  form.type(name, "");
  await vi.advanceTimersByTimeAsync(500);
  expect(states).toEqual(["saving", "nothing"]);
});
