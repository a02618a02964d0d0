import { expect, test } from "vitest";
import type { FormField, Slot } from "#lib/content/form-slot.ts";
import { createFormState } from "#lib/content/form-state.ts";
import { textsOf } from "#lib/content/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import { contentSchema } from "#lib/space/content.ts";
import type { Draft } from "./draft.ts";
import { createDraftInHand } from "./draft-in-hand.ts";
import type { KeptState } from "./draft-keeper.ts";
import { content } from "./stub-space-for-tests.ts";

const name = "title.en-US";
const title: FormField = {
  ...{ apiName: "title", label: "Title", type: "Text", maxLength: 100 },
  required: true,
  localized: true,
};
const slots: Slot[] = [{ name, field: title, locale: "en-US", isRequired: true }];
const at = "2026-11-20T10:00:00.000Z";
const sent = { at, fields: { title: { "en-US": "Tide" } } };
const draft: Draft = { memberId: "sora", contentTypeId: "article", title: "", texts: {}, savedAt: at };

/** A form of one field on a device that has a draft, and can refuse. */
async function inHand({ kept, shown }: { kept?: Partial<Draft>; shown?: Content } = {}) {
  const device = { draft: kept && { ...draft, ...kept }, ofItem: new Map<string, object>(), refuses: false };
  const form = createFormState(slots, textsOf(slots, shown), shown === undefined);
  const said: KeptState["state"][] = [];
  const restored: (Draft | undefined)[] = [];
  const check = () => {
    if (device.refuses) throw new DOMException("No room is left.", "QuotaExceededError");
  };
  const place = {
    name: "draft",
    readBase: async () => undefined,
    async writeBase() {},
    read: async () => device.draft,
    async write(writing: Partial<Draft>) {
      check();
      device.draft = { ...draft, ...writing };
    },
    async writeOf(contentId: string, writing: object) {
      check();
      device.ofItem.set(contentId, writing);
    },
    async remove() {
      device.draft = undefined;
    },
    leave() {},
  };
  const mine = createDraftInHand({
    ...{ memberId: "sora", content: shown, form, titleSlot: name },
    place: Promise.resolve(place),
    onKept: ({ state }) => said.push(state),
    onRestored: (one) => restored.push(one),
  });
  await mine.open();
  return { mine, form, device, said, restored };
}

const version = (number: number, text: string) =>
  contentSchema.parse(
    content("1", { title: { "en-US": text } }, { version: number, updatedBy: { sys: { id: "sora" } } }),
  );

test("what was sent belongs to the draft that is discarded: the next writing is another one", async () => {
  const { mine, form, device } = await inHand({ kept: { texts: { [name]: "Tide" }, sent } });
  expect(mine.sentBefore()).toEqual(sent);
  mine.discard();
  expect(mine.sentBefore()).toBeUndefined();
  form.type(name, "Something else");
  await mine.flush();
  expect(device.draft).toMatchObject({ texts: { [name]: "Something else" } });
  expect(device.draft).not.toHaveProperty("sent");
});

test("a discard that is undone brings back what was sent, too", async () => {
  const { mine, form, device, restored } = await inHand({ kept: { texts: { [name]: "Tide" }, sent } });
  const undo = mine.discard();
  undo();
  await mine.flush();
  expect(form.text(name)).toBe("Tide");
  expect(device.draft).toMatchObject({ texts: { [name]: "Tide" }, sent });
  expect(restored.at(-1)).toMatchObject({ texts: { [name]: "Tide" } });
});

test("one's own version is not somebody else's: the writing goes on from it", async () => {
  const change = { ...sent, contentId: "1", version: 1 };
  const kept = { version: 1, texts: { [name]: "Tide, later" }, sent: change };
  const { mine, restored } = await inHand({ kept, shown: version(2, "Tide") });
  expect(mine.baseVersion()).toBe(2);
  expect(mine.sentBefore()).toBeUndefined();
  expect(restored.at(-1)).toMatchObject({ version: 2 });
});

test("a version that is not one's own stays a conflict", async () => {
  const change = { ...sent, contentId: "1", version: 1 };
  const kept = { version: 1, texts: { [name]: "Tide, later" }, sent: change };
  const { mine, restored } = await inHand({ kept, shown: version(2, "Ebb") });
  expect(mine.baseVersion()).toBe(1);
  expect(restored.at(-1)).toMatchObject({ version: 1 });
});

test("a draft that has arrived as it is is no draft any more", async () => {
  const kept = { version: 1, texts: { [name]: "Tide" }, sent: { ...sent, contentId: "1", version: 1 } };
  const { mine, device, restored } = await inHand({ kept, shown: version(2, "Tide") });
  await mine.flush();
  expect(restored).toEqual([]);
  expect(device.draft).toBeUndefined();
});

test("what was sent and then put back as it came is kept as written", async () => {
  const { mine, form, device } = await inHand({ shown: version(1, "First") });
  form.type(name, "Tide");
  await mine.markSent({ ...sent, contentId: "1", version: 1 });
  form.type(name, "First");
  await mine.flush();
  const again = await inHand({ kept: device.draft ?? {}, shown: version(2, "Tide") });
  expect(again.form.text(name)).toBe("First");
});

test("what was typed since goes along, and the draft of something new goes away", async () => {
  const { mine, form, device } = await inHand();
  form.type(name, "Tide");
  await mine.flush();
  expect(await mine.becomes(version(1, "Tide"), { [name]: "Tides" })).toBe(true);
  expect(device.draft).toBeUndefined();
  expect(device.ofItem.get("1")).toMatchObject({ version: 1, texts: { [name]: "Tides" } });
});

test("a device that does not take what was typed since is said, and the writing is not left", async () => {
  const { mine, form, device, said } = await inHand();
  form.type(name, "Tide");
  await mine.markSent(sent);
  device.refuses = true;
  form.type(name, "Tides");
  expect(await mine.becomes(version(1, "Tide"), { [name]: "Tides" })).toBe(false);
  expect(said.at(-1)).toBe("refused");
  expect(mine.sentBefore()).toMatchObject({ contentId: "1", version: 0 });
  expect(await mine.isSafe()).toBe(false);
});

test("a form is safe to leave when nothing is typed, or all of it is kept", async () => {
  const { mine, form, device } = await inHand();
  device.refuses = true;
  expect(await mine.isSafe()).toBe(true);
  form.type(name, "Tide");
  expect(await mine.isSafe()).toBe(false);
  device.refuses = false;
  form.type(name, "Tides");
  expect(await mine.isSafe()).toBe(true);
  expect(device.draft).toMatchObject({ texts: { [name]: "Tides" } });
});
