import type { Texts } from "#lib/fields/form/form-text.ts";
import { type DraftHold, type Holding, holdDraft } from "./draft-hold.ts";
import { createDraftInHand, type DraftInHand } from "./draft-in-hand.ts";
import { onDraftNews } from "./draft-news.ts";
import type { DraftOptions } from "./draft-options.ts";

interface TabOptions extends DraftOptions {
  onHolding: (holding: Holding) => void;
}

export interface DraftInTabs {
  inHand: DraftInHand;
  /** Over once what was kept is in the form, or another tab writes it. */
  open(): Promise<void>;
  takeOver(): void;
  leave(): Promise<void>;
}

/**
 * A draft in one of several tabs: one of them writes it, the others show it as it is written and can take it over.
 * Whoever has typed before that was known is where the writing goes on.
 */
export function createDraftInTabs(options: TabOptions): DraftInTabs {
  const { place, onHolding } = options;
  const inHand = createDraftInHand(options);
  let hold: DraftHold | undefined;
  let stopFollowing: (() => void) | undefined;
  let isOver = false;
  /** One after the other: tabs can change hands faster than the device answers. */
  let turn = Promise.resolve();
  let beginWriting = () => {};
  const begun = new Promise<void>((resolve) => {
    beginWriting = resolve;
  });

  const inTurn = (step: () => Promise<void>): Promise<void> => {
    turn = turn.then(() => (isOver ? undefined : step())).catch(console.error);
    return turn;
  };

  async function follow(): Promise<void> {
    const { name } = await place;
    stopFollowing ??= onDraftNews((news) => {
      if (news.kind === "changed" && news.name === name) void inTurn(show);
    });
    await inHand.follow();
  }

  async function show(): Promise<void> {
    if (stopFollowing === undefined) return;
    // Whoever writes has kept it, or what is newer.
    waiting = {};
    await inHand.follow();
  }

  async function write(): Promise<void> {
    const isShown = stopFollowing !== undefined;
    stopFollowing?.();
    stopFollowing = undefined;
    await inHand.open(isShown);
    inHand.take(waiting);
    waiting = {};
  }

  /** The form is the member's once what was kept is in it: what they typed sooner would be written over. */
  async function writeAsTold(): Promise<void> {
    await write();
    if (hold?.holding() === "mine") onHolding("mine");
    beginWriting();
  }

  function onHold(holding: Holding): void {
    if (holding === "mine") return void inTurn(writeAsTold);
    onHolding(holding);
    if (holding === "elsewhere") void inTurn(follow);
  }

  async function give() {
    await inTurn(async () => {
      await inHand.close();
      // It is this tab's again if whoever asked has ended by then.
      waiting = inHand.unkept();
    });
    return waiting;
  }

  function lose() {
    const unkept = inHand.unkept();
    void inTurn(inHand.close);
    return unkept;
  }

  /** What came while this tab waits for its turn is taken once it has it. */
  let waiting: Texts = {};
  function take(texts: Texts): void {
    if (hold?.holding() === "mine" && stopFollowing === undefined) inHand.take(texts);
    else waiting = { ...waiting, ...texts };
  }

  return {
    inHand,
    async open() {
      const { name } = await place;
      if (isOver) return;
      const onTyped = (texts: Texts) => void inTurn(async () => take(texts));
      hold = await holdDraft({ name, onHolding: onHold, onGive: give, onLose: lose, onTyped });
      if (isOver) return hold.leave();
      if (hold.holding() !== "elsewhere") return await inTurn(write);
      if (Object.keys(inHand.typed()).length > 0) {
        hold.takeOver();
        return await begun;
      }
      onHolding("elsewhere");
      await inTurn(follow);
    },
    takeOver: () => hold?.takeOver(),
    async leave() {
      isOver = true;
      stopFollowing?.();
      await inHand.leave();
      hold?.leave();
    },
  };
}
