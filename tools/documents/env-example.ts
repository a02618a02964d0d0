import { written } from "./configure.ts";
import type { Section, Variable } from "./variables.ts";

const width = 118;
const intro =
  "Copy this file to .env and set what you need: everything has a default. docs/configure.md has allowed values too. Variables of the environment override this file. `npm run documents` makes this file.";

/** `.env.example` */
export function envExample(sections: readonly Section[]): string {
  const parts = sections.map(
    ({ title, variables }) =>
      `# --- ${title} ${"-".repeat(100 - title.length)}\n\n${variables.map(entry).join("\n\n")}`,
  );
  return `${[comment(intro), ...parts].join("\n\n")}\n`;
}

function entry({ name, description, needed, example, default: value }: Variable): string {
  const text = needed === undefined ? description : `${description} Needed if ${needed}.`;
  return `${comment(text)}\n# ${name}=${example ?? (value === undefined ? "" : written(value))}`;
}

/** Without Markdown, in lines of comments. */
function comment(markdown: string): string {
  const text = markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll("`", "");
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length < width) lines[lines.length - 1] = line;
    else lines.push(` ${word}`);
  }
  return lines.map((line) => `#${line}`).join("\n");
}
