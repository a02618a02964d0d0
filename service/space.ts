import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { orderCmaToken } from "#service/command/order-cma-token.ts";

const usage = `npm run space -- cma-token <e-mail address> [--days 90]

Makes a CMA token for a platform user of the embedded Space and says it once: only its hash is kept. The same
DATABASE_URL or DATA_DIR as the service's is read from the environment or .env; the service may run meanwhile.`;

// What this process writes is for its owner alone.
process.umask(0o077);
try {
  await run();
} catch (error) {
  // A wrong setting, a database in use, a wrong argument: each is a sentence already.
  console.error(error instanceof Error && !(error instanceof TypeError) ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { email, days } = readArguments();
  if (existsSync(".env")) process.loadEnvFile(".env");
  const answer = await orderCmaToken(process.env, { email, days });
  if ("problem" in answer) throw new Error(answer.problem);
  process.stdout.write(`${answer.token}\n`);
  console.error(`This is a CMA token of ${email} until ${answer.expiresAt}. It is not shown again.`);
}

function readArguments(): { email: string; days: number } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { days: { type: "string", default: "90" } },
  });
  const [command, email, ...rest] = positionals;
  if (command !== "cma-token" || email === undefined || rest.length > 0) throw new Error(usage);
  const days = /^\d{1,3}$/.test(values.days) ? Number(values.days) : 0;
  if (days < 1 || days > 365) throw new Error("--days: a whole number, 1 to 365.");
  return { email, days };
}
