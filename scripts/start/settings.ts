import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod";
import { wholeNumber } from "../../lib/environment-number.ts";
import { PlainError } from "../run/plain-error.ts";

/** Any of these means an external Space (decisions.md "Addresses"). */
const serviceAddresses = ["AUTH_URL", "ACMA_URL", "ACDA_URL", "CMA_URL", "UPLOAD_URL"];

const port = wholeNumber(1, 65_535);
const schema = z.object({
  PORT: port.default(3000),
  SPACE_PORT: port.default(4000),
  DATA_DIR: z.string().default(".data"),
  PORTAL_URL: z.string().optional(),
});

export interface StartSettings {
  port: number;
  spacePort: number;
  /** Where the embedded Space keeps its data, and both programs their logs. */
  dataDir: string;
  /** The origin that members see. */
  portalUrl: string;
  /** Whether we start a Space ourselves, because no other one is named. */
  embeddedSpace: boolean;
}

/** What starting takes from an environment; everything else is for the programs to judge. Throws `PlainError`. */
export function startSettings(environment: Readonly<Record<string, string | undefined>>): StartSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = schema.safeParse(given);
  if (error !== undefined) {
    throw new PlainError(error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
  }
  const { PORT, SPACE_PORT, DATA_DIR, PORTAL_URL } = data;
  return {
    port: PORT,
    spacePort: SPACE_PORT,
    dataDir: DATA_DIR,
    portalUrl: PORTAL_URL ?? `http://localhost:${PORT}`,
    embeddedSpace: serviceAddresses.every((name) => given[name] === undefined),
  };
}

/** Takes `.env` into the environment, where there is one. What is set already stays. Throws `PlainError`. */
export function loadEnvironmentFile(path = ".env"): void {
  if (!existsSync(path)) return;
  // A byte order mark hides the first variable, and UTF-16 all of them.
  const text = textOf(path);
  if (/^[\uFEFF\uFFFD]/.test(text)) {
    throw new PlainError(`${path} begins with a byte order mark: save it as UTF-8 without one.`);
  }
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new PlainError(`${path} can't be read. ${error instanceof Error ? error.message : error}`);
  }
}
