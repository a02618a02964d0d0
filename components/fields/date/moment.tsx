"use client";

import { useLocale, useTimeZone } from "next-intl";
import { useDeviceZone } from "#lib/browser/time/use-time-zone.ts";
import { dateFormat, regionOf } from "#lib/fields/format.ts";

const forms = {
  day: { dateStyle: "long" },
  minute: { dateStyle: "medium", timeStyle: "short" },
} as const;

interface MomentProps {
  /** RFC 3339. */
  at: string;
  /** "18 November 2026", or "18 Nov 2026, 06:20". */
  form: keyof typeof forms;
}

/** A point in time in the member's zone; the exact time on hover. */
export function Moment({ at, form }: MomentProps) {
  const language = useLocale();
  const timeZone = useDeviceZone(useTimeZone() ?? "UTC");
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  const say = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(regionOf(language), { ...options, timeZone }).format(moment);
  return (
    <time dateTime={at} title={say({ dateStyle: "full", timeStyle: "short" })}>
      {say(forms[form])}
    </time>
  );
}
