import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { freePort } from "../../scripts/run/free-port.ts";
import { machineEnvironment } from "../../scripts/run/machine-environment.ts";
import { type Program, startProgram } from "../../scripts/run/program.ts";
import { HttpMember } from "../session/http-member.ts";

interface BrandedPortal {
  url: string;
  stop: Program["stop"];
}

/** A second portal at the same Space, with another brand in its Space file. */
export async function startBrandedPortal(
  spaceUrl: string,
  folder: string,
  brand: string,
): Promise<BrandedPortal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const spaceFile = join(folder, "space.json");
  const morae = readFileSync("lib/space-file/morae.json", "utf8");
  writeFileSync(spaceFile, morae.replace(/"brand": \{[\s\S]*?\n {2}\},/, `"brand": ${brand},`));
  const portal = startProgram({
    name: "portal",
    args: ["server.ts"],
    environment: {
      ...machineEnvironment(),
      ...{ PORT: String(port), PORTAL_URL: url },
      SESSION_SECRETS: randomBytes(48).toString("base64url"),
      SPACE_ID: "demo",
      SPACE_FILE: spaceFile,
      ...Object.fromEntries(
        ["auth", "acma", "acda", "cma", "upload"].map((name) => [
          `${name.toUpperCase()}_URL`,
          `${spaceUrl}/${name}/v1`,
        ]),
      ),
    },
    logFile: join(folder, "branded.log"),
  });
  await portal.ready;
  return { url, stop: portal.stop };
}

/** Signs a newcomer in there. The Space sends everybody to the other portal's callback, so the way back is walked by hand. */
export async function enter(context: BrowserContext, portalUrl: string): Promise<void> {
  const member = new HttpMember(portalUrl);
  const link = new URL(await member.comeBackFromProvider(`brand-${randomUUID()}@example.com`));
  await member.goTo(portalUrl + link.pathname + link.search);
  await context.addCookies(member.cookies());
}
