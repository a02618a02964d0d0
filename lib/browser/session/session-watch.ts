import type { LivingSession, SessionAnswer } from "./session-look.ts";
import type { SessionMessage } from "./session-messages.ts";

/** How a page of a member stands. */
export type Standing =
  | { kind: "living" }
  /** It will be over at that time, by this device's clock, unless the member does what moves that. */
  | { kind: "ending"; at: Date; staysBy: LivingSession["staysBy"] }
  /** `at`: when its time ran out, if it was time. */
  | { kind: "ended"; at: Date | undefined }
  /** Somebody else is signed in here. */
  | { kind: "other" }
  /** The member has signed out in another tab, or came back to a page of nobody. */
  | { kind: "left"; why: "signedOut" | "nobody" };

interface WatchOptions {
  /** Whose page it is, and how long the session goes on as far as the page knows. */
  first: LivingSession;
  look: () => Promise<SessionAnswer>;
  /** What was said last in this browser. */
  lastSessionMessage: () => SessionMessage | undefined;
  onStanding: (standing: Standing) => void;
  /** The same member is signed in again after an end. */
  onAgain: () => void;
}

export type SessionWatch = ReturnType<typeof createSessionWatch>;

const noticeMs = 5 * 60_000;
const glanceMs = 5_000;
const lookAgainMs = 15_000;
/** The server has to agree that it is over. */
const graceMs = 500;
/** Longer ones overflow, and a device that sleeps holds them back. */
const longestTimerMs = 6 * 60 * 60_000;

/**
 * Knows when the session of a page ends and who is signed in. It believes the server alone, asks it when there is a
 * reason to, and takes no answer for what it is not: without a network nobody has been signed out.
 */
export function createSessionWatch({ first, look, lastSessionMessage, onStanding, onAgain }: WatchOptions) {
  const { memberId } = first;
  let standing: Standing = { kind: "living" };
  let overAt = Date.now();
  let lookedAt = Date.now();
  let question = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stand(next: Standing): void {
    const isSame = next.kind === "living" && standing.kind === "living";
    standing = next;
    if (!isSame) onStanding(next);
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void lookNow(), Math.min(Math.max(ms, 0), longestTimerMs));
  }

  async function lookNow(isReturning = false): Promise<void> {
    const mine = ++question;
    lookedAt = Date.now();
    const answer = await look();
    // Another question was question since, and its answer is newer.
    if (mine === question) learn(answer, isReturning);
  }

  function learn(answer: SessionAnswer, isReturning: boolean): void {
    clearTimeout(timer);
    if (answer === "unreachable") lookIn(lookAgainMs);
    else if (answer !== "nobody") onMember(answer);
    else if (isReturning) stand({ kind: "left", why: "nobody" });
    // What was said of an end is not said again.
    else if (standing.kind !== "ended" || isSignedOut()) end();
  }

  function onMember(session: LivingSession): void {
    const wasOver = standing.kind !== "living" && standing.kind !== "ending";
    if (session.memberId !== memberId) stand({ kind: "other" });
    else {
      goOn(session);
      if (wasOver) onAgain();
    }
  }

  function goOn({ secondsLeft, staysBy }: LivingSession): void {
    const leftMs = secondsLeft * 1000;
    overAt = Date.now() + leftMs;
    if (leftMs > noticeMs) stand({ kind: "living" });
    else stand({ kind: "ending", at: new Date(overAt), staysBy });
    lookIn(leftMs > noticeMs ? leftMs - noticeMs : leftMs + graceMs);
  }

  function end(): void {
    clearTimeout(timer);
    const isTime = Date.now() >= overAt - graceMs;
    if (isSignedOut()) stand({ kind: "left", why: "signedOut" });
    else stand({ kind: "ended", at: isTime ? new Date(overAt) : undefined });
  }

  const isSignedOut = () => lastSessionMessage()?.kind === "signed-out";

  return {
    begin: () => goOn(first),
    /** A call was answered so. It may have been sent before a sign-in that is over by now. */
    onNews(news: "ended" | "other"): void {
      if (standing.kind === "left") return;
      if (news === "ended") end();
      else stand({ kind: "other" });
      lookIn(lookAgainMs);
    },
    /** Another tab said so. */
    onMessage(message: SessionMessage): void {
      if (message.kind === "signed-out") {
        question++;
        clearTimeout(timer);
        stand({ kind: "left", why: "signedOut" });
      } else if (message.memberId !== memberId || standing.kind !== "living") void lookNow();
    },
    /** The member turns to this tab: time for a look, unless there was one just now. */
    onGlance(): void {
      if (Date.now() - lookedAt >= glanceMs) void lookNow();
    },
    /** The browser shows a page again that it had put away; answers how it stands. */
    async onReturn(): Promise<Standing> {
      await lookNow(true);
      return standing;
    },
    /** What a renewal has brought. */
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
