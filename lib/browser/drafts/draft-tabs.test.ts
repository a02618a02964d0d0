import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { createFormState, type FormState } from "#lib/fields/form/form-state.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { isWhole } from "../../../scripts/test/whole.ts";
import type { Draft } from "./draft.ts";
import { type EditedIn, editedIn } from "./draft-state.ts";
import type { DraftStorage } from "./draft-storage.ts";
import type { DraftStore } from "./draft-store.ts";

const slotName = "title.en-US";
const field: Field = { apiName: "title", label: "Title", type: "Text", required: false, localized: true };
const slots: Slot[] = [{ name: slotName, field, locale: "en-US", isRequired: false }];

interface Tab {
  form: FormState;
  draft: DraftStore;
  editedIn: () => EditedIn;
  /** All changes of that, in order. */
  changes: EditedIn[];
  restored: () => Draft | undefined;
  write: (text: string) => void;
}

/** What all tabs of a browser share. */
interface Device {
  name: string;
  kept: Draft | undefined;
  isFull: boolean;
  /** How long it takes to say what is kept. */
  readMs: number;
}

const open: Tab[] = [];
afterEach(async () => {
  for (const tab of open.splice(0)) await tab.draft.close();
});

let count = 0;
const device = (): Device => ({
  name: `draft-of-tabs-${count++}`,
  kept: undefined,
  isFull: false,
  readMs: 0,
});

/** A tab: modules of its own, as every page has them, and the device that it shares. */
async function openTab(
  shared: Device,
  {
    typedBefore,
    onChange,
  }: { typedBefore?: string; onChange?: (now: EditedIn, form: FormState) => void } = {},
): Promise<Tab> {
  vi.resetModules();
  const { createDraftStore } = await import("./draft-store.ts");
  const { sendDraftMessage } = await import("./draft-messages.ts");
  const form = createFormState(slots, { [slotName]: "" }, true);
  if (typedBefore !== undefined) form.type(slotName, typedBefore);
  const changes: EditedIn[] = [];
  const changed = () => sendDraftMessage({ kind: "changed", name: shared.name });
  const storage: DraftStorage = {
    name: shared.name,
    async read() {
      if (shared.readMs > 0) await wait(shared.readMs);
      return structuredClone(shared.kept);
    },
    async write(draft) {
      await wait(1);
      if (shared.isFull) throw new Error("No room.");
      shared.kept = { memberId: "sora", contentTypeId: "article", ...structuredClone(draft) };
      changed();
    },
    async restore() {},
    async writeOf() {},
    async remove() {
      shared.kept = undefined;
      changed();
    },
    readBase: async () => undefined,
    async writeBase() {},
    release() {},
    forget() {},
  };
  const draft = createDraftStore({
    ...{ memberId: "sora", content: undefined, form, titleSlot: slotName },
    openStorage: async () => storage,
  });
  draft.subscribe(() => {
    const now = editedIn(draft.state());
    if (now === (changes.at(-1) ?? "thisTab")) return;
    changes.push(now);
    onChange?.(now, form);
  });
  draft.open();
  await until(() => expect(draft.state().isOpen).toBe(true));
  const write = (text: string) => form.type(slotName, form.text(slotName) + text);
  const { state } = draft;
  const tab = {
    form,
    draft,
    changes,
    editedIn: () => editedIn(state()),
    restored: () => state().restored,
    write,
  };
  open.push(tab);
  return tab;
}

const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 20_000, interval: 5 });
const text = ({ form }: Tab) => form.text(slotName);

test("the first tab edits; the second shows the stored draft and says so", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  expect(two.editedIn()).toBe("otherTab");
  one.write("Tide");
  await until(() => expect(text(two)).toBe("Tide"));
  one.write("s");
  await until(() => expect(text(two)).toBe("Tides"));
});

test("a tab that takes over has all typed text, and the other one shows it from then on", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  one.write("Tide");
  two.draft.takeOver();
  await until(() => expect(two.editedIn()).toBe("thisTab"));
  expect(one.editedIn()).toBe("otherTab");
  await until(() => expect(text(two)).toBe("Tide"));
  two.write("s");
  await until(() => expect(text(one)).toBe("Tides"));
});

