import { mkdir, writeFile } from "node:fs/promises";
import type { Reading } from "#service/query/reading.ts";
import type { Load } from "./load.ts";

export interface Measured extends Load {
  name: string;
  size: number;
  /** Median of requests that come for the first time, one by one. */
  firstTime: number;
  reading: Reading;
  indexes: string[];
  readsWholeTable: boolean;
}

export interface Run {
  sizes: number[];
  measured: Measured[];
  /** Requests per second of the bare server, at each size. */
  bare: Record<string, number>;
}

const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** The table of `bench/README.md`: for each size requests/s, p50 / p99 and first time; then how p50 grew. */
export function tableOf({ sizes, measured }: Run): string {
  const names = [...new Set(measured.map(({ name }) => name))];
  const head = [
    "list",
    ...sizes.flatMap((size) => [`${size.toLocaleString("en")}: requests/s`, "p50 / p99 ms", "first time ms"]),
    "p50, largest ÷ smallest",
  ];
  const rows = names.map((name) => {
    const at = sizes.map((size) => measured.find((one) => one.name === name && one.size === size));
    const cells = at.flatMap((one) =>
      one
        ? [one.perSecond, `${milliseconds(one.p50)} / ${milliseconds(one.p99)}`, milliseconds(one.firstTime)]
        : ["", "", ""],
    );
    const [first, last] = [at[0], at.at(-1)];
    const growth = first && last ? (last.firstTime / first.firstTime).toFixed(1) : "";
    return line([name, ...cells, growth]);
  });
  return [line(head), line(head.map(() => "---")), ...rows].join("\n");
}

export async function writeResults(run: Run): Promise<void> {
  const folder = new URL("../results/", import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("lists.json", folder), `${JSON.stringify(run, null, 2)}\n`);
}
