import { useEffect, useEffectEvent, useRef, useState } from "react";
import { storedAt } from "../offline/stored-page.ts";
import { coverPage, uncoverPage } from "./leave-page.ts";
import { type LivingSession, readSession, type SessionAnswer } from "./read-session.ts";
import { lastSessionMessage, onSessionMessage } from "./session-messages.ts";
import { notifySessionNews, onSessionNews } from "./session-news.ts";
import { createSessionWatch, type SessionStatus, type SessionWatch } from "./session-watch.ts";

/** The session state of this page; `first` comes with the page. */
export function useSessionWatch(first: LivingSession) {
  const [status, setStatus] = useState<SessionStatus>({ kind: "living" });
  const watch = useRef<SessionWatch>(undefined);

  const begin = useEffectEvent(() =>
    createSessionWatch({
      first,
      isStored: storedAt.get() !== undefined,
      look,
      lastSessionMessage,
      onStatus: setStatus,
      onAgain: () => notifySessionNews("again"),
    }),
  );

  useEffect(() => {
    const mine = begin();
    watch.current = mine;
    mine.begin();
    const stops = [
      onSessionMessage(mine.onMessage),
      onSessionNews((news) => news !== "again" && mine.onNews(news)),
      onFocus(mine.onGlance),
      onPageShow(first.memberId, mine.onReturn),
      mine.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [first.memberId]);

  return { status, learn: (answer: SessionAnswer) => watch.current?.learn(answer) };
}

async function look(): Promise<SessionAnswer> {
  const answer = await readSession();
  if (answer !== "unreachable") storedAt.set(undefined);
  return answer;
}

/** The tab or the network is back. */
function onFocus(glance: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const look = () => {
    if (document.visibilityState === "visible") glance();
  };
  document.addEventListener("visibilitychange", look, { signal });
  document.addEventListener("resume", look, { signal });
  window.addEventListener("focus", look, { signal });
  window.addEventListener("online", look, { signal });
  return () => listening.abort();
}

/** A page in the back/forward cache is covered: another person may restore it. */
function onPageShow(memberId: string, returned: () => Promise<SessionStatus>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("pagehide", ({ persisted }) => persisted && coverPage(), { signal });
  window.addEventListener(
    "pageshow",
    async ({ persisted }) => {
      if (!persisted) return;
      const message = lastSessionMessage();
      if (message?.kind === "signed-in" && message.memberId === memberId) uncoverPage();
      const { kind } = await returned();
      if (kind !== "left" && kind !== "other") uncoverPage();
    },
    { signal },
  );
  return () => listening.abort();
}
