import { execFile } from "node:child_process";
import { join } from "node:path";
import * as z from "zod";
import { machineEnvironment } from "../../scripts/run/machine-environment.ts";
import { expect, test } from "../portal.ts";

const diagnosisSchema = z.object({ check: z.string(), verdict: z.string(), looked: z.string() });
const answerSchema = z.object({ diagnoses: z.array(diagnosisSchema) });

// A real portal, a real Space and a real CMA token: what it sends to whom is in the recordings, for the last spec to judge.
test("npm run doctor finds a running portal in order, and says no token", async ({ portal }) => {
  const { url, spaceUrl, folder } = portal;
  const order = ["service/space.ts", "cma-token", "grace@example.com"];
  const token = (await run(order, { DATA_DIR: join(folder, "data") })).out.trim();
  expect(token).toMatch(/^[\w-]{43}$/);
  const services = ["auth", "acma", "acda", "cma", "upload"].map((name) => [
    `${name.toUpperCase()}_URL`,
    `${spaceUrl}/${name}/v1`,
  ]);
  const { code, out } = await run(["scripts/doctor.ts", "--json"], {
    PORTAL_URL: url,
    SESSION_SECRETS: "a secret for tests that is long enough",
    SPACE_ID: "demo",
    SPACE_FILE: "lib/space-file/morae.json",
    CMA_TOKEN: token,
    ...Object.fromEntries(services),
  });
  const { diagnoses } = answerSchema.parse(JSON.parse(out));
  const others = diagnoses.filter(({ verdict }) => verdict !== "ok");
  expect(others.map(({ check, verdict }) => `${check}: ${verdict}`)).toEqual(["uploads: unknown"]);
  const seen = diagnoses.map(({ check, looked }) => `${check}: ${looked}`);
  expect(seen).toContain(`callback-url: sign-ins come back to ${url}/callback`);
  expect(seen).toContain("portal: a sign-in begins there, and its cookie keeps the rules");
  expect(code).toBe(0);
  expect(out).not.toContain(token);
});

function run(args: string[], variables: Record<string, string>): Promise<{ code: number; out: string }> {
  const env = { ...machineEnvironment(), ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, out) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out }),
    );
  });
}