test("a tab that gets the lock loads the stored draft without overwriting text typed at that moment", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared, {
    onChange: (now, form) => now === "thisTab" && form.type(slotName, `${form.text(slotName)}s`),
  });
  one.write("Tide");
  shared.readMs = 30;
  two.draft.takeOver();
  await until(() => expect(two.editedIn()).toBe("thisTab"));
  expect(text(two)).toBe("Tides");
  await until(() => expect(text(one)).toBe("Tides"));
});

test("text typed until the release is kept, even if the asking tab has closed", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  one.write("Tide");
  two.draft.takeOver();
  while (one.editedIn() !== "otherTab") {
    one.write("s");
    await wait(0);
  }
  const typed = text(one);
  await two.draft.close();
  await until(() => expect(one.editedIn()).toBe("thisTab"));
  expect(text(one)).toBe(typed);
  one.write("!");
  await until(() => expect(shared.kept?.texts[slotName]).toBe(`${typed}!`));
});

test("text that a full device refused returns to this tab if the asking tab has closed", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  shared.isFull = true;
  one.write("Tide");
  two.draft.takeOver();
  await two.draft.close();
  await until(() => expect(one.changes).toEqual(["otherTab", "thisTab"]));
  await until(() => expect(text(one)).toBe("Tide"));
});

test("a tab that is asked while it takes over passes everything on and saves nothing afterwards", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  one.write("Tide");
  shared.readMs = 30;
  two.draft.takeOver();
  await until(() => expect(one.editedIn()).toBe("otherTab"));
  one.draft.takeOver();
  await until(() => expect([one.editedIn(), two.editedIn()]).toEqual(["thisTab", "otherTab"]));
  one.write("s");
  await until(() => expect(shared.kept?.texts[slotName]).toBe("Tides"));
  await wait(100);
  expect([shared.kept?.texts[slotName], text(one), text(two)]).toEqual(["Tides", "Tides", "Tides"]);
});

test("a tab that wants it back while it still saves gets it back", async () => {
  const shared = device();
  let wanted = () => {};
  const one = await openTab(shared, { onChange: () => wanted() });
  const two = await openTab(shared);
  one.write("Tide");
  wanted = () => {
    wanted = () => {};
    queueMicrotask(one.draft.takeOver);
  };
  two.draft.takeOver();
  await until(() => expect(two.changes).toEqual(["otherTab", "thisTab", "otherTab"]));
  await until(() => expect([one.editedIn(), text(one), text(two)]).toEqual(["thisTab", "Tide", "Tide"]));
});

test("a tab that released a draft doesn't get it back until it asks", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  two.draft.takeOver();
  await until(() => expect(two.editedIn()).toBe("thisTab"));
  await wait(50);
  expect(one.changes).toEqual(["otherTab"]);
  expect(two.changes).toEqual(["otherTab", "thisTab"]);
});

test("a tab that ends hands over by itself", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  one.write("Tide");
  await one.draft.close();
  await until(() => expect(two.editedIn()).toBe("thisTab"));
  await until(() => expect(text(two)).toBe("Tide"));
});

test("of three tabs the asking one gets the lock, not the one that waited longest", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  const three = await openTab(shared);
  one.write("Tide");
  three.draft.takeOver();
  await until(() => expect(three.editedIn()).toBe("thisTab"));
  await wait(50);
  expect([one.changes, two.changes, three.changes]).toEqual([
    ["otherTab"],
    ["otherTab"],
    ["otherTab", "thisTab"],
  ]);
  three.write("s");
  await until(() => expect([one, two].map(text)).toEqual(["Tides", "Tides"]));
});

test("when the editing tab closes, one waiting tab edits; the other shows it and is next", async () => {
  const shared = device();
  const one = await openTab(shared);
  const waiting = [await openTab(shared), await openTab(shared)];
  one.write("Tide");
  await one.draft.close();
  const [next, last] = await until(() => {
    const mine = waiting.filter((tab) => tab.editedIn() === "thisTab");
    expect(mine).toHaveLength(1);
    return [...mine, ...waiting.filter((tab) => tab.editedIn() === "otherTab")];
  });
  if (next === undefined || last === undefined) throw new Error("Both or none has it.");
  await until(() => expect(text(next)).toBe("Tide"));
  next.write("s");
  await until(() => expect(text(last)).toBe("Tides"));
  expect(last.changes).toEqual(["otherTab"]);
  await next.draft.close();
  await until(() => expect(last.changes).toEqual(["otherTab", "thisTab"]));
  last.write(" here");
  await until(() => expect(shared.kept?.texts[slotName]).toBe("Tides here"));
});

