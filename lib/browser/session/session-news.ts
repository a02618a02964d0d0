import { useEffect, useEffectEvent } from "react";
import { createListeners } from "../listeners.ts";

/**
 * What a page learns of its session: a call was answered `SessionEnded` or `OtherMember`, or the same member is
 * signed in again.
 */
export type SessionNews = "ended" | "other" | "again";

const listeners = createListeners<SessionNews>();

export const notifySessionNews = listeners.notify;
export const onSessionNews = listeners.subscribe;

/** Does something once the member is signed in again after an end. */
export function useSignedInAgain(action: () => void): void {
  const onAgain = useEffectEvent(action);
  useEffect(() => onSessionNews((news) => news === "again" && onAgain()), []);
}
