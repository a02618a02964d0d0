import { LostPairs } from "./lost-pairs.ts";
import type { ChaosResult } from "./run.ts";

interface Line {
  what: string;
  value: number | string;
  /** Has to be zero. */
  mustBeZero?: true;
}

/** What a run has counted, and whether what must be zero is. */
export function chaosReport({ tally, site, telemetry }: ChaosResult): { lines: string[]; passed: boolean } {
  const members = [...site.space.book.members.values()];
  const lost = new LostPairs(members, tally.killedAt);
  const signOuts = tally.signOuts.filter(({ member, at }) => !lost.explains(member, at));
  const spentAgain = lost.spent.filter(({ uses }) => uses.length > 1);
  const againRefused = spentAgain.reduce(
    (total, { uses }) => total + uses.filter(({ accepted }) => !accepted).length,
    0,
  );
  const sum = (count: (member: (typeof members)[number]) => number) =>
    members.reduce((total, member) => total + count(member), 0);
  const lines: Line[] = [
    { what: "sign-outs", value: signOuts.length, mustBeZero: true },
    {
      what: "refused renewals",
      value: sum((member) => member.refusedRenewals) - againRefused,
      mustBeZero: true,
    },
    {
      what: "refreshTokens used twice",
      value: sum((member) => member.usedTwice) - spentAgain.length,
      mustBeZero: true,
    },
    { what: "5xx", value: tally.failures.length, mustBeZero: true },
    { what: "places where a token was found", value: tally.leaks.size, mustBeZero: true },
    { what: "pairs that died with their instance", value: lost.spent.length },
    { what: "answers", value: tally.of("answers") },
    { what: "renewals", value: sum((member) => member.renewedWith.length) },
    { what: "tokens issued", value: site.space.book.all.length },
    { what: "p50, ms", value: tally.percentile(0.5) },
    { what: "p99, ms", value: tally.percentile(0.99) },
    { what: "waits for another instance's renewal", value: tally.of("event waited") },
    { what: "superseded pairs handed the newest", value: tally.of("event handed-on") },
    { what: "renewals of unknown outcome", value: tally.of("event renewal-outcome-unknown") },
    { what: "turns taken over from the dead", value: tally.of("event turn-taken-over") },
    { what: "times that the store was lost", value: tally.of("event store-degraded") },
    { what: "calls that tabs gave up", value: tally.of("aborted by the tab") },
    { what: "calls sent again (Retry)", value: tally.of("calls sent again") },
    { what: "writes that died with their instance", value: tally.of("writes that died with their instance") },
    { what: "connections that died", value: tally.of("connections that died") },
    {
      what: "bytes of traces and metrics searched",
      value: [...telemetry.received.values()].reduce((a, b) => a + b, 0),
    },
  ];
  const told = lines.map(({ what, value, mustBeZero }) => {
    const verdict = mustBeZero ? (value === 0 ? "✓" : "✗") : " ";
    return `${verdict} ${what.padEnd(40)} ${String(value).padStart(8)}`;
  });
  const incidents = [...signOuts, ...tally.failures]
    .slice(0, 20)
    .map(({ atSeconds, member, what }) => `    ${atSeconds} s  ${member}  ${what}`);
  const leaks = [...tally.leaks].slice(0, 10).map((leak) => `    ${leak}`);
  const passed =
    lines.every(({ mustBeZero, value }) => !mustBeZero || value === 0) && tally.of("answers") > 0;
  return { lines: [...told, ...incidents, ...leaks], passed };
}
