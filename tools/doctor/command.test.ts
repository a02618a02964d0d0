import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import { report } from "./report.ts";

const secret = "a-secret-of-the-cookies-that-is-32-characters";
const token = 'a-token "of\\a platform-user';
const password = "the-password-of-the-store";

/** Whom it was asked by, with which credential: an upstream that answers everything with a 500 that repeats it. */
const asked: { path: string; credential: string | undefined }[] = [];
const upstream = createServer(({ url = "", headers }, response) => {
  asked.push({ path: url, credential: headers.authorization });
  response.writeHead(500).end(`${headers.authorization}`);
});

afterEach(() => {
  upstream.close().closeAllConnections();
});

async function doctor(args: string[]): Promise<{ code: number; out: string }> {
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const address = upstream.address();
  const at = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  asked.length = 0;
  const names = ["auth", "acma", "acda", "cma", "upload"];
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "test",
    PORTAL_URL: at,
    SESSION_SECRETS: `${secret},${secret.toUpperCase()}`,
    SESSION_RECORDS_URL: `${at.replace("http", "redis").replace("//", `//default:${password}@`)}`,
    SPACE_ID: "demo",
    SPACE_FILE: "lib/space-file/morae.json",
    CMA_TOKEN: token,
    ...Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_URL`, `${at}/${name}/v1`])),
  } as const;
  return await new Promise((resolve) => {
    execFile(process.execPath, ["scripts/doctor.ts", ...args], { env }, (error, out, said) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out: out + said }),
    );
  });
}

test("faults end it with 1; no secret is printed, and the CMA token goes to CMA alone", async () => {
  const { code, out } = await doctor([]);
  expect(code).toBe(1);
  expect(out).toContain("✗ services");
  expect(out).toMatch(/\d+ to mend/);
  expect(out).not.toContain("\u001b");
  for (const hidden of [secret, secret.toUpperCase(), token, password]) expect(out).not.toContain(hidden);
  const withToken = asked.filter(({ credential }) => credential?.includes(token));
  expect(withToken.length).toBeGreaterThan(0);
  expect(withToken.filter(({ path }) => !path.startsWith("/cma/v1/"))).toEqual([]);
});

test("--json is for programs: each finding with its check, verdict and what to mend", async () => {
  const { code, out } = await doctor(["--json"]);
  for (const hidden of [secret, token, password]) {
    for (const written of [hidden, JSON.stringify(hidden).slice(1, -1)]) expect(out).not.toContain(written);
  }
  const diagnosis = z.strictObject({
    check: z.string(),
    verdict: z.enum(["ok", "fault", "warning", "remark", "unknown"]),
    looked: z.string(),
    mend: z.string().optional(),
    setting: z.strictObject({ name: z.string(), value: z.string() }).optional(),
  });
  const { diagnoses } = z.strictObject({ diagnoses: z.array(diagnosis) }).parse(JSON.parse(out));
  expect(code).toBe(1);
  expect(diagnoses.filter(({ check, verdict }) => check === "services" && verdict === "fault")).toHaveLength(
    5,
  );
});

test.each([
  [["--instances", "many"], "--instances: a whole number, 1 or more.\n"],
  [["--instances", ""], "--instances is empty.\n"],
  [["--instance", "3"], "Unknown option '--instance'\n"],
])("a slip in an option is a sentence: %j", async (args, out) => {
  expect(await doctor(args)).toEqual({ code: 1, out });
});

test("colors are for terminals", () => {
  const diagnoses = [{ check: "tls", verdict: "fault", looked: "x", mend: "y." }] as const;
  expect(report(diagnoses, { colored: true, all: false })).toContain("\u001b[31m✗");
  expect(report(diagnoses, { colored: false, all: false })).toBe("✗ tls  x\n       → y.\n\n1 to mend.");
});

test("remarks are counted, and shown only on demand", () => {
  const diagnoses = [
    { check: "tls", verdict: "ok", looked: "x" },
    { check: "cma", verdict: "remark", looked: "small", mend: "Nothing." },
  ] as const;
  expect(report(diagnoses, { colored: false, all: false })).toBe(
    "✓ tls  x\n\n1 in order, 1 small remark (--all shows it).",
  );
  expect(report(diagnoses, { colored: false, all: true })).toContain("· cma  small\n       → Nothing.");
});
