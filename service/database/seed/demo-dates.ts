import { demoHash } from "#service/database/seed/demo-id.ts";

const millisecondsPerDay = 24 * 60 * 60 * 1000;
/** Things of one day do not happen in one millisecond. */
const spreadMilliseconds = 10 * 60 * 60 * 1000;

/** So many days before `now`, and up to ten hours more, by key; never after `now`. */
export function daysBefore(now: Date, days: number, key: string): Date {
  const spread = Number(demoHash(`time:${key}`) % BigInt(spreadMilliseconds));
  return new Date(now.getTime() - days * millisecondsPerDay - spread);
}

/** YYYY-MM-DD (UTC), so many days before `now`. */
export function dateBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * millisecondsPerDay).toISOString().slice(0, 10);
}
