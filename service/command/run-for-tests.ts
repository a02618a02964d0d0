import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startsSoon } from "#service/database/server-for-tests.ts";

const script = fileURLToPath(new URL("../space.ts", import.meta.url));

/** `npm run space -- …`, as an operator's script runs it: without a terminal. */
export function space(environment: Record<string, string>, ...args: string[]) {
  return spaceIn(process.cwd(), environment, ...args);
}

export function spaceIn(cwd: string, environment: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; out: string; said: string }>((resolve) => {
    const options = { cwd, env: { ...process.env, ...environment } };
    execFile(process.execPath, [...startsSoon, script, ...args], options, (error, out, said) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, said }),
    );
  });
}

/** The same at a terminal (`script` of util-linux), where the question is answered. */
export async function spaceAtTerminal(
  environment: Record<string, string>,
  answer: string,
  ...args: string[]
) {
  const command = [process.execPath, ...startsSoon, script, ...args].map((word) => `'${word}'`).join(" ");
  const child = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], {
    env: { ...process.env, ...environment },
  });
  let out = "";
  let isAnswered = false;
  child.stdout.on("data", (chunk) => {
    out += String(chunk);
    if (isAnswered || !out.includes("(yes/no)")) return;
    isAnswered = true;
    child.stdin.write(`${answer}\n`);
  });
  const [code] = await once(child, "close");
  return { code, out };
}
