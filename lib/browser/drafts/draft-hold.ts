import { onLost, stealForTab, takeForTab, waitForTab } from "../tab-lock.ts";
import { onDraftNews, tellDraftNews } from "./draft-news.ts";

/** `shared`: another tab has it open too, and this browser cannot tell whose turn it is. */
export type Holding = "mine" | "elsewhere" | "shared";

interface HoldOptions {
  /** As `draftName` makes it. */
  name: string;
  onHolding: (holding: Holding) => void;
  /** Another tab asks for it: what is typed is to be kept; answers what the device may not have kept. */
  onGive: () => Promise<Readonly<Record<string, string>>>;
  /** It was taken while this tab did not answer. */
  onLose: () => Readonly<Record<string, string>>;
  /** What another tab had typed and could not keep. */
  onTyped: (texts: Readonly<Record<string, string>>) => void;
}

export interface DraftHold {
  holding(): Holding;
  /** From now on it is written here. */
  takeOver(): void;
  leave(): void;
}

const answerMilliseconds = 3_000;

/**
 * Which tab writes a draft: the one that has it, until it ends, or another one asks for it. The others wait for it,
 * and are told when it is theirs (reliability.md, "nothing typed is lost").
 */
export async function holdDraft(options: HoldOptions): Promise<DraftHold> {
  return "locks" in navigator ? await holdByLock(options) : holdByWord(options);
}

async function holdByLock({ name, onHolding, onGive, onLose, onTyped }: HoldOptions): Promise<DraftHold> {
  const over = new AbortController();
  let letGo = await takeForTab(name);
  let holding: Holding = letGo === undefined ? "elsewhere" : "mine";
  let isGiving = false;
  let waiting = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;

  const say = (now: Holding) => {
    holding = now;
    if (!over.signal.aborted) onHolding(now);
  };
  const have = (mine: (() => void) | undefined) => {
    if (mine === undefined) return;
    clearTimeout(patience);
    patience = undefined;
    waiting.abort();
    letGo = mine;
    if (over.signal.aborted) mine();
    else if (holding !== "mine") say("mine");
  };
  const wait = () => {
    waiting = new AbortController();
    void waitForTab(name, waiting.signal).then(have);
  };
  const waitAnew = () => {
    waiting.abort();
    wait();
  };
  const take = () => void stealForTab(name).then(have);
  const tell = (texts: Readonly<Record<string, string>>) =>
    tellDraftNews({ kind: "given", name, texts: { ...texts } });
  async function give(): Promise<void> {
    if (isGiving) return;
    isGiving = true;
    const given = onGive();
    // From here on nothing is typed that would not be given.
    say("elsewhere");
    tell(await given);
    letGo?.();
    wait();
    isGiving = false;
  }

  const stops = [
    onDraftNews((news) => {
      if (news.name !== name) return;
      if (news.kind === "give" && holding === "mine") void give();
      // Whoever asks goes before this one, which has only waited.
      else if (news.kind === "give" && patience === undefined && !isGiving) waitAnew();
      if (news.kind !== "given") return;
      onTyped(news.texts);
      // Others may have waited longer; this is where somebody wants to write.
      if (patience !== undefined) take();
    }),
    onLost((lost) => {
      if (lost !== name || holding !== "mine") return;
      tell(onLose());
      say("elsewhere");
      wait();
    }),
  ];
  if (holding === "elsewhere") wait();
  return {
    holding: () => holding,
    takeOver() {
      if (holding === "mine") return;
      tellDraftNews({ kind: "give", name });
      clearTimeout(patience);
      patience = setTimeout(take, answerMilliseconds);
    },
    leave() {
      over.abort();
      waiting.abort();
      clearTimeout(patience);
      for (const stop of stops) stop();
      letGo?.();
    },
  };
}

/** Without locks: both are told, and what is written last is what is kept. */
function holdByWord({ name, onHolding }: HoldOptions): DraftHold {
  let holding: Holding = "mine";
  const stop = onDraftNews((news) => {
    if (news.name !== name || news.kind !== "open") return;
    if (!news.isAnswer) tellDraftNews({ kind: "open", name, isAnswer: true });
    if (holding === "shared") return;
    holding = "shared";
    onHolding(holding);
  });
  tellDraftNews({ kind: "open", name, isAnswer: false });
  return { holding: () => holding, takeOver() {}, leave: stop };
}
