"use client";

import { useLocale, useNow, useTimeZone } from "next-intl";
import { useSyncExternalStore } from "react";
import { deviceZone, subscribeToMinutes, thisMinute } from "#lib/browser/time/use-time-zone.ts";
import { exactTime, nearTime, shortTime } from "./near-time.ts";

interface TimeProps {
  /** RFC 3339. */
  at: string;
  form?: "near" | "short";
}

/** A time in the member's zone, in short form; the exact time as title and for screen readers. */
export function Time({ at, form = "near" }: TimeProps) {
  const language = useLocale();
  const serverZone = useTimeZone() ?? "UTC";
  const serverNow = useNow();
  const moment = new Date(at);
  const isMoment = !Number.isNaN(moment.getTime());
  const wordsAt = (now: Date, timeZone: string) => {
    if (!isMoment) return "";
    const near = (form === "short" ? shortTime : nearTime)(moment, { now, language, timeZone });
    return `${near}\n${exactTime(moment, { language, timeZone })}`;
  };
  // The snapshot is both texts, so that a new minute only rerenders times whose text changes.
  const words = useSyncExternalStore(
    subscribeToMinutes,
    () => wordsAt(new Date(thisMinute()), deviceZone()),
    () => wordsAt(serverNow, serverZone),
  );
  if (!isMoment) return null;
  const [near, exact] = words.split("\n");
  return (
    <time dateTime={at} title={exact}>
      <span aria-hidden="true">{near}</span>
      {/* At the beginning of what surrounds it: where it follows text that is cut, it would make a page wider. */}
      <span className="sr-only start-0">{exact}</span>
    </time>
  );
}
