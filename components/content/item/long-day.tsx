"use client";

import { useTimeZone } from "next-intl";
import { useSyncExternalStore } from "react";
import { regionOf } from "#lib/content/display-format.ts";

const never = () => () => {};

interface LongDayProps {
  /** RFC 3339. */
  at: string;
  language: string;
}

/** The day of a moment in full, "18 November 2026", where the member is; its time on hover. */
export function LongDay({ at, language }: LongDayProps) {
  const serverZone = useTimeZone() ?? "UTC";
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => serverZone,
  );
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regionOf(language), { ...options, timeZone }).format(moment);
  return (
    <time dateTime={at} title={say({ dateStyle: "full", timeStyle: "short" })}>
      {say({ dateStyle: "long" })}
    </time>
  );
}
