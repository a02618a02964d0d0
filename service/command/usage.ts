import { type Command, optionName } from "#service/command/command.ts";
import { commands, findCommand } from "#service/command/commands.ts";

const widthOfNames = 26;

const line = (name: string, text: string) => `  ${name.padEnd(widthOfNames)} ${text}`.trimEnd();
const ofJson = line(
  "--json",
  'the result as JSON, on stdout; a problem as {"problem": "…"}, with exit code 1',
);
const ofYes = line("--yes", "don't ask before what can't be undone");

/** The help of `npm run space`, or of one command. */
export function usage(name?: string): string {
  const command = name === undefined ? undefined : findCommand(name);
  return name === undefined || command === undefined ? usageOfAll() : usageOfOne(name, command);
}

function usageOfAll(): string {
  return [
    "npm run space -- COMMAND …",
    "",
    "Commands for the operator of the Space service. They read DATABASE_URL or DATA_DIR from the environment or .env, as",
    "the service does; the service may run meanwhile.",
    "",
    ...Object.entries(commands).map(([name, { summary }]) => line(name, summary)),
    "",
    line("COMMAND --help", "what a command needs"),
    ofJson,
    ofYes,
  ].join("\n");
}

function usageOfOne(name: string, { summary, positionals, input, files, folders, asks }: Command): string {
  const members = Object.entries(input.shape).map(([key, schema]) => ({
    key,
    isRequired: !schema.safeParse(undefined).success,
    description: schema.description ?? "",
  }));
  const options = members.filter(({ key }) => !positionals.includes(key));
  const shape = (key: string) =>
    `${optionName(key)} ${files.includes(key) ? "FILE" : folders.includes(key) ? "FOLDER" : "…"}`;
  const written = [
    ...positionals.map((key) => key.toUpperCase()),
    ...options.map(({ key, isRequired }) => (isRequired ? shape(key) : `[${shape(key)}]`)),
    "[--json]",
    ...(asks ? ["[--yes]"] : []),
  ];
  return [
    `npm run space -- ${[name, ...written].join(" ")}`,
    "",
    `${summary}.`,
    "",
    ...members.map(({ key, description }) =>
      line(positionals.includes(key) ? key.toUpperCase() : optionName(key), description),
    ),
    ofJson,
    ...(asks ? [ofYes] : []),
  ].join("\n");
}
