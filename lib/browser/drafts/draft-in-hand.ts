import type { Choices } from "#lib/fields/compare/compare-choices.ts";
import { changedTexts, type Texts } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import type { Sent } from "../send/sent.ts";
import type { Draft } from "./draft.ts";
import { createDraftCopy } from "./draft-copy.ts";
import { createDraftKeeper, type KeptState } from "./draft-keeper.ts";
import { type DraftKit, freshKit, isNothing, kitOf, outrunBy, reunited, writingOf } from "./draft-kit.ts";
import type { DraftOptions } from "./draft-options.ts";
import { type Kept, putBack, readKept } from "./draft-place.ts";
import { createShown } from "./draft-shown.ts";
import { sortTaken, unkeptTexts } from "./draft-taken.ts";

export type DraftInHand = ReturnType<typeof createDraftInHand>;

const longestWaitMilliseconds = 1_000;

/** One form and its draft on this device: what was sent of it belongs to that draft, and goes with it. */
export function createDraftInHand(options: DraftOptions) {
  const { memberId, content, form, titleSlot, begun = {}, place, onKept, onRestored } = options;
  const [shown, copy] = [createShown(form, content), createDraftCopy(form, titleSlot)];
  let kit: DraftKit = freshKit(content);
  let restored: Draft | undefined;
  let kept: KeptState = { state: "nothing" };
  let isStopped = false;
  /** What is kept could not be read: until it is, nothing may take its place. */
  let isUnread = false;
  let stopListening: (() => void) | undefined;

  const say = (state: KeptState) => {
    kept = state;
    onKept(state);
  };
  const sayRestored = (draft: Draft | undefined) => {
    restored = draft;
    onRestored(draft);
  };
  const typed = (): Texts => changedTexts(begun, form.changed());
  async function keep(): Promise<Date | undefined> {
    if (isUnread) await readLate();
    return await copy.keep(await place, kit);
  }
  const keeper = createDraftKeeper({ keep, onState: say });

  /** @param since what was typed before the draft was there, which must not be replaced */
  function restore({ draft, base }: Kept, since: Texts): void {
    if (draft === undefined) return;
    shown.catchUp(base);
    kit = kitOf({ draft, content: shown.now(), base, form, memberId, typed: since });
    copy.found(draft, base);
    form.fill({ ...form.initial, ...draft.texts, ...since });
    if (isNothing(kit, form)) {
      kit = freshKit(shown.now());
      return;
    }
    const { version, aside } = kit;
    sayRestored({ ...draft, version, aside: [...aside] });
    say({ state: "saved", at: new Date(draft.savedAt) });
  }

  async function readLate(): Promise<void> {
    const found = await readKept(place, shown.now());
    isUnread = false;
    const since = kit;
    restore(found, typed());
    kit = reunited(kit, since, []);
  }

  async function mark(now: Sent | undefined): Promise<void> {
    if (kit.sent === now) return;
    const sentSlots = now === undefined ? kit.sentSlots : [...kit.sentSlots, ...Object.keys(form.changed())];
    kit = { ...kit, sent: now, sentSlots: [...new Set(sentSlots)] };
    keeper.touch();
    await keeper.flush();
  }

  return {
    /**
     * Brings back what was kept, then keeps what is typed: the first keystroke must not replace yesterday's draft.
     * `isShown`: the form shows the draft already, as another tab wrote it.
     */
    async open(isShown = false): Promise<void> {
      let found: Kept = {};
      try {
        found = await readKept(place, shown.now());
        isUnread = false;
        if (isShown && !isStopped) form.fill(form.initial);
        if (!isStopped) restore(found, isShown ? {} : typed());
      } catch {
        isUnread = true;
        if (!isStopped) say({ state: "refused" });
      }
      if (isStopped) return;
      stopListening ??= form.subscribe(undefined, keeper.touch);
      if (isUnread || found.draft !== undefined || Object.keys(form.changed()).length > 0) keeper.touch();
    },
    /** Keeps what is typed, and nothing more until it is opened again. */
    async close(): Promise<void> {
      stopListening?.();
      stopListening = undefined;
      await keeper.flush();
      keeper.drop();
    },
    /** Shows what another tab writes. */
    async follow(): Promise<void> {
      const { draft, base }: Kept = await readKept(place, shown.now()).catch(() => ({}));
      if (isStopped || stopListening !== undefined) return;
      shown.catchUp(base);
      form.fill({ ...form.initial, ...draft?.texts });
      sayRestored(undefined);
      say({ state: "nothing" });
    },
    /** What is in this page alone. */
    unkept: () => unkeptTexts(form, copy.texts()),
    /** Takes what another tab had typed; where something else was typed here meanwhile, both stay. */
    take(texts: Texts): void {
      const { free, aside } = sortTaken(form, copy.texts(), texts);
      form.fill(free);
      if (aside.length === 0) return;
      kit = { ...kit, aside: [...kit.aside, ...aside] };
      const draft = { ...writingOf(kit, form, titleSlot), memberId, contentTypeId: "", ...restored };
      sayRestored({ ...draft, aside: [...kit.aside] });
      keeper.touch();
    },
    typed,
    flush: keeper.flush,
    title: () => form.text(titleSlot),
    kept: () => kept,
    /** Whether nothing is lost when the form goes away now. */
    async isSafe(): Promise<boolean> {
      if (stopListening === undefined || Object.keys(form.changed()).length === 0) return true;
      const late = new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds, "late"));
      return (await Promise.race([keeper.flush(), late])) !== "late" && kept.state !== "refused";
    },
    sentBefore: () => kit.sent,
    /** Notes a write before it is sent, and forgets it once its end is known. */
    markSent: mark,
    /** Everything stands as it came, and what was sent is of another writing; answers the way back. */
    discard(): () => void {
      const [before, texts, was] = [kit, form.changed(), restored];
      const writing = writingOf(kit, form, titleSlot);
      kit = freshKit(shown.now());
      form.fill(form.initial);
      sayRestored(undefined);
      return () => {
        if (isStopped) return void keeper.stop().then(() => putBack(place, writing, before.base));
        const typed = form.changed();
        kit = reunited(before, kit, outrunBy(typed, texts));
        form.fill({ ...texts, ...typed });
        sayRestored(was && { ...was, aside: [...kit.aside] });
      };
    },
    shown: shown.now,
    baseVersion: () => kit.version,
    base: () => kit.base,
    choices: () => kit.choices,
    /** What was chosen of two versions stays with the draft. */
    choose(choices: Choices): void {
      if (stopListening === undefined) return;
      kit = { ...kit, choices };
      keeper.touch();
    },
    /** The writing goes on from another version; `texts` is what that one has where nothing was typed here. */
    rebase(onto: Content, texts: Texts): void {
      if (stopListening === undefined) return;
      kit = { ...kit, base: onto, version: onto.sys.version, choices: {} };
      shown.from(onto);
      form.fill(texts);
      keeper.touch();
    },
    /**
     * The writing has become Content; what was typed since goes along as a draft of that. Answers `false`, and keeps
     * on, when the device does not take that draft.
     */
    async becomes({ sys, fields }: Content, since: Texts): Promise<boolean> {
      const { id: contentId, version } = sys;
      const [here, savedAt] = [await place, new Date().toISOString()];
      const [title, hasRest, hasUnread] = [form.text(titleSlot), Object.keys(since).length > 0, isUnread];
      if (!hasUnread) await keeper.flush();
      try {
        if (hasRest) await here.writeOf(contentId, { version, title, texts: since, savedAt });
      } catch {
        say({ state: "refused" });
        await mark({ at: savedAt, contentId, version: version - 1, fields });
        return false;
      }
      await keeper.stop();
      if (!hasUnread && (!hasRest || content === undefined)) await here.remove().catch(() => {});
      return true;
    },
    /** The form goes away; what is not kept yet is kept now. */
    async leave(): Promise<void> {
      isStopped = true;
      stopListening?.();
      await keeper.flush();
      await keeper.stop();
      (await place).leave();
    },
  };
}
