import { matchesGlob } from "node:path";

interface TextFile {
  path: string;
  text: string;
}

/** The first row that has a file counts. Texts and tables of data are as long as what they hold. */
const limits: readonly { files: string; lines: number }[] = [
  {
    files: "{service/database/migrations/**,scripts/check/import-table.ts}",
    lines: Number.POSITIVE_INFINITY,
  },
  { files: "{**/*.{test,spec}.{ts,tsx},scenarios/rows/**}", lines: 400 },
  { files: "**/*", lines: 200 },
];

/** A sentence for each source file that knows more than one thing, judged by its length. */
export function fileSizes(sources: readonly TextFile[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const limit = limits.find(({ files }) => matchesGlob(path, files))?.lines ?? 0;
    const lines = text.trimEnd().split("\n").length;
    return lines > limit ? [`${path}: ${lines} lines, at most ${limit}`] : [];
  });
}
