import { readFile, writeFile } from "node:fs/promises";
import { configurePage } from "./configure.ts";
import { envExample } from "./env-example.ts";
import { openApiText } from "./openapi-document.ts";
import { openApiTypes } from "./openapi-types.ts";
import { sections } from "./variables.ts";

// Writes the files that are made from the code; with --check it names those that are out of date instead.
const isCheck = process.argv.includes("--check");
const openApi = await openApiText();
const documents = {
  "docs/openapi.json": openApi,
  "tools/client/interface.ts": openApiTypes(openApi),
  "docs/configure.md": configurePage(sections()),
  ".env.example": envExample(sections()),
};

for (const [path, text] of Object.entries(documents)) {
  if ((await readFile(path, "utf8").catch(() => undefined)) === text) continue;
  if (isCheck) {
    console.error(`${path} is out of date: run npm run documents`);
    process.exitCode = 1;
  } else {
    await writeFile(path, text);
    console.log(`Wrote ${path}`);
  }
}
