"use client";

import { useLocale, useNow, useTimeZone } from "next-intl";
import { useSyncExternalStore } from "react";
import { exactTime, nearTime, shortTime } from "./near-time.ts";

interface TimeProps {
  /** RFC 3339. */
  at: string;
  /** `near` for sentences, `short` for columns. */
  form?: "near" | "short";
}

const minuteMs = 60_000;

/** A moment in near words where the member is; the exact one on hover and to screen readers. */
export function Time({ at, form = "near" }: TimeProps) {
  const language = useLocale();
  const serverZone = useTimeZone() ?? "UTC";
  const serverNow = useNow().getTime();
  const timeZone = useSyncExternalStore(subscribeToNothing, deviceZone, () => serverZone);
  const now = useSyncExternalStore(subscribeToMinutes, thisMinute, () => serverNow);
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  const place = { now: new Date(now), language, timeZone };
  const exact = exactTime(moment, place);
  return (
    <time dateTime={at} title={exact}>
      <span aria-hidden="true">{form === "short" ? shortTime(moment, place) : nearTime(moment, place)}</span>
      <span className="sr-only">{exact}</span>
    </time>
  );
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function thisMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs;
}

function subscribeToNothing(): () => void {
  return () => {};
}

function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}
