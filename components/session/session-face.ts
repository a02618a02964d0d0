import type { SessionAnswer } from "#lib/browser/session/session-look.ts";
import type { Standing } from "#lib/browser/session/session-watch.ts";
import type { Brand } from "#lib/space-file/schema.ts";

/** A way to sign in: the provider, what its button says, and its mark. */
export interface Way {
  id: string;
  words: string;
  icon: string | undefined;
}

/** What a page says of its session. */
export interface SessionFace {
  standing: Exclude<Standing, { kind: "living" }>;
  /** The member has put the dialog aside. */
  isAside: boolean;
  onAside: (isAside: boolean) => void;
  /** What a renewal has brought. */
  learn: (seen: SessionAnswer) => void;
  mark: Brand["mark"];
  /** The one that the session came by is the first. */
  ways: readonly Way[];
}
