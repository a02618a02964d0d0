import { spaceId, statuses, typeId, words } from "./bench-type.ts";

export interface Case {
  name: string;
  /** The n-th request of this case: other values every time, so that nothing but the plan is warm. */
  query: (n: number) => string;
  advanced?: boolean;
  /** Its first answer's `links.next` is what is measured. */
  followsCursor?: boolean;
  /** Is `p50 at 10⁶ ≤ 2 × p50 at 10⁴` asked of it (`design/performance.md`, section 3)? */
  flat: boolean;
}

export const listPath = `/spaces/${spaceId}/content-types/${typeId}/contents`;

const at = <T>(from: readonly T[], n: number) => from[(n * 7919) % from.length];
const lon = (n: number) => ((n * 37) % 340) - 170;
const lat = (n: number) => ((n * 23) % 140) - 70;

/** The page 10,000, or the last whole hundred of pages where there are fewer. */
function deepSkip(size: number): number {
  return Math.min(150_000, Math.floor(size * 0.9));
}

/** @param size how many Contents there are */
export function casesFor(size: number): Case[] {
  return [
    { name: "first page", query: () => "", flat: true },
    { name: "page 10,000", query: () => `skip=${deepSkip(size)}`, followsCursor: true, flat: true },
    { name: "newest first", query: () => "order=-sys.createdAt", flat: true },
    { name: "order by a number", query: () => "order=fields.length.en-US", flat: true },
    { name: "order by a number, down", query: () => "order=-fields.length.en-US", flat: true },
    { name: "order by a title", query: () => "order=fields.title.en-US", flat: true },
    { name: "eq", query: (n) => `fields.status.en-US=${at(statuses, n)}`, flat: true },
    {
      name: "in",
      query: (n) => `fields.status.en-US[in]=${at(statuses, n)},${at(statuses, n + 1)}`,
      flat: true,
    },
    { name: "prefix", query: (n) => `fields.title.en-US[prefix]=${at(words, n)?.slice(0, 2)}`, flat: true },
    {
      name: "range",
      query: (n) =>
        `fields.rating.en-US[gte]=${(n * 13) % 900}&fields.rating.en-US[lt]=${((n * 13) % 900) + 100}`,
      flat: true,
    },
    {
      name: "near",
      query: (n) => `fields.position.en-US[near]=${lon(n)},${lat(n)},300`,
      advanced: true,
      flat: true,
    },
    { name: "tag", query: (n) => `fields.tags.en-US=${at(words, n)}`, flat: false },
    { name: "full text", query: (n) => `fields.summary.en-US=${at(words, n)}`, advanced: true, flat: false },
    {
      name: "range and contains",
      query: (n) =>
        `fields.rating.en-US[gte]=${(n * 13) % 900}&fields.rating.en-US[lt]=${((n * 13) % 900) + 100}&fields.summary.en-US=${at(words, n)}`,
      advanced: true,
      flat: false,
    },
    { name: "include=2", query: () => "include=2", flat: true },
  ];
}
