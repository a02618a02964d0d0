import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createClient } from "@redis/client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ValkeyServer } from "#lib/session/testing/valkey-for-tests.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { certificateForTests } from "../../scripts/test/certificate.ts";
import { type Front, startFront } from "./front-for-tests.ts";
import { answerAsPortal, complaints, type Patient, startPatient } from "./patient-for-tests.ts";

let patient: Patient;
let valkey: ValkeyServer;
let folder = "";
/** A closed port. */
let nowhere = "";
const fronts: Front[] = [];
const trustedBefore = getCACertificates("default");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "atrium-doctor-"));
  nowhere = `localhost:${await freePort()}`;
  [patient, valkey] = await Promise.all([startPatient(), ValkeyServer.start()]);
});

afterEach(async () => {
  setDefaultCACertificates(trustedBefore);
  for (const front of fronts.splice(0)) await front.close();
});

afterAll(async () => {
  await Promise.all([patient.close(), valkey.kill()]);
  rmSync(folder, { recursive: true, force: true });
});

type Variables = Readonly<Record<string, string>>;

const dayMs = 86_400_000;
const day = (number: number) => new Date(Date.now() + number * dayMs);

async function front(options: Parameters<typeof startFront>[0]): Promise<string> {
  const started = await startFront({ target: patient.url, ...options });
  fronts.push(started);
  return started.url;
}

