import type { Section, Variable } from "./variables.ts";

const intro = `# Configure

Every environment variable of the portal and of the Space service. \`npm start\`, \`npm run space:serve\` and the other commands also read them from \`.env\` ([\`.env.example\`](../.env.example) is this list, to copy); a variable of the environment overrides the file, and an empty one counts as not set, whatever the file says. Without any, \`npm start\` runs the portal with the embedded Space on one machine.

Invalid values stop the start, and all are reported at once. [\`npm run doctor\`](your-space.md#7-run-the-doctor) finds what only shows from outside. Content Types, locales, brand and providers of the portal are in the [Space file](space-file.md).

\`npm run documents\` makes this page from the schemas that parse the variables.`;

/** `docs/configure.md` */
export function configurePage(sections: readonly Section[]): string {
  return `${[intro, ...sections.map(table)].join("\n\n")}\n`;
}

function table({ title, variables }: Section): string {
  const rows = variables.map((variable) =>
    [`\`${variable.name}\``, variable.description, defaultOf(variable), valuesOf(variable), variable.needed]
      .map((cell) => cell?.replaceAll("|", "\\|") ?? "")
      .join(" | "),
  );
  const head = ["| variable | | default | values | needed if |", "|---|---|---|---|---|"];
  return [`## ${title}`, "", ...head, ...rows.map((row) => `| ${row} |`)].join("\n");
}

function defaultOf({ default: value, fallback }: Variable): string | undefined {
  if (fallback !== undefined) return fallback;
  return value === undefined || value === "" ? undefined : `\`${written(value)}\``;
}

function valuesOf({ values, enum: names, type, minimum, maximum, example }: Variable): string | undefined {
  if (values !== undefined) return values;
  if (names !== undefined) return names.map((name) => `\`${name}\``).join(", ");
  if (type === "boolean") return "`on`, `off`";
  if (minimum !== undefined) {
    // Without a maximum, JSON Schema has the largest integer.
    const isOpen = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER;
    return isOpen ? `at least ${minimum}` : `${minimum} to ${maximum}`;
  }
  return example === undefined ? undefined : `such as \`${example}\``;
}

/** The value as the environment has it. */
export function written(value: string | number | boolean): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}
