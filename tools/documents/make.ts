import { readFile, writeFile } from "node:fs/promises";
import { logFields } from "../../lib/log-fields.ts";
import { reliabilityPage } from "../faults/page.ts";
import { readResults } from "../faults/results.ts";
import { configurePage } from "./configure.ts";
import { envExample } from "./env-example.ts";
import { iconSheet } from "./icon-sheet.ts";
import { openApiText } from "./openapi-document.ts";
import { openApiTypes } from "./openapi-types.ts";
import { withPart } from "./part.ts";
import { sections } from "./variables.ts";

// Writes the files that are made from the code; with --check it names those that are out of date instead.
const isCheck = process.argv.includes("--check");
const read = (path: string) => readFile(path, "utf8").catch(() => "");
const openApi = await openApiText();
const documents = {
  "docs/configure.md": configurePage(sections()),
  "docs/operating.md": withPart(await read("docs/operating.md"), "log fields", logFieldTable()),
  "docs/reliability.md": reliabilityPage(readResults()),
  ".env.example": envExample(sections()),
  "docs/openapi.json": openApi,
  "tools/client/interface.ts": openApiTypes(openApi),
  "components/ui/icons.svg": await iconSheet(),
};

for (const [path, text] of Object.entries(documents)) {
  if ((await read(path)) === text) continue;
  if (isCheck) {
    console.error(`${path} is out of date: run npm run documents`);
    process.exitCode = 1;
  } else {
    await writeFile(path, text);
    console.log(`Wrote ${path}`);
  }
}

function logFieldTable(): string {
  const rows = Object.entries(logFields).map(([name, says]) => `| \`${name}\` | ${says} |`);
  return ["| field | |", "|---|---|", ...rows].join("\n");
}
