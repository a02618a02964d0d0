import { logFields } from "../../lib/log-fields.ts";

export function logFieldTable(): string {
  const rows = Object.entries(logFields).map(([name, says]) => `| \`${name}\` | ${says} |`);
  return ["| field | |", "|---|---|", ...rows].join("\n");
}
