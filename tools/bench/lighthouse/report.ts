import { loadavg } from "node:os";
import { judged } from "../judged.ts";
import { medianOf } from "../median.ts";
import type { Visit } from "./run-lighthouse.ts";

export interface PlaceVisits {
  place: string;
  /** Before its first request. */
  first: Visit;
  visits: Visit[];
}

const goals = { performance: 95, accessibility: 100, cls: 0.02, lcpMs: 1300 };

export function reportOf(places: readonly PlaceVisits[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1);
  return [
    `${day}: load ${load} (the machine was not alone when it is over 2); medians, lowest and highest in brackets.`,
    "",
    "| place | performance | accessibility | CLS | blocking ms | LCP ms | the server's first visit | visits |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...places.map(rowOf),
  ].join("\n");
}

function rowOf({ place, first, visits }: PlaceVisits): string {
  const of = (figure: (visit: Visit) => number) => visits.map(figure);
  const performance = of((visit) => visit.performance);
  const accessibility = Math.min(...of((visit) => visit.accessibility));
  const lcp = of((visit) => visit.lcpMs);
  const cls = Math.max(...of((visit) => visit.cls));
  const cells = [
    `\`${place}\``,
    `${spread(performance)} ${judged(medianOf(performance) >= goals.performance)}`,
    `${accessibility} ${judged(accessibility >= goals.accessibility)}`,
    `${cls} ${judged(cls <= goals.cls)}`,
    spread(of((visit) => visit.blockingMs)),
    `${spread(lcp)} ${judged(medianOf(lcp) <= goals.lcpMs)}`,
    first.performance,
    visits.length,
  ];
  return `| ${cells.join(" | ")} |`;
}

const spread = (figures: readonly number[]) =>
  `${Math.round(medianOf(figures))} (${Math.min(...figures)} to ${Math.max(...figures)})`;
