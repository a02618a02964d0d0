import { expect, test } from "vitest";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import type { Field } from "#lib/space-file/schema.ts";
import type { Draft } from "./draft.ts";
import { reduceDraft } from "./draft-machine.ts";
import type { DraftForm } from "./draft-meta.ts";
import {
  closedDraft,
  type DraftEvent,
  type DraftPhase,
  type DraftState,
  editedIn,
  queueState,
} from "./draft-state.ts";

const title = "title.en-US";
const field: Field = { apiName: "title", label: "Title", type: "Text", required: false, localized: true };
const slots: Slot[] = [{ name: title, field, locale: "en-US", isRequired: false }];
const at = "2026-11-20T10:00:00.000Z";
const draft: Draft = { memberId: "sora", contentTypeId: "article", title: "", texts: {}, savedAt: at };

const formOf = (text: string): DraftForm => ({
  ...{ memberId: "sora", slots, titleSlot: title, prefilled: {}, initial: { [title]: "" } },
  ...{ texts: { [title]: text }, at },
});

const phases = {
  closed: { name: "closed" },
  opening: { name: "opening" },
  reading: { name: "reading" },
  asking: { name: "asking", isReadOnly: true },
  askingTyped: { name: "asking", isReadOnly: false },
  loading: { name: "loading", isReadOnly: true, isAsked: false },
  loadingTyped: { name: "loading", isReadOnly: false, isAsked: false },
  editing: { name: "editing" },
  releasing: { name: "releasing", isWanted: false },
  published: { name: "published" },
  closing: { name: "closing", isAsked: false },
} as const satisfies Record<string, DraftPhase>;

type Phase = keyof typeof phases;

const ids: Phase[] = [
  ...(["closed", "opening", "reading", "asking", "askingTyped", "loading", "loadingTyped"] as const),
  ...(["editing", "releasing", "published", "closing"] as const),
];

const given: DraftEvent = { type: "given", texts: { [title]: "Ebb" } };
const found = { draft: { ...draft, texts: { [title]: "Tide" } } };
const loaded: DraftEvent = { type: "loaded", id: 0, found };
const writing = { autosave: { name: "writing", writesUnderWay: 1, next: "nothing" } } as const;

function stepFrom(phase: Phase, event: DraftEvent, state: Partial<DraftState> = {}, text = "") {
  return reduceDraft({ ...closedDraft(undefined), phase: phases[phase], ...state }, event, formOf(text));
}

type Row = [from: Phase, event: DraftEvent["type"], to: DraftPhase["name"], effects: string];

/** All that changes the phase or does something; every other pair of them does nothing. */
const rows: Row[] = [
  ["opening", "locked", "loading", "timer load"],
  ["reading", "locked", "loading", "timer load"],
  ["asking", "locked", "loading", "timer load"],
  ["askingTyped", "locked", "loading", "timer load"],
  ["opening", "lockRefused", "reading", "lock load"],
  ["loading", "lockLost", "reading", "timer give lock load"],
  ["loadingTyped", "lockLost", "reading", "timer give lock load"],
  ["editing", "lockLost", "reading", "timer give lock load"],
  ["reading", "takeOver", "asking", "ask timer"],
  ["asking", "takeOver", "asking", "ask timer"],
  ["askingTyped", "takeOver", "asking", "ask timer"],
  ["asking", "askTimeout", "asking", "lock"],
  ["askingTyped", "askTimeout", "asking", "lock"],
  ["reading", "asked", "reading", "lock"],
  ["editing", "asked", "reading", "give unlock lock load"],
  ["published", "asked", "published", "give unlock"],
  ["asking", "given", "asking", "lock"],
  ["askingTyped", "given", "asking", "lock"],
  ["editing", "given", "editing", "fillForm timer"],
  ["reading", "storedChange", "reading", "load"],
  ["asking", "storedChange", "asking", "load"],
  ["reading", "loaded", "reading", "fillForm"],
  ["asking", "loaded", "asking", "fillForm"],
  ["loading", "loaded", "editing", "fillForm fillForm timer"],
  ["loadingTyped", "loaded", "editing", "fillForm timer"],
  ["editing", "change", "editing", "timer"],
  ["editing", "discard", "editing", "fillForm timer"],
  ["editing", "choose", "editing", "timer"],
  ["editing", "published", "published", "timer"],
  ["opening", "close", "closed", "unlock end"],
  ["reading", "close", "closed", "unlock end"],
  ["asking", "close", "closed", "unlock end"],
  ["askingTyped", "close", "closed", "unlock end"],
  ["loading", "close", "closed", "unlock end"],
  ["loadingTyped", "close", "closed", "unlock end"],
  ["editing", "close", "closed", "unlock end"],
  ["releasing", "close", "closing", ""],
  ["published", "close", "closed", "unlock end"],
];

