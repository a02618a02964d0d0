import { spaceId, statuses, typeId } from "./bench-type.ts";
import { soughtWord, words } from "./words.ts";

export interface Case {
  name: string;
  /** The n-th request of this case: other values every time, so that nothing but the plan is warm. */
  query: (n: number) => string;
  advanced?: boolean;
  /** Its first answer's `links.next` is what is measured. */
  followsCursor?: boolean;
  /** Is `p50 at 10⁶ ≤ 2 × p50 at 10⁴` asked of it (`design/performance.md`, section 3)? */
  flat: boolean;
  /** The goal in requests a second, by the number of Contents. */
  perSecond?: Readonly<Record<number, number>>;
  /** The most milliseconds of first times, by the number of Contents; none may be refused. */
  firstTime?: Readonly<Record<number, { p50: number; worst: number }>>;
  /** The most that the median of first times at 10⁶ may be, as a multiple of that at 10⁴. */
  firstTimeGrowth?: number;
}

/** How many requests a case has before they come again. */
export const variants = 60;

export const listPath = `/spaces/${spaceId}/content-types/${typeId}/contents`;

const at = <T>(from: readonly T[], n: number) => from[(n * 7919) % from.length];
const lon = (n: number) => ((n * 37) % 340) - 170;
const lat = (n: number) => ((n * 23) % 140) - 70;
const ratings = (n: number) =>
  `fields.rating.en-US[gte]=${(n * 13) % 900}&fields.rating.en-US[lt]=${((n * 13) % 900) + 100}`;
const search = (n: number) => `fields.summary.en-US=${soughtWord(n, variants)}`;

/** Its second and third letter in each other's place. */
function misspelt(word: string): string {
  return `${word.charAt(0)}${word.charAt(2)}${word.charAt(1)}${word.slice(3)}`;
}

/** Lists that other systems were measured with. */
const likePeers = { 200000: 1200, 1000000: 1000 };

/** @param size how many Contents there are: a page that far on is the last but a tenth where there are fewer */
export function casesFor(size: number): Case[] {
  const page = (number: number) => `skip=${Math.min(15 * (number - 1), Math.floor(size * 0.9))}`;
  const both = { advanced: true, flat: false };
  return [
    { name: "first page", query: () => "", flat: true, perSecond: likePeers },
    { name: "page 1,000", query: () => page(1000), followsCursor: true, flat: true, perSecond: likePeers },
    { name: "page 10,000", query: () => page(10_000), followsCursor: true, flat: true },
    { name: "newest first", query: () => "order=-sys.createdAt", flat: true },
    { name: "published last", query: () => "order=-sys.publish.at", flat: true },
    {
      name: "by a number",
      query: () => "order=fields.length.en-US",
      flat: true,
      perSecond: likePeers,
    },
    { name: "by a number, down", query: () => "order=-fields.length.en-US", flat: true },
    { name: "by a title", query: () => "order=fields.title.en-US", flat: true },
    {
      name: "eq",
      query: (n) => `fields.status.en-US=${at(statuses, n)}`,
      flat: true,
      firstTimeGrowth: 3,
    },
    {
      name: "in",
      query: (n) => `fields.status.en-US[in]=${at(statuses, n)},${at(statuses, n + 1)}`,
      flat: true,
      firstTimeGrowth: 3,
    },
    {
      name: "prefix",
      query: (n) => `fields.title.en-US[prefix]=${at(words, n)?.slice(0, 2)}`,
      flat: true,
      firstTimeGrowth: 3,
      perSecond: likePeers,
    },
    { name: "range", query: ratings, flat: true, firstTimeGrowth: 3 },
    {
      name: "near",
      query: (n) => `fields.position.en-US[near]=${lon(n)},${lat(n)},300`,
      advanced: true,
      flat: true,
      firstTimeGrowth: 3,
    },
    { name: "tag", query: (n) => `fields.tags.en-US=${words[(n * 7919) % 2000]}`, flat: false },
    { name: "full text", query: search, ...both },
    {
      name: "range and contains",
      query: (n) => `${ratings(n)}&${search(n)}`,
      ...both,
      perSecond: { ...likePeers, 1000000: 600 },
    },
    {
      name: "misspelt word",
      query: (n) => `fields.summary.en-US=${misspelt(soughtWord(n, variants))}`,
      ...both,
      firstTime: { 1000000: { p50: 30, worst: 200 } },
    },
    { name: "include=2", query: () => "include=2", flat: true, perSecond: { 1000000: 600 } },
  ];
}
