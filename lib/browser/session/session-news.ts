import { useEffect, useEffectEvent } from "react";

/**
 * What a page learns of its session: a call was answered `SessionEnded` or `OtherMember`, or the same member is
 * signed in again.
 */
export type SessionNews = "ended" | "other" | "again";

const listeners = new Set<(news: SessionNews) => void>();

export function tellSessionNews(news: SessionNews): void {
  for (const listener of [...listeners]) listener(news);
}

export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does something once the member is signed in again after an end. */
export function useSignedInAgain(action: () => void): void {
  const onAgain = useEffectEvent(action);
  useEffect(() => onSessionNews((news) => news === "again" && onAgain()), []);
}
