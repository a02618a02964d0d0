import { clip } from "#lib/content/clip-text.ts";
import type { FormState } from "#lib/content/form-state.ts";
import type { Texts } from "#lib/content/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import type { Draft } from "./draft.ts";
import { createDraftKeeper, type KeptState } from "./draft-keeper.ts";
import type { DraftPlace } from "./draft-place.ts";
import { isArrived, type Sent } from "./sent.ts";

interface DraftOptions {
  memberId: string;
  /** What the form shows; a new item has none. */
  content: Content | undefined;
  form: FormState;
  /** The slot that names the item. */
  titleSlot: string;
  place: Promise<DraftPlace>;
  onKept: (kept: KeptState) => void;
  onRestored: (draft: Draft | undefined) => void;
}

export type DraftInHand = ReturnType<typeof createDraftInHand>;

const titleMax = 200;
const longestWaitMilliseconds = 1_000;

/** One form and its draft on this device: what was sent of it belongs to that draft, and goes with it. */
export function createDraftInHand(options: DraftOptions) {
  const { memberId, content, form, titleSlot, place, onKept, onRestored } = options;
  const shown = content?.sys.version;
  let base = shown;
  let sent: Sent | undefined;
  /** The slots of which something was sent: that one of them stands as it came says something too. */
  let sentSlots: readonly string[] = [];
  let restored: Draft | undefined;
  let kept: KeptState = { state: "nothing" };
  let isStopped = false;
  let stopListening = () => {};

  const say = (state: KeptState) => {
    kept = state;
    onKept(state);
  };
  const sayRestored = (draft: Draft | undefined) => {
    restored = draft;
    onRestored(draft);
  };
  const keeper = createDraftKeeper({ keep, onState: say });

  async function keep(): Promise<Date | undefined> {
    const here = await place;
    const changed = form.changed();
    if (Object.keys(changed).length === 0 && sent === undefined) {
      await here.remove();
      return undefined;
    }
    const savedAt = new Date();
    const ofSent = sent === undefined ? [] : sentSlots.map((name) => [name, form.text(name)]);
    await here.write({
      ...(base !== undefined && { version: base }),
      title: clip(form.text(titleSlot), titleMax),
      texts: { ...Object.fromEntries(ofSent), ...changed },
      savedAt: savedAt.toISOString(),
      ...(sent !== undefined && { sent }),
    });
    return savedAt;
  }

  function restore(draft: Draft): void {
    const typedMeanwhile = form.changed();
    form.fill({ ...draft.texts, ...typedMeanwhile });
    const hasArrived =
      content !== undefined && draft.sent !== undefined && isArrived(content, draft.sent, memberId);
    base = hasArrived ? shown : draft.version;
    sent = hasArrived ? undefined : draft.sent;
    sentSlots = Object.keys(draft.texts);
    if (Object.keys(form.changed()).length === 0 && sent === undefined) return;
    sayRestored({ ...draft, ...(base !== undefined && { version: base }) });
    say({ state: "saved", at: new Date(draft.savedAt) });
  }

  async function mark(now: Sent | undefined): Promise<void> {
    if (sent === now) return;
    if (now !== undefined) sentSlots = [...new Set([...sentSlots, ...Object.keys(form.changed())])];
    sent = now;
    keeper.touch();
    await keeper.flush();
  }

  return {
    /** Brings back what was kept, then keeps what is typed: the first keystroke must not replace yesterday's draft. */
    async open(): Promise<void> {
      let draft: Draft | undefined;
      try {
        draft = await (await place).read();
        if (draft !== undefined && !isStopped) restore(draft);
      } catch {
        if (!isStopped) say({ state: "refused" });
      }
      if (isStopped) return;
      stopListening = form.subscribe(undefined, keeper.touch);
      if (draft !== undefined || Object.keys(form.changed()).length > 0) keeper.touch();
    },
    flush: keeper.flush,
    title: () => form.text(titleSlot),
    kept: () => kept,
    /** Whether nothing is lost when the form goes away now. */
    async isSafe(): Promise<boolean> {
      if (Object.keys(form.changed()).length === 0) return true;
      const late = new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds, "late"));
      return (await Promise.race([keeper.flush(), late])) !== "late" && kept.state !== "refused";
    },
    sentBefore: () => sent,
    /** Notes a write before it is sent, and forgets it once its end is known. */
    markSent: mark,
    /** Everything stands as it came, and what was sent is of another writing; answers the way back. */
    discard(): () => void {
      const before = { base, sent, sentSlots, restored, texts: form.changed() };
      [base, sent, sentSlots] = [shown, undefined, []];
      form.fill(form.initial);
      sayRestored(undefined);
      return () => {
        ({ base, sent, sentSlots } = before);
        form.fill(before.texts);
        sayRestored(before.restored);
      };
    },
    baseVersion: () => base,
    /**
     * The writing has become Content; what was typed since goes along as a draft of that. Answers `false`, and keeps
     * on, when the device does not take that draft.
     */
    async becomes({ sys, fields }: Content, since: Texts): Promise<boolean> {
      const { id: contentId, version } = sys;
      const [here, savedAt] = [await place, new Date().toISOString()];
      const [title, hasRest] = [form.text(titleSlot), Object.keys(since).length > 0];
      await keeper.flush();
      try {
        if (hasRest) await here.writeOf(contentId, { version, title, texts: since, savedAt });
      } catch {
        say({ state: "refused" });
        await mark({ at: savedAt, contentId, version: version - 1, fields });
        return false;
      }
      await keeper.stop();
      if (!hasRest || content === undefined) await here.remove().catch(() => {});
      return true;
    },
    /** The form goes away; what is not kept yet is kept now. */
    async leave(): Promise<void> {
      isStopped = true;
      stopListening();
      await keeper.flush();
      (await place).leave();
    },
  };
}
