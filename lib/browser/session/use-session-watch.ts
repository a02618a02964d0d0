import { useEffect, useEffectEvent, useRef, useState } from "react";
import { coverPage, uncoverPage } from "./cover.ts";
import { type LivingSession, lookAtSession, type SessionSeen } from "./session-look.ts";
import { hearSession, lastSaid } from "./session-messages.ts";
import { onSessionNews, tellSessionNews } from "./session-news.ts";
import { createSessionWatch, type SessionWatch, type Standing } from "./session-watch.ts";

/** How this page of a member stands, from now on; `first` is what the server said with the page. */
export function useSessionWatch(first: LivingSession) {
  const [standing, setStanding] = useState<Standing>({ kind: "living" });
  const watch = useRef<SessionWatch>(undefined);

  const begin = useEffectEvent(() =>
    createSessionWatch({
      first,
      look: lookAtSession,
      lastSaid,
      onStanding: setStanding,
      onAgain: () => tellSessionNews("again"),
    }),
  );

  useEffect(() => {
    const mine = begin();
    watch.current = mine;
    mine.begin();
    const stops = [
      hearSession(mine.heard),
      onSessionNews((news) => news !== "again" && mine.told(news)),
      onGlance(mine.glance),
      onReturn(first.memberId, mine.returned),
      mine.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [first.memberId]);

  return { standing, learn: (seen: SessionSeen) => watch.current?.learn(seen) };
}

/** The member turns to this tab, or the device to the network. */
function onGlance(glance: () => void): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  const look = () => {
    if (document.visibilityState === "visible") glance();
  };
  document.addEventListener("visibilitychange", look, { signal });
  document.addEventListener("resume", look, { signal });
  window.addEventListener("focus", look, { signal });
  window.addEventListener("online", look, { signal });
  return () => heard.abort();
}

/** A page that the browser puts away is covered: whoever brings it back may be somebody else. */
function onReturn(memberId: string, returned: () => Promise<Standing>): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  window.addEventListener("pagehide", ({ persisted }) => persisted && coverPage(), { signal });
  window.addEventListener(
    "pageshow",
    async ({ persisted }) => {
      if (!persisted) return;
      const said = lastSaid();
      if (said?.kind === "signed-in" && said.memberId === memberId) uncoverPage();
      const { kind } = await returned();
      if (kind !== "left" && kind !== "other") uncoverPage();
    },
    { signal },
  );
  return () => heard.abort();
}
