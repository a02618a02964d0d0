import type { Operator } from "../filter/filter-operator.ts";
import { dateFormat } from "../format.ts";

/** A time in the member's time zone; without `time` the whole day. */
export interface LocalMoment {
  day: string;
  /** `HH:MM` or `HH:MM:SS…`, or "". */
  time: string;
}

const dayStart = "00:00:00.000";
const dayEnd = "23:59:59.999";
const fullDate = /^\d{4}-\d\d-\d\d$/;
const endsDay: ReadonlySet<Operator> = new Set(["gt", "lte"]);

/** The instant on the wire. A whole day is `gt` its end and `lt` its start. */
export function instantOf({ day, time }: LocalMoment, operator: Operator, timeZone: string): string {
  const clock = time === "" ? (endsDay.has(operator) ? dayEnd : dayStart) : withSeconds(time);
  const wall = Date.parse(`${day}T${clock}Z`);
  if (Number.isNaN(wall)) return "";
  const guess = wall - offsetMs(wall, timeZone);
  return new Date(wall - offsetMs(guess, timeZone)).toISOString().replace(".000Z", "Z");
}

/** The local time of an instant; a full date on the wire is the start of that day, UTC. */
export function localMomentOf(value: string, operator: Operator, timeZone: string): LocalMoment | undefined {
  const at = Date.parse(fullDate.test(value) ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(at)) return undefined;
  const [day = "", clock = ""] = new Date(at + offsetMs(at, timeZone)).toISOString().slice(0, -1).split("T");
  const isWhole = clock === (endsDay.has(operator) ? dayEnd : dayStart);
  return { day, time: isWhole ? "" : clock.replace(/(:00)?\.000$/, "") };
}

/** The zone's offset from UTC at an instant. */
function offsetMs(at: number, timeZone: string): number {
  const parts = dateFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return wall - Math.floor(at / 1000) * 1000;
}

function withSeconds(time: string): string {
  return /^\d\d:\d\d$/.test(time) ? `${time}:00` : time;
}