/** The demo's Space file with a change, as a file of its own. */
function changedFile(from: string | RegExp, to: string): Variables {
  const before = readFileSync("lib/space-file/morae.json", "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing to replace: ${from}`);
  const path = join(folder, "space.json");
  writeFileSync(path, after);
  return { SPACE_FILE: path };
}

async function secureFront(names: readonly string[], days: readonly [Date, Date], isTrusted: boolean) {
  const certificate = certificateForTests({ names, days });
  if (isTrusted) setDefaultCACertificates([certificate.cert]);
  return { certificate, url: await front({ certificate }) };
}

/** A Valkey with a setting, which is put back when the next test sets another. */
async function store(...commands: readonly string[][]): Promise<Variables> {
  const client = await createClient({ url: valkey.url }).connect();
  for (const command of commands) await client.sendCommand([...command]);
  client.destroy();
  return { SESSION_RECORDS_URL: valkey.url };
}

test("the embedded Space as it should be is all green", async () => {
  const { PORTAL_URL, AUTH_URL, CMA_TOKEN } = patient.variables;
  const variables = { PORTAL_URL, CMA_TOKEN, SPACE_PORT: new URL(AUTH_URL).port };
  const { faults, others, all } = await complaints(variables);
  expect([...faults, ...others]).toEqual([]);
  expect(new Set(all.map(({ check }) => check)).size).toBe(17);
});

test("configured as an external Space it is in order too, except for what only a member can see", async () => {
  const shared = await store(["CONFIG", "SET", "maxmemory-policy", "noeviction"]);
  const { faults, others } = await complaints({ ...patient.variables, ...shared }, { instances: 3 });
  expect(faults).toEqual([]);
  expect(others).toEqual(["uploads: the upload service tells its limit to members alone"]);
});

interface Row {
  with: () => Variables | Promise<Variables>;
  instances?: number;
  /** The variables of the portal that runs, if they are other ones. */
  runsWith?: () => Variables;
  /** The faults, by check; each has to say this. */
  says: readonly RegExp[];
}

const rows: Readonly<Record<string, Row>> = {
  "a secret that is too short": {
    with: () => ({ SESSION_SECRETS: "short" }),
    says: [/^environment: SESSION_SECRETS: .*32 characters/],
  },
  "a public address without https": {
    with: () => ({ PORTAL_URL: "http://members.example.com" }),
    says: [/^environment: PORTAL_URL: needs https/],
  },
  "a slip in the Space file": {
    with: () => changedFile('"displayField": "title"', '"displayField": "titel"'),
    says: [/^space-file: space\.json:\d+:\d+ contentTypes\.0\.displayField: .*did you mean "title"/],
  },
  "an address without https": {
    with: () => ({ ACMA_URL: "http://acma.example.com/v1" }),
    says: [/^addresses: ACMA_URL is http:.*anybody can read/],
  },
  "an address without /v1": {
    with: () => ({ AUTH_URL: patient.variables.AUTH_URL.replace("/v1", "") }),
    says: [/^addresses: AUTH_URL .*without the \/v1/],
  },
  "two addresses that are one": {
    with: () => ({ UPLOAD_URL: patient.variables.ACMA_URL }),
    says: [/^addresses: ACMA_URL .*so is UPLOAD_URL/, /^addresses: UPLOAD_URL .*so is ACMA_URL/],
  },
  "an address of another service": {
    with: async () => ({ UPLOAD_URL: `${await front({})}/cma/v1` }),
    says: [/^services: UPLOAD_URL .* is CMA, not the upload service/],
  },
  "an address for reading that lets members write": {
    with: async () => ({ ACDA_URL: `${await front({})}/acma/v1` }),
    says: [/^services: ACDA_URL .* is ACMA, not ACDA/],
  },
  "a closed port": {
    with: () => ({ UPLOAD_URL: `http://${nowhere}/upload/v1` }),
    says: [/^services: UPLOAD_URL .*nothing listens there/],
  },
  "a clock that is ten minutes off": {
    with: async () => ({ ACDA_URL: `${await front({ clockAheadMs: 605_000 })}/acda/v1` }),
    says: [/^clock: ACDA_URL .* is 60[0-9] s ahead of this machine/],
  },
  "a certificate that ran out": {
    with: async () => ({
      ACMA_URL: `${(await secureFront(["localhost"], [day(-90), day(-1)], true)).url}/acma/v1`,
    }),
    says: [/^tls: ACMA_URL .*its certificate ran out on/],
  },
  "a certificate for another name": {
    with: async () => ({
      ACMA_URL: `${(await secureFront(["acma.example"], [day(-1), day(90)], true)).url}/acma/v1`,
    }),
    says: [/^tls: ACMA_URL .*for another name \(DNS:acma\.example\)/],
  },
  "a certificate from an untrusted authority": {
    with: async () => ({
      ACMA_URL: `${(await secureFront(["localhost"], [day(-1), day(90)], false)).url}/acma/v1`,
    }),
    says: [/^tls: ACMA_URL .*not from a trusted authority/],
  },
  "an https address without TLS": {
    with: async () => ({ ACMA_URL: `${(await front({})).replace("http:", "https:")}/acma/v1` }),
    says: [/^services: ACMA_URL .*speaks no TLS/],
  },
  "TLS that is not looked at": {
    with: () => ({ NODE_TLS_REJECT_UNAUTHORIZED: "0" }),
    says: [/^tls: NODE_TLS_REJECT_UNAUTHORIZED is 0/],
  },
  "a Space that is not there": {
    with: () => ({ SPACE_ID: "elsewhere" }),
    says: [/^space: the Auth API knows no Space "elsewhere"/, /^space-file-and-cma: CMA has no Space/],
  },
  "a provider that the Space does not have": {
    with: () => changedFile('"id": "embedded"', '"id": "google"'),
    says: [/^providers: space\.json:\d+:\d+ providers\.0\.id: the Space has no provider "google"/],
  },
  "a callbackUrl of another portal": {
    with: () => ({ PORTAL_URL: `http://${nowhere}`, CMA_TOKEN: "" }),
    says: [/^callback-url: sign-ins come back to .*\/callback, and this portal waits at http:\/\/localhost:/],
  },
  "a field that the Space does not have": {
    with: () => changedFile('"apiName": "walkedOn"', '"apiName": "walkedAt"'),
    says: [/^space-file-and-cma: .*article\.walkedOn/, /^space-file-and-cma: .*article\.walkedAt/],
  },
  "a type that the Space does not have": {
    with: () => changedFile('"id": "note"', '"id": "notes"'),
    says: [/^space-file-and-cma: space\.json:\d+:\d+ notes: the Space has no such type/],
  },
  "a CMA token that is none": {
    with: () => ({ CMA_TOKEN: "none-of-cmas" }),
    says: [/^space-file-and-cma: CMA does not take the token/],
  },
  "files that the upload service does not take": {
    with: async () => ({
      UPLOAD_URL: `${await front({
        answers: ({ method }, response) => {
          if (method !== "OPTIONS") return false;
          response.writeHead(204, { "tus-max-size": "100000000" }).end();
          return true;
        },
      })}/upload/v1`,
    }),
    says: [/^uploads: .*media\.kinds\.1\.maxMegabytes: Video may have 200 MB, and the service takes 100 MB/],
  },
  "a Space service that cannot use its bucket": {
    with: async () => ({
      UPLOAD_URL: `${await front({
        answers: ({ url }, response) => {
          if (url !== "/health") return false;
          response.end('{"status":"ok","files":"unreachable"}');
          return true;
        },
      })}/upload/v1`,
    }),
    says: [/^uploads: the Space service cannot use the bucket of its files/],
  },
  "a secret that can be guessed": {
    with: () => ({ SESSION_SECRETS: "abcabcabcabcabcabcabcabcabcabcabcabc" }),
    says: [/^secrets: .*can be guessed/],
  },
  "a portal that runs with another public address": {
    with: async () => {
      const url = await front({
        answers: (request, response) => {
          if (request.url?.startsWith("/login/")) response.writeHead(403).end();
          else response.end('{"status":"ok"}');
          return true;
        },
      });
      return { PORTAL_URL: url };
    },
    says: [/^callback-url: /, /^portal: .*403: the portal that runs has another PORTAL_URL/],
  },
  "a portal that runs with another Space file": {
    with: () => changedFile('"icon": "footprints"', '"icon": "map-pin"'),
    runsWith: () => patient.variables,
    says: [/^portal: .* is a portal with another Space file, SPACE_ID or addresses/],
  },
  "a portal that runs with other addresses": {
    with: () => ({}),
    runsWith: () => ({ ...patient.variables, UPLOAD_URL: `http://${nowhere}/upload/v1` }),
    says: [/^portal: .* is a portal with another Space file, SPACE_ID or addresses/],
  },
  "a provider that stands for one": {
    with: () => changedFile('"id": "embedded"', '"id": "id-in-your-service-login"'),
    says: [/^providers: space\.json:\d+:\d+ providers\.0\.id: .* stands for a provider, and is none/],
  },
  "a path that the Space does not have": {
    with: () =>
      changedFile(
        '"contentTypes":',
        '"endpoints": { "readContent": "/spaces/{spaceId}/entries/{contentId}" }, "contentTypes":',
      ),
    says: [/^endpoints: GET ACMA_URL\/spaces\/\{spaceId\}\/entries\/\{contentId\} answers 404/],
  },
  "a proxy that changes cookies": {
    with: async () => {
      const { cert, key } = certificateForTests({ names: ["localhost"], days: [day(-1), day(90)] });
      setDefaultCACertificates([cert]);
      const cookie = "atrium-intent-x=sealed; Path=/; HttpOnly; SameSite=Lax; Domain=localhost";
      const url = await front({
        certificate: { cert, key },
        answers: (request, response) =>
          answerAsPortal(() => patient.variables.AUTH_URL, request, response, cookie),
      });
      return { PORTAL_URL: url, TRUST_PROXY: "1" };
    },
    says: [/^callback-url: /, /^portal: .*no __Host- prefix/, /^portal: .*not Secure/, /^portal: .*Domain/],
  },
  "a proxy that strips cookies": {
    with: async () => {
      const url = await front({
        answers: (request, response) => {
          if (!request.url?.startsWith("/login/")) {
            return answerAsPortal(() => patient.variables.AUTH_URL, request, response);
          }
          response.end(`<a href="${patient.variables.AUTH_URL}/spaces/demo/login">Continue</a>`);
          return true;
        },
      });
      return { PORTAL_URL: url };
    },
    says: [/^callback-url: /, /^portal: .*sets no cookie/],
  },
  "a proxy that takes no uploads": {
    with: async () => ({
      PORTAL_URL: await front({
        answers: (request, response) => {
          if (Number(request.headers["content-length"]) <= 1_048_576 || request.url === "/api/health") {
            return answerAsPortal(() => patient.variables.AUTH_URL, request, response);
          }
          response.writeHead(413).end();
          return true;
        },
      }),
    }),
    says: [/^callback-url: /, /^portal: .*refuses a piece of an upload, 8 MiB, with 413/],
  },
  "an undeclared proxy": {
    with: () => ({ PORTAL_URL: `https://${nowhere}` }),
    says: [/^callback-url: /, /^proxy: TRUST_PROXY is not set/],
  },
  "a Valkey that throws records away": {
    with: () => store(["CONFIG", "SET", "maxmemory-policy", "allkeys-lru"]),
    says: [/^store: .*maxmemory-policy allkeys-lru/],
  },
  "a Valkey that may not be written to": {
    with: () => store(["CONFIG", "SET", "maxmemory-policy", "noeviction"], ["REPLICAOF", "127.0.0.1", "9"]),
    says: [/^store: .*takes no record: READONLY/],
  },
  "a Valkey that is not there": {
    with: () => ({ SESSION_RECORDS_URL: `redis://:hidden-password@${nowhere}` }),
    says: [/^store: SESSION_RECORDS_URL redis:\/\/localhost:\d+ refuses the connection/],
  },
  "a password of the store that is not percent-encoded": {
    with: () => ({ SESSION_RECORDS_URL: `redis://:50%off@${nowhere}` }),
    says: [
      /^store: SESSION_RECORDS_URL redis:\/\/localhost:\d+ has a user or a password that cannot be read/,
    ],
  },
  "several instances without a Valkey": {
    with: () => ({}),
    instances: 3,
    says: [/^instances: 3 instances, and SESSION_RECORDS_URL is not set/],
  },
};

test.each(Object.entries(rows))(
  "%s is named, and nothing else",
  async (_, { with: change, instances, runsWith, says }) => {
    const variables = { ...patient.variables, ...(await change()) };
    const { faults, all } = await complaints(variables, { instances, runsWith: runsWith?.() });
    expect(faults).toEqual(says.map((sentence) => expect.stringMatching(sentence)));
    for (const { verdict, mend } of all) if (verdict === "fault") expect(mend).toMatch(/\.$/);
  },
);
