import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { configurationDigest } from "#lib/space-file/configuration-digest.ts";
import { issueCmaToken } from "#service/cma/cma-token.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { createService } from "#service/index.ts";
import type { Diagnosis } from "./diagnoses-of.ts";
import { examine } from "./examine.ts";
import { startFront } from "./front-for-tests.ts";
import { groundOf } from "./ground.ts";

/** A portal that begins sign-ins at an Auth API. */
export function startPortal(authUrl: () => string) {
  return startFront({ answers: (...call) => answerAsPortal(authUrl, ...call) });
}

/** The embedded Space, a portal that begins sign-ins in front of it, and the environment of both: nothing is wrong. */
export async function startPatient() {
  let authUrl = "";
  const portal = await startPortal(() => authUrl);
  const service = await createService(
    {
      dataDir: "memory://",
      port: 0,
      logLevel: "silent",
      callbackUrl: `${portal.url}/callback`,
      signInsPerMinute: 1_000,
    },
    { cluster: await clusterForTests("demo") },
  );
  await service.listen();
  authUrl = `${service.url}/auth/v1`;
  const { db, clock } = service.context;
  const order = { email: "grace@example.com", now: clock(), days: 1 };
  const cma = await issueCmaToken(db, order);
  const variables = {
    PORTAL_URL: portal.url,
    SESSION_SECRETS: randomBytes(48).toString("base64url"),
    SPACE_FILE: "lib/space-file/morae.json",
    SPACE_ID: "demo",
    AUTH_URL: authUrl,
    ACMA_URL: `${service.url}/acma/v1`,
    ACDA_URL: `${service.url}/acda/v1`,
    CMA_URL: `${service.url}/cma/v1`,
    UPLOAD_URL: `${service.url}/upload/v1`,
    CMA_TOKEN: cma?.token ?? "",
  };
  const close = () => Promise.all([portal.close(), service.close()]);
  return { variables, url: service.url, portal, close };
}

/** Of the settings with which the portal was started, for its answers. */
let configuration: string | undefined;

export type Patient = Awaited<ReturnType<typeof startPatient>>;

/** What a portal says to a doctor: its health, and a sign-in that begins as `lib/session/sign-in/login.ts` lets it. */
export function answerAsPortal(
  authUrl: () => string,
  request: IncomingMessage,
  response: ServerResponse,
  cookie = "atrium-3000-intent-x=sealed; Path=/; HttpOnly; SameSite=lax",
): boolean {
  if (request.url === "/api/health") response.end(JSON.stringify({ status: "ok", configuration }));
  else if (request.url?.startsWith("/api/upload/")) response.writeHead(401).end();
  else response.setHeader("set-cookie", cookie).end(`<a href="${authUrl()}/spaces/demo/login">Continue</a>`);
  return true;
}

interface ComplaintOptions {
  instances?: number | undefined;
  probes?: boolean;
  /** The settings of the portal that runs, if they are other ones. */
  runsWith?: Readonly<Record<string, string | undefined>> | undefined;
}

function configurationOf(variables: Readonly<Record<string, string | undefined>>): string | undefined {
  const ground = groundOf(variables, { instances: 1, keptSecret: undefined });
  if ("problems" in ground) return undefined;
  return configurationDigest(ground.environment, ground.spaceFile.text ?? "");
}

/** The diagnoses that are not "ok", each as "check: what was seen". */
export async function complaints(
  variables: Readonly<Record<string, string | undefined>>,
  { instances = 1, probes = false, runsWith = variables }: ComplaintOptions = {},
): Promise<{ faults: string[]; others: string[]; all: Diagnosis[] }> {
  configuration = configurationOf(runsWith);
  const all = await examine(variables, { instances, keptSecret: undefined, probes });
  const said = (wanted: (verdict: Diagnosis["verdict"]) => boolean) =>
    all.filter(({ verdict }) => wanted(verdict)).map(({ check, looked }) => `${check}: ${looked}`);
  return {
    faults: said((verdict) => verdict === "fault"),
    others: said((verdict) => verdict === "warning" || verdict === "unknown"),
    all,
  };
}
