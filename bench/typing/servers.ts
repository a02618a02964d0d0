import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import * as z from "zod";
import { freePort } from "../../scripts/run/free-port.ts";
import { startServer } from "../bff/server-process.ts";
import { formType } from "./form-type.ts";

const spaceFileSchema = z.looseObject({ contentTypes: z.array(z.unknown()) });

/** The built portal before an embedded Space, with the form among its types. Both end with this process. */
export async function startPortal(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "atrium-typing-"));
  const [portalPort, spacePort] = await Promise.all([freePort(), freePort()]);
  const portalUrl = `http://localhost:${portalPort}`;
  const spaceUrl = `http://localhost:${spacePort}`;
  await startServer({
    name: "typing-space",
    args: ["service/server.ts"],
    port: spacePort,
    environment: {
      PORTAL_URL: portalUrl,
      SPACE_PORT: String(spacePort),
      SPACE_PUBLIC_URL: spaceUrl,
      DATA_DIR: join(folder, "data"),
      WRITES_PER_MINUTE: "100000",
      READS_PER_MINUTE: "1000000",
      REQUESTS_PER_MINUTE: "1000000",
      SIGN_INS_PER_MINUTE: "100000",
    },
  });
  const services = ["AUTH", "ACMA", "ACDA", "CMA", "UPLOAD"].map((service) => [
    `${service}_URL`,
    `${spaceUrl}/${service.toLowerCase()}/v1`,
  ]);
  await startServer({
    name: "typing-portal",
    args: ["server.ts"],
    port: portalPort,
    environment: {
      ...Object.fromEntries(services),
      PORTAL_URL: portalUrl,
      SESSION_SECRETS: randomBytes(48).toString("base64url"),
      SPACE_ID: "demo",
      SPACE_FILE: await writeSpaceFile(folder),
    },
  });
  return portalUrl;
}

/** The demo's Space file, and the form. */
async function writeSpaceFile(folder: string): Promise<string> {
  const demo = spaceFileSchema.parse(parse(await readFile("lib/space-file/morae.json", "utf8")));
  const path = join(folder, "space.json");
  await writeFile(path, JSON.stringify({ ...demo, contentTypes: [...demo.contentTypes, formType] }));
  return path;
}