test("a waiting tab comes after the asking one, even if that message arrives after the lock", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  const asks = new BroadcastChannel("atrium-drafts");
  let letGo = () => {};
  asks.postMessage({ kind: "give", name: shared.name });
  let hasLock = false;
  void navigator.locks.request(shared.name, async () => {
    hasLock = true;
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
  });
  await until(() => expect(hasLock || two.editedIn() === "thisTab").toBe(true));
  expect(hasLock).toBe(true);
  expect([one.changes, two.changes]).toEqual([["otherTab"], ["otherTab"]]);
  letGo();
  await until(() => expect([one, two].filter((tab) => tab.editedIn() === "thisTab")).toHaveLength(1));
  asks.close();
});

test("text that the device refused goes to the next editing tab, and never overwrites newer text from a third one", async () => {
  const shared = device();
  const one = await openTab(shared);
  const two = await openTab(shared);
  const three = await openTab(shared);
  shared.isFull = true;
  one.write("Tide");
  three.draft.takeOver();
  await until(() => expect([three.editedIn(), text(three)]).toEqual(["thisTab", "Tide"]));
  shared.isFull = false;
  three.write("s");
  await until(() => expect(shared.kept?.texts[slotName]).toBe("Tides"));
  two.draft.takeOver();
  await until(() => expect(two.editedIn()).toBe("thisTab"));
  await wait(50);
  expect(text(two)).toBe("Tides");
  expect(shared.kept?.texts[slotName]).toBe("Tides");
});

test("a tab that doesn't answer loses the lock", async () => {
  const shared = device();
  const name = shared.name;
  let end = () => {};
  // A tab that is frozen: it has the lock, and hears nothing.
  const frozen = navigator.locks
    .request(
      name,
      () =>
        new Promise<void>((letGo) => {
          end = letGo;
        }),
    )
    .catch(() => {});
  const two = await openTab(shared);
  expect(two.editedIn()).toBe("otherTab");
  two.draft.takeOver();
  await until(() => expect(two.editedIn()).toBe("thisTab"));
  end();
  await frozen;
});

test("text typed before a tab knows of another stays, and the other tab's text is superseded", async () => {
  const shared = device();
  const one = await openTab(shared);
  one.write("Of the first");
  const two = await openTab(shared, { typedBefore: "Typed at once" });
  // What it asked for is there when it is open: until then nothing is published.
  expect(two.editedIn()).toBe("thisTab");
  await until(() => expect(one.editedIn()).toBe("otherTab"));
  await until(() => expect(two.restored()?.superseded).toEqual([{ name: slotName, text: "Of the first" }]));
  expect(text(two)).toBe("Typed at once");
});

test("no keystroke is lost, in whatever order tabs edit, take over and close", async () => {
  const step = fc.record({
    act: fc.constantFrom("write" as const, "write" as const, "take" as const, "swap" as const),
    tab: fc.nat(1),
    pause: fc.constantFrom(0, 0, 3, 20),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(0, 10),
      async (steps, readMs) => {
        const shared = { ...device(), readMs };
        const tabs = [await openTab(shared), await openTab(shared)];
        let typed = "";
        for (const [index, { act, tab: at, pause }] of steps.entries()) {
          const tab = tabs[at];
          if (tab === undefined) continue;
          if (act === "write" && tab.editedIn() !== "otherTab") {
            tab.write(`${index},`);
            typed += `${index},`;
          }
          if (act === "take") tab.draft.takeOver();
          if (act === "swap") {
            await tab.draft.close();
            tabs[at] = await openTab(shared);
          }
          await wait(pause);
        }
        const last = tabs.find((tab) => tab.editedIn() !== "otherTab") ?? tabs[0];
        await until(() => {
          const superseded = (shared.kept?.superseded ?? []).map((each) => each.text).join("");
          const all = `${shared.kept?.texts[slotName] ?? ""}${superseded}${last === undefined ? "" : text(last)}`;
          for (const part of typed.split(",").filter(Boolean)) expect(all.split(",")).toContain(part);
        });
        for (const tab of tabs) await tab.draft.close();
      },
    ),
    { numRuns: isWhole ? 25 : 8 },
  );
}, 60_000);
