import type { LivingSession, SessionAnswer } from "./read-session.ts";
import type { SessionMessage } from "./session-messages.ts";

/** Of the session, for the page of a member. */
export type SessionStatus =
  | { kind: "living" }
  /** Ends at that time by this device's clock, unless the member renews or signs in. */
  | { kind: "ending"; at: Date; staysBy: LivingSession["staysBy"] }
  /** `at`: if it ended because its time was over. */
  | { kind: "ended"; at: Date | undefined }
  /** Another member is signed in. */
  | { kind: "other" }
  /** Signed out in another tab, or a restored page without a session. */
  | { kind: "left"; why: "signedOut" | "noSession" };

interface WatchOptions {
  first: LivingSession;
  /** The page comes from the device: `first` may be over. */
  isStored?: boolean;
  look: () => Promise<SessionAnswer>;
  lastSessionMessage: () => SessionMessage | undefined;
  onStatus: (status: SessionStatus) => void;
  onAgain: () => void;
}

export type SessionWatch = ReturnType<typeof createSessionWatch>;

const noticeMs = 5 * 60_000;
const glanceMs = 5_000;
const lookAgainMs = 15_000;
/** The server has to agree. */
const graceMs = 500;
/** Longer timers overflow, and sleep delays them. */
const longestTimerMs = 6 * 60 * 60_000;

/** Watches who is signed in and when the session ends. Only the server's answers count: offline, the session continues. */
export function createSessionWatch(options: WatchOptions) {
  const { first, isStored = false, look, lastSessionMessage, onStatus, onAgain } = options;
  const { memberId } = first;
  let status: SessionStatus = { kind: "living" };
  let overAt = Date.now();
  let lookedAt = Date.now();
  let question = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setStatus(next: SessionStatus): void {
    const isSame = next.kind === "living" && status.kind === "living";
    status = next;
    if (!isSame) onStatus(next);
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void lookNow(), Math.min(Math.max(ms, 0), longestTimerMs));
  }

  async function lookNow(isReturning = false): Promise<void> {
    const mine = ++question;
    lookedAt = Date.now();
    const answer = await look();
    // A newer question was asked since.
    if (mine === question) learn(answer, isReturning);
  }

  function learn(answer: SessionAnswer, isReturning: boolean): void {
    clearTimeout(timer);
    if (answer === "unreachable") {
      // The next glance may be the return of the network.
      lookedAt = Number.NEGATIVE_INFINITY;
      lookIn(lookAgainMs);
    } else if (answer !== "noSession") onMember(answer);
    else if (isReturning) setStatus({ kind: "left", why: "noSession" });
    // An end is reported once.
    else if (status.kind !== "ended" || isSignedOut()) end();
  }

  function onMember(session: LivingSession): void {
    const wasOver = status.kind !== "living" && status.kind !== "ending";
    if (session.memberId !== memberId) setStatus({ kind: "other" });
    else {
      watch(session);
      if (wasOver) onAgain();
    }
  }

  function watch({ secondsLeft, staysBy }: LivingSession): void {
    const leftMs = secondsLeft * 1000;
    overAt = Date.now() + leftMs;
    if (leftMs > noticeMs) setStatus({ kind: "living" });
    else setStatus({ kind: "ending", at: new Date(overAt), staysBy });
    lookIn(leftMs > noticeMs ? leftMs - noticeMs : leftMs + graceMs);
  }

  function end(): void {
    clearTimeout(timer);
    const isTime = Date.now() >= overAt - graceMs;
    if (isSignedOut()) setStatus({ kind: "left", why: "signedOut" });
    else setStatus({ kind: "ended", at: isTime ? new Date(overAt) : undefined });
  }

  const isSignedOut = () => lastSessionMessage()?.kind === "signed-out";

  return {
    begin: () => (isStored ? void lookNow() : watch(first)),
    /** The call may have been sent before a later sign-in. */
    onNews(news: "ended" | "other"): void {
      if (status.kind === "left") return;
      if (news === "ended") end();
      else setStatus({ kind: "other" });
      lookIn(lookAgainMs);
    },
    onMessage(message: SessionMessage): void {
      if (message.kind === "signed-out") {
        question++;
        clearTimeout(timer);
        setStatus({ kind: "left", why: "signedOut" });
      } else if (message.memberId !== memberId || status.kind !== "living") void lookNow();
    },
    /** The tab gets attention: asks, unless it just did. */
    onGlance(): void {
      if (Date.now() - lookedAt >= glanceMs) void lookNow();
    },
    /** The browser restores the page from its cache. */
    async onReturn(): Promise<SessionStatus> {
      await lookNow(true);
      return status;
    },
    /** The result of a renewal. */
    learn: (answer: SessionAnswer) => {
      question++;
      learn(answer, false);
    },
    stop(): void {
      question++;
      clearTimeout(timer);
    },
  };
}
