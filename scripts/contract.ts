import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parse } from "jsonc-parser";
import { endpointProblems } from "../lib/space-file/problems/contradictions.ts";
import { type Addresses, embeddedAddresses } from "../tools/contract/addresses.ts";
import { NoAnswer } from "../tools/contract/request.ts";
import { runSuite } from "../tools/contract/run.ts";
import { findShapes, shapeTable } from "../tools/contract/shapes/find-shapes.ts";
import { isSuccess, type Setting, type Shape } from "../tools/contract/shapes/shape.ts";
import { missingSettings, withSettings } from "../tools/contract/shapes/write-settings.ts";
import { Space } from "../tools/contract/space.ts";
import { spaceFileSchema } from "../tools/contract/space-file.ts";
import { suite } from "../tools/contract/suite.ts";
import { outcomeTable } from "../tools/contract/table.ts";
import { readOptions } from "./run/options.ts";
import { PlainError, sayError } from "./run/plain-error.ts";
import { loadEnvironmentFile } from "./start/settings.ts";

const usage = `npm run contract -- --target <address or Space file> [options]

Finds out what a Space chose where the service interface leaves a choice, and tests the Space against the interface.

  --target http://localhost:4000   the embedded Space at this address
  --target my-space.json           a Space file; its SPACE_ID, AUTH_URL, CMA_URL, ACMA_URL, ACDA_URL and UPLOAD_URL are
                                   the portal's (with .env)
  --space-id demo                  or SPACE_ID
  --token, --other-token           accessTokens of two members, or MEMBER_TOKEN for the first; for the embedded Space the
                                   suite signs in by itself
  --cma-token                      of a platform user who manages members, or CMA_TOKEN (npm run space -- cma-token)
  --shapes                         only finds out what the Space chose where the interface leaves a choice
  --write my-space.json            writes what was found into this Space file; everything else in it stays

--shapes creates, changes and deletes Content and Media as the member, and changes nothing on CMA. The suite creates,
changes and deletes Content, Media and Space Memberships. Without --target it tests the embedded Space at
http://localhost:4000. The exit code is 1 if a row that the seed shows fails.`;

const { values } = readOptions({
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
else {
  await ask().catch((error: unknown) => {
    sayError(error instanceof NoAnswer ? new PlainError(error.message) : error);
    process.exitCode = 1;
  });
}

async function ask(): Promise<void> {
  const origin = values.target.find((target) => /^https?:/.test(target));
  const fileName = values.target.find((target) => !/^https?:/.test(target));
  const isEmbedded = fileName === undefined;
  if (!isEmbedded) loadEnvironmentFile();
  const { MEMBER_TOKEN, CMA_TOKEN }: NodeJS.Dict<string> = isEmbedded ? {} : process.env;
  const space = new Space({
    spaceId: values["space-id"] ?? (process.env.SPACE_ID || "demo"),
    addresses:
      origin === undefined && !isEmbedded
        ? addressesFromEnvironment()
        : embeddedAddresses(origin ?? "http://localhost:4000"),
    file: await readSpaceFile(fileName ?? "lib/space-file/morae.json"),
    embedded: isEmbedded && values.token === undefined,
    token: values.token ?? (MEMBER_TOKEN || undefined),
    otherToken: values["other-token"],
    cmaToken: values["cma-token"] ?? (CMA_TOKEN || undefined),
  });
  await checkToken(space);
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

/** With a token that has expired, every operation would seem to be elsewhere. */
async function checkToken(space: Space): Promise<void> {
  if (space.target.token === undefined) return;
  const answer = await space.asMember("readProfile");
  if (isSuccess(answer)) return;
  throw new PlainError(
    `ACMA doesn't take the member's token (GET /me answers ${answer.status}). Get a new one.`,
  );
}

async function writeSettings(name: string, shapes: readonly Shape[]): Promise<void> {
  const before = existsSync(name) ? await readFile(name, "utf8") : "{}\n";
  const settings = missingSettings(before, shapes);
  const usable = settings.filter(isUsable);
  console.log("");
  for (const { member, name: setting, value } of settings) {
    const isWritten = usable.some((each) => each.name === setting);
    console.log(
      isWritten
        ? `+ ${member}.${setting}: ${JSON.stringify(value)}`
        : `! ${member}.${setting}: this version of the portal can't call ${value}, so it isn't written.`,
    );
  }
  if (usable.length > 0) await writeFile(name, withSettings(before, usable));
  console.log(`${name} ${usable.length > 0 ? "is written." : "needs no other setting."}`);
}

function isUsable({ member, name, value }: Setting): boolean {
  return member !== "endpoints" || [...endpointProblems({ [name]: value })].length === 0;
}

async function readSpaceFile(name: string) {
  if (!existsSync(name)) throw new PlainError(`${name}: there is no file to read.`);
  const { data, error } = spaceFileSchema.safeParse(parse(await readFile(name, "utf8")));
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw new PlainError(
    `${name}: ${issue?.path.join(".")}: ${issue?.message}. npm run space:pull -- --check says more.`,
  );
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
  if (missing.length > 0)
    throw new PlainError(`A Space file needs these addresses too: ${missing.join(", ")}.`);
  return addresses;
}
