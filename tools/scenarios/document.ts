import * as z from "zod";

const outcomeSchema = z.object({
  id: z.string(),
  says: z.string(),
  instances: z.int(),
  result: z.enum(["holds", "fails", "not applicable"]),
  /** What was seen, or why it does not apply. */
  because: z.string().optional(),
  ms: z.int(),
});

/** The outcomes of one BFF, as they are kept. */
export const resultsSchema = z.object({ adapter: z.string(), outcomes: z.array(outcomeSchema) });

export type Results = z.infer<typeof resultsSchema>;
export type Outcome = z.infer<typeof outcomeSchema>;

const begin = "<!-- the table: npm run scenarios -- --write -->";
const end = "<!-- the table ends -->";
const signs = { holds: "✓", fails: "✗", "not applicable": "–" } as const;

/** The document with its table made anew: a line for each row, a column for each BFF and number of instances. */
export function withTable(document: string, all: readonly Results[]): string {
  const [before = "", rest = ""] = document.split(begin);
  const after = rest.split(end)[1] ?? "";
  return `${before}${begin}\n\n${table(all)}\n\n${notes(all)}\n\n${end}${after}`;
}

/** The outcomes of now in the place of those of the same rows before. */
export function withPlayed(before: readonly Outcome[], now: readonly Outcome[]): Outcome[] {
  const key = ({ id, instances }: Outcome) => `${instances} ${id}`;
  const played = new Map(now.map((outcome) => [key(outcome), outcome]));
  const known = new Set(before.map(key));
  const added = now.filter((outcome) => !known.has(key(outcome)));
  return [...before.map((outcome) => played.get(key(outcome)) ?? outcome), ...added];
}

function table(all: readonly Results[]): string {
  const columns = all.flatMap(({ adapter, outcomes }) =>
    [...new Set(outcomes.map(({ instances }) => instances))].map((instances) => ({
      adapter,
      instances,
      outcomes,
    })),
  );
  const rows = new Map(all.flatMap(({ outcomes }) => outcomes.map(({ id, says }) => [id, says])));
  const ids = [...rows.keys()].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  return [
    `| row | requirement | ${columns.map(({ adapter, instances }) => `${adapter}, ${instances}`).join(" | ")} |`,
    `|---|---|${columns.map(() => ":-:|").join("")}`,
    ...ids.map(
      (id) => `| ${id} | ${rows.get(id)} | ${columns.map((column) => sign(id, column)).join(" | ")} |`,
    ),
  ].join("\n");
}

function sign(
  id: string,
  { outcomes, instances }: { outcomes: readonly Outcome[]; instances: number },
): string {
  const outcome = outcomes.find((one) => one.id === id && one.instances === instances);
  return outcome === undefined ? "" : signs[outcome.result];
}

/** What was seen where a row fails, and why one does not apply. */
function notes(all: readonly Results[]): string {
  return all
    .map(({ adapter, outcomes }) => {
      const lines = outcomes
        .filter(({ result }) => result !== "holds")
        .map(
          ({ id, instances, result, because }) => `- ${id}, ${instances}: ${result}. ${firstLine(because)}`,
        );
      return lines.length === 0 ? "" : `${adapter}:\n\n${lines.join("\n")}`;
    })
    .filter(Boolean)
    .join("\n\n");
}

const mostCharacters = 110;

/** What a reader needs of it: not the page that was answered. */
function firstLine(text = ""): string {
  const [line = ""] = text.split("\n", 1);
  const words = line.replace(/<!doctype.*/i, "a page").replaceAll("|", "\\|");
  return words.length > mostCharacters ? `${words.slice(0, mostCharacters)}…` : words;
}
