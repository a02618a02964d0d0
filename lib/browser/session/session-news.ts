import { useEffect, useEffectEvent } from "react";
import { createListeners } from "../store.ts";

/** A call was answered `SessionEnded` or `OtherMember`, or the same member signed in again. */
export type SessionNews = "ended" | "other" | "again";

const listeners = createListeners<SessionNews>();

export const notifySessionNews = listeners.notify;
export const onSessionNews = listeners.subscribe;

export function useSignedInAgain(action: () => void): void {
  const onAgain = useEffectEvent(action);
  useEffect(() => onSessionNews((news) => news === "again" && onAgain()), []);
}