const events: DraftEvent[] = [
  ...(["locked", "lockRefused", "lockLost", "takeOver", "askTimeout", "asked"] as const).map((type) => ({
    type,
  })),
  ...(["storedChange", "change", "discard", "published", "close", "flush"] as const).map((type) => ({
    type,
  })),
  given,
  { type: "choose", choices: {} },
];
/** The phases that load, or have not yet. */
const loadsIn: Phase[] = ["closed", "opening", "reading", "asking", "askingTyped", "loading", "loadingTyped"];

test("every pair of phase and event does what the table says", () => {
  const pairs = [
    ...ids.flatMap((from) => events.map((event) => [from, event] as const)),
    ...loadsIn.map((from) => [from, loaded] as const),
  ];
  for (const [from, event] of pairs) {
    const row = rows.find(([phase, type]) => phase === from && type === event.type);
    const [, , to, effects] = row ?? [from, event.type, phases[from].name, ""];
    const step = stepFrom(from, event);
    const done = [step.state.phase.name, step.effects.map(({ type }) => type).join(" ")];
    expect([from, event.type, ...done]).toEqual([from, event.type, to, effects]);
  }
  for (const [from, type] of rows) {
    expect(pairs.some(([phase, event]) => phase === from && event.type === type)).toBe(true);
  }
});

test("only a tab that edits, or has typed before it knew of another one, can be typed into", () => {
  const of = (phase: Phase) => editedIn({ ...closedDraft(undefined), phase: phases[phase] });
  expect(ids.filter((id) => of(id) === "otherTab")).toEqual(["reading", "asking", "loading", "releasing"]);
});

test("a tab with typed text asks for a draft that another tab edits, instead of showing that", () => {
  const { state, effects } = stepFrom("opening", { type: "lockRefused" }, {}, "Typed at once");
  expect(state.phase).toEqual(phases.askingTyped);
  expect(effects.map(({ type }) => type)).toEqual(["lock", "ask", "timer"]);
});

test("a tab that is asked while it loads releases the draft once it is loaded", () => {
  const first = stepFrom("loadingTyped", { type: "asked" }, {}, "Typed at once").state;
  const { state, effects } = reduceDraft(first, loaded, formOf("Typed at once"));
  expect(state.phase).toEqual(phases.releasing);
  expect(effects.at(-1)).toMatchObject({
    type: "save",
    contents: { texts: { [title]: "Typed at once" }, superseded: [{ name: title, text: "Tide" }] },
  });
});

test("a tab that is asked or closed saves what is due, then releases the lock", () => {
  const due = { autosave: { name: "scheduled", isRetry: false } } as const;
  for (const type of ["asked", "close"] as const) {
    const first = stepFrom("editing", { type }, due, "Tide");
    expect(first.effects.map((effect) => effect.type)).toEqual(["timer", "save"]);
    const saved = { type: "saved", contents: { ...draft, texts: { [title]: "Tide" } } } as const;
    const last = reduceDraft(first.state, { ...saved, base: undefined, at: new Date(at) }, formOf("Tide"));
    expect(last.effects.map((effect) => effect.type)).toContain("unlock");
  }
});

test("a published draft waits for the write under way when its form goes; another tab's does not", () => {
  expect(stepFrom("published", { type: "close" }, writing)).toMatchObject({
    state: { phase: phases.closing },
    effects: [],
  });
  expect(stepFrom("reading", { type: "close" }, writing).state).toMatchObject({
    phase: phases.closed,
    autosave: { name: "idle" },
  });
});

test("text that the device refused goes to the tab that asked", () => {
  const { state, effects } = stepFrom("releasing", { type: "saveFailed" }, writing, "Tide");
  expect(effects[0]).toEqual({ type: "give", texts: { [title]: "Tide" } });
  expect(state).toMatchObject({ phase: phases.reading, received: { [title]: "Tide" } });
});

test("a draft that another tab discarded leaves nothing behind", () => {
  const meta = { ...closedDraft(undefined).meta, superseded: [{ name: title, text: "Ebb" }] };
  const { state, effects } = stepFrom("loading", { type: "loaded", id: 0, found: {} }, { meta }, "Tide");
  expect(state.meta.superseded).toEqual([]);
  expect(effects).toEqual([{ type: "fillForm", texts: { [title]: "" } }]);
});

