import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { parse } from "jsonc-parser";
import { endpointProblems } from "../lib/space-file/problems/contradictions.ts";
import { type Addresses, embeddedAddresses } from "../tools/contract/addresses.ts";
import { runSuite } from "../tools/contract/run.ts";
import { findShapes, shapeTable } from "../tools/contract/shapes/find-shapes.ts";
import type { Shape } from "../tools/contract/shapes/shape.ts";
import { settingsOf, withSettings } from "../tools/contract/shapes/write-settings.ts";
import { Space } from "../tools/contract/space.ts";
import { spaceFileSchema } from "../tools/contract/space-file.ts";
import { suite } from "../tools/contract/suite.ts";
import { outcomeTable } from "../tools/contract/table.ts";

const usage = `npm run contract -- --target <address or Space file> [options]

Finds out what a Space chose where the service interface leaves a choice, and tests the Space against the interface.

  --target http://localhost:4000   the embedded Space at this address
  --target my-space.json           a Space file; set AUTH_URL, CMA_URL, ACMA_URL, ACDA_URL, UPLOAD_URL
  --space-id demo                  or SPACE_ID
  --token, --other-token           accessTokens of two members; for the embedded Space the suite signs in by itself
  --shapes                         only finds out what the Space chose where the interface leaves a choice
  --write my-space.json            writes what was found into this Space file; everything else in it stays
  --cma-token                      of a platform user who manages members (npm run space -- cma-token)

The suite creates, changes and deletes Content, Media and Space Memberships. Without --target it tests the embedded
Space at http://localhost:4000. The exit code is 1 if a row that the seed shows fails.`;

const { values } = parseArgs({
  options: {
    target: { type: "string", multiple: true, default: [] },
    "space-id": { type: "string" },
    token: { type: "string" },
    "other-token": { type: "string" },
    "cma-token": { type: "string" },
    shapes: { type: "boolean", default: false },
    write: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else await ask();

async function ask(): Promise<void> {
  const origin = values.target.find((target) => /^https?:/.test(target));
  const fileName = values.target.find((target) => !/^https?:/.test(target));
  const addresses =
    origin === undefined && fileName !== undefined
      ? addressesFromEnvironment()
      : embeddedAddresses(origin ?? "http://localhost:4000");
  const space = new Space({
    spaceId: values["space-id"] ?? process.env.SPACE_ID ?? "demo",
    addresses,
    file: await readSpaceFile(fileName ?? "lib/space-file/morae.json"),
    embedded: fileName === undefined && values.token === undefined,
    token: values.token,
    otherToken: values["other-token"],
    cmaToken: values["cma-token"],
  });
  const shapes = await findShapes(space);
  console.log(shapeTable(shapes));
  if (values.write !== undefined) await writeSettings(values.write, shapes);
  if (values.shapes) return;
  const outcomes = await runSuite(suite, space);
  console.log(outcomeTable(outcomes));
  const failed = [...outcomes.values()]
    .flat()
    .some(({ check, result }) => check.from === "shown" && result === "otherwise");
  process.exitCode = failed ? 1 : 0;
}

async function writeSettings(name: string, shapes: readonly Shape[]): Promise<void> {
  const before = existsSync(name) ? await readFile(name, "utf8") : "{}\n";
  const found = Object.entries(settingsOf(shapes));
  const problems = [...endpointProblems(Object.fromEntries(found))];
  const isUsable = ([endpoint]: [string, string]) => problems.every(({ path }) => path[1] !== endpoint);
  for (const [endpoint, value] of found.filter((each) => !isUsable(each))) {
    console.log(
      `! endpoints.${endpoint}: this version of the portal can't call ${value}, so it isn't written.`,
    );
  }
  const after = withSettings(before, Object.fromEntries(found.filter(isUsable)));
  if (after !== before) await writeFile(name, after);
  console.log(`\n${name} ${after === before ? "needs no other setting." : "is written."}`);
}

async function readSpaceFile(name: string) {
  return spaceFileSchema.parse(parse(await readFile(name, "utf8")));
}

function addressesFromEnvironment(): Addresses {
  const missing: string[] = [];
  const read = (name: string) => {
    const value = process.env[name];
    if (value === undefined || value === "") missing.push(name);
    return (value ?? "").replace(/\/+$/, "");
  };
  const addresses = {
    auth: read("AUTH_URL"),
    cma: read("CMA_URL"),
    acma: read("ACMA_URL"),
    acda: read("ACDA_URL"),
    upload: read("UPLOAD_URL"),
  };
  if (missing.length > 0) throw new Error(`A Space file needs these addresses too: ${missing.join(", ")}`);
  return addresses;
}
