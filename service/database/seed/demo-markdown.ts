import { type Line, LineError } from "#service/database/seed/demo-file.ts";

interface MarkdownFile {
  frontMatter: Record<string, unknown>;
  /** The line of a value of the front matter, by its path. */
  lineOf(path: PropertyKey[]): number;
  body: Line[];
}

/** Splits a Markdown file into its front matter and its body. Throws LineError. */
export function parseMarkdown(text: string): MarkdownFile {
  const lines = text.split("\n").map((line, index) => ({ number: index + 1, text: line.trimEnd() }));
  const end = lines.findIndex((line, index) => index > 0 && line.text === "---");
  if (lines[0]?.text !== "---" || end < 0) throw new LineError(1, "the file has no front matter");
  return { ...parseFrontMatter(lines.slice(1, end)), body: lines.slice(end + 1) };
}

const entry = /^(?<indent> {2})?(?<name>[\w-]+):(?: +(?<value>\S.*))?$/;

/**
 * The part of YAML that these files use: `name: value`, and `name:` followed by such lines indented by two spaces. A
 * value is a number, `true`, `false`, a list `[one, two]`, a text in double quotes as JSON has it, or a plain text.
 */
function parseFrontMatter(lines: readonly Line[]) {
  const frontMatter: Record<string, unknown> = {};
  const lineNumbers = new Map<string, number>();
  let group = { name: "", values: frontMatter };
  for (const line of lines) {
    const { indent, name, value } = entry.exec(line.text)?.groups ?? {};
    if (name === undefined || (indent && group.name === ""))
      throw new LineError(line.number, "not `name: value`");
    if (!indent) group = { name: "", values: frontMatter };
    if (name in group.values) throw new LineError(line.number, `${name} is there twice`);
    lineNumbers.set(indent ? `${group.name}.${name}` : name, line.number);
    if (value !== undefined) group.values[name] = parseScalar(value, line.number);
    else if (indent) throw new LineError(line.number, `${name} has no value`);
    else {
      group = { name, values: {} };
      frontMatter[name] = group.values;
    }
  }
  const lineOf = (path: PropertyKey[]) =>
    lineNumbers.get(path.slice(0, 2).join(".")) ?? lineNumbers.get(String(path[0])) ?? 1;
  return { frontMatter, lineOf };
}

function parseScalar(value: string, line: number): unknown {
  if (/^\[.*\]$/.test(value)) return value.slice(1, -1).split(", ").filter(Boolean);
  if (!/^(true|false|-?\d+(\.\d+)?|".*)$/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new LineError(line, `${value} is not closed`);
  }
}

/** The body by the headings of level 1: `# en-US` begins the part in English. Throws LineError. */
export function splitByLocale(body: readonly Line[]): Map<string, Line[]> {
  const parts = new Map<string, Line[]>();
  let part: Line[] | undefined;
  for (const line of body) {
    if (line.text.startsWith("# ")) {
      part = [];
      parts.set(line.text.slice(2), part);
    } else if (part) part.push(line);
    else if (line.text !== "") throw new LineError(line.number, "text before the first `# locale`");
  }
  return parts;
}

/** A body that is one text and a fenced block of JSON. Throws LineError. */
export function splitTextAndJson(body: readonly Line[]): { text: string; json: unknown } {
  const start = body.findIndex(({ text }) => text === "```json");
  const end = body.findIndex(({ text }) => text === "```");
  if (start < 0 || end < start) throw new LineError(body[0]?.number ?? 1, "no ```json block");
  const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join("\n");
  try {
    return {
      text: textOf(body.slice(0, start)).trim(),
      json: JSON.parse(textOf(body.slice(start + 1, end))),
    };
  } catch (error) {
    throw new LineError(body[start]?.number ?? 1, String(error));
  }
}