test("the result of a write from before another tab got the lock is ignored", () => {
  for (const from of ["reading", "loading"] as const) {
    const { state } = stepFrom(from, { type: "saveFailed" }, writing);
    expect(state).toMatchObject({ autosave: { name: "idle" }, saveState: { state: "nothing" } });
  }
});

test("the result of an older load is ignored", () => {
  const { state, effects } = stepFrom("loading", loaded, { loadId: 1 });
  expect([state.phase, effects]).toEqual([phases.loading, []]);
});

test("a stored draft that cannot be read is shown as refused, and read again before anything is saved", () => {
  for (const from of ["loading", "loadingTyped"] as const) {
    const { state } = stepFrom(from, { type: "loaded", id: 0, found: undefined }, {}, "Tide");
    expect(state).toMatchObject({ phase: phases.editing, saveState: { state: "refused" }, isOpen: true });
    const due = reduceDraft(state, { type: "flush" }, formOf("Tide"));
    expect(due.effects.map(({ type }) => type)).toEqual(["timer", "load"]);
    const again = { type: "loaded", id: due.state.loadId, found: undefined } as const;
    const refused = reduceDraft(due.state, again, formOf("Tide"));
    expect(refused.state.autosave).toEqual({ name: "scheduled", isRetry: true });
  }
});

test("during a write the next one waits, and a flush lets it follow at once", () => {
  const { state: later } = stepFrom("editing", { type: "change" }, writing, "Tide");
  expect(later.autosave).toEqual({ name: "writing", writesUnderWay: 1, next: "later" });
  const { state: now } = reduceDraft(later, { type: "flush" }, formOf("Tides"));
  expect(now.autosave).toEqual({ name: "writing", writesUnderWay: 1, next: "now" });
  const { state, effects } = reduceDraft(now, { type: "saveFailed" }, formOf("Tides"));
  expect(state.autosave).toEqual({ name: "writing", writesUnderWay: 1, next: "nothing" });
  expect(effects.at(-1)).toMatchObject({ type: "save", contents: { texts: { [title]: "Tides" } } });
});

test("a failed save is tried again, but not after the draft is published", () => {
  expect(stepFrom("editing", { type: "saveFailed" }, writing).state.autosave.name).toBe("scheduled");
  expect(stepFrom("published", { type: "saveFailed" }, writing).state.autosave.name).toBe("idle");
});

test("a discard that is undone while another tab edits goes to that one", () => {
  const before = { meta: closedDraft(undefined).meta, texts: { [title]: "Tide" }, restored: undefined };
  const { effects } = stepFrom("reading", { type: "undoDiscard", before });
  expect(effects).toEqual([{ type: "give", texts: { [title]: "Tide" } }]);
});

test("a waiting publish is for exactly the typed text: another change cancels it", () => {
  const queued = { write: { fields: { title: { "en-US": "Tide" } } } };
  const waiting: DraftEvent = { ...loaded, found: { draft: { ...found.draft, queued } } };
  const { state } = stepFrom("loadingTyped", waiting);
  expect(queueState(state)).toBe("waiting");
  expect(stepFrom("loadingTyped", waiting, {}, "Typed at once").state.meta.queued).toBeUndefined();
  for (const event of [given, { type: "change" }, { type: "takeBack" }] as const) {
    expect(queueState(reduceDraft(state, event, formOf("Tide")).state)).toBe("takenBack");
  }
  const reading = { ...state, phase: phases.reading };
  const releasing = reduceDraft(state, { type: "asked" }, formOf("Tide")).state;
  expect(reduceDraft(releasing, { type: "takeBack" }, formOf("Tide")).state.meta.queued).toBeUndefined();
  expect(queueState(reading)).toBeUndefined();
  expect(reduceDraft(reading, { type: "takeBack" }, formOf("Tide")).state).toBe(reading);
});

test("a failed publish is reported until the text changes", () => {
  const queued = { write: { fields: {} }, hasFailed: true };
  const { state } = stepFrom("loadingTyped", { ...loaded, found: { draft: { ...found.draft, queued } } });
  expect(queueState(state)).toBe("failed");
  expect(queueState(reduceDraft(state, { type: "change" }, formOf("Ebb")).state)).toBeUndefined();
});
