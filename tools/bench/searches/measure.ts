import * as z from "zod";
import { type SearchCase, variants } from "./cases.ts";

export interface MeasuredSearch {
  name: string;
  p50: number;
  p99: number;
  /** Refused, or answered among the newest items alone. */
  refused: number;
  /** Searches that found nothing. */
  empty: number;
  /** Of misspelt words: how often the word that is meant was found. */
  meant?: number;
}

const pageSchema = z.object({
  totalCount: z.number().optional(),
  search: z.object({ since: z.string().optional() }).optional(),
  items: z.array(z.object({ sys: z.object({ id: z.string() }), fields: z.unknown() })).optional(),
});

/** One request at a time, none of which was made before. */
export async function measureSearches(
  list: string,
  authorization: string,
  cases: readonly SearchCase[],
): Promise<MeasuredSearch[]> {
  const headers = { authorization, "x-service-advanced-search": "true" };
  const read = async (query: string) => {
    const start = performance.now();
    const response = await fetch(`${list}?${query}`, { headers });
    const text = await response.text();
    const milliseconds = performance.now() - start;
    if (response.status !== 200 && !text.includes("FilterTooExpensive")) throw new Error(`${query}: ${text}`);
    const { totalCount = 0, items = [], search } = pageSchema.parse(JSON.parse(text));
    const isRefused = response.status !== 200 || search?.since !== undefined;
    return { milliseconds, isRefused, totalCount, items };
  };
  const queryOf = ({ field = "sys.search" }: SearchCase, text: string | undefined, n: number) => {
    if (text === undefined) return `order=-sys.updatedAt&limit=${15 + (n % 5)}`;
    const order = field === "sys.search" ? "&order=sys.search,-sys.updatedAt" : "";
    return `${field}=${encodeURIComponent(text)}${order}`;
  };
  // Connections, plans and pages of the tables.
  for (const one of cases) for (const n of [-2, -1]) await read(queryOf(one, one.text(variants * 3 + n), n));
  const measured: MeasuredSearch[] = [];
  for (const one of cases) {
    const answers = [];
    let meant = 0;
    for (let n = 0; n < variants; n += 1) {
      const query = queryOf(one, one.text(n), n);
      answers.push(await read(query));
      if (!one.meant) continue;
      const word = new RegExp(`(?<!\\p{L})${one.meant(n)}(?!\\p{L})`, "iu");
      const { items } = await read(`${queryOf(one, one.meant(n), n)}&limit=100`);
      const item = items.find(({ fields }) => word.test(JSON.stringify(fields)));
      if (item && (await read(`${query}&sys.id=${item.sys.id}`)).totalCount > 0) meant += 1;
    }
    const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const p = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
    const result = {
      name: one.name,
      p50: p(0.5),
      p99: p(0.99),
      refused: answers.filter(({ isRefused }) => isRefused).length,
      empty: answers.filter(({ isRefused, totalCount }) => !isRefused && totalCount === 0).length,
      ...(one.meant && { meant }),
    };
    console.log(JSON.stringify(result));
    measured.push(result);
  }
  return measured;
}

/** The median of Contents that are created one after the other. */
export async function measureInserts(list: string, authorization: string, body: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    const start = performance.now();
    const headers = { authorization, "content-type": "application/json" };
    const response = await fetch(list, { method: "POST", headers, body });
    await response.text();
    if (response.status !== 201) throw new Error(`POST: ${response.status}`);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[times.length / 2] ?? Number.NaN;
}

interface Report {
  name: string;
  size: number;
  sizes: Record<string, number>;
  insertMilliseconds: number;
  measured: MeasuredSearch[];
}

const short = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** Markdown. */
export function reportOf({ name, size, sizes, insertMilliseconds, measured }: Report): string {
  const plain = measured[0]?.p50 ?? Number.NaN;
  const rows = measured.map((one) => {
    const meant = one.meant === undefined ? "" : `${one.meant} of ${variants}`;
    const cells = [
      one.name,
      short(one.p50),
      short(one.p99),
      `${short(one.p50 / plain)} ×`,
      one.refused,
      one.empty,
      meant,
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const indexes = Object.entries(sizes).map(([index, megabytes]) => `${index} ${megabytes} MB`);
  return [
    `#### ${name}, ${size.toLocaleString("en")} Contents`,
    "",
    "| search | p50 ms | p99 ms | of a list without one | refused | empty | meant word found |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
    `Sizes: ${indexes.join(", ")}. Creating one Content: ${short(insertMilliseconds)} ms (${short(insertMilliseconds / plain)} × the list).`,
  ].join("\n");
}
