import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseEnv } from "node:util";
import { type ReadArguments, readArguments } from "#service/command/read-arguments.ts";
import { errorSentence } from "#service/error-sentence.ts";
import { settingsFromEnvironment } from "#service/settings-from-environment.ts";

// What this process writes is for its owner alone.
process.umask(0o077);
const isJson = process.argv.includes("--json");
try {
  const read = readArguments(process.argv.slice(2));
  if ("help" in read) say(read.help);
  else await run(read);
} catch (error) {
  // A wrong setting, a database in use, a wrong argument: each is a sentence already.
  const sentence = error instanceof Error && !(error instanceof TypeError) ? errorSentence(error) : undefined;
  if (isJson) sayJson({ problem: sentence ?? String(error) });
  if (sentence === undefined) console.error(error);
  else if (!isJson) console.error(sentence);
  process.exitCode = 1;
}

async function run({ order, command, isConfirmed }: ReadArguments): Promise<void> {
  const question = command.question(order.input);
  if (question !== undefined && !isConfirmed) await requireYes(question);
  if (existsSync(".env")) loadEnvironmentFile();
  // The databases take half a second to load, which a mistyped command doesn't need.
  const { sendOrder } = await import("#service/command/send-order.ts");
  const answer = await sendOrder(settingsFromEnvironment(process.env), order);
  if ("problem" in answer) throw new Error(answer.problem);
  if (isJson) return sayJson(answer.result);
  say(answer.text);
  if (answer.note !== undefined) console.error(answer.note);
}

function loadEnvironmentFile(): void {
  let text: string;
  try {
    text = readFileSync(".env", "utf8");
  } catch (cause) {
    throw new Error(".env can't be read.", { cause });
  }
  // It hides the first variable, and in UTF-16 all of them.
  if (/^[\uFEFF\uFFFD]/.test(text))
    throw new Error(".env begins with a byte order mark: save it as UTF-8 without one.");
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

function sayJson(value: unknown): void {
  say(JSON.stringify(value, undefined, 2));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function requireYes(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Error(`${question} This can't be undone: repeat the command with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} This can't be undone. (yes/no) `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Error("Nothing was changed.");
}
