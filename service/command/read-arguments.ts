import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Order } from "#service/command/channel-messages.ts";
import { type Command, CommandProblem, optionName } from "#service/command/command.ts";
import { findCommand } from "#service/command/commands.ts";
import { usage } from "#service/command/usage.ts";
import { readTextFile } from "#service/text-file.ts";

export interface ReadArguments {
  order: Order;
  command: Command;
  isConfirmed: boolean;
}

const switches = {
  json: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/**
 * A command line as an order; the help where it asks for that. Throws CommandProblem.
 * @param cwd where files and folders of the command line are
 */
export function readArguments(line: string[], cwd = process.cwd()): ReadArguments | { help: string } {
  const [name = "", ...rest] = line;
  const command = findCommand(name);
  if (command === undefined) {
    if (name === "--help" || name === "help") return { help: usage(rest[0]) };
    throw new CommandProblem(name === "" ? usage() : `There is no command "${name}".\n\n${usage()}`);
  }
  const { values, positionals } = parse(name, command, rest);
  if (values.help === true) return { help: usage(name) };
  return {
    order: { command: name, input: inputOf(name, command, { values, positionals, cwd }) },
    command,
    isConfirmed: values.yes === true,
  };
}

function parse(name: string, { input, positionals }: Command, args: string[]) {
  const keys = Object.keys(input.shape).filter((key) => !positionals.includes(key));
  const texts = Object.fromEntries(
    keys.map((key) => [optionName(key).slice(2), { type: "string" as const }]),
  );
  try {
    return parseArgs({ args, options: { ...texts, ...switches }, allowPositionals: true });
  } catch (error) {
    throw new CommandProblem(`${error instanceof Error ? error.message : error}\n\n${usage(name)}`);
  }
}

interface Typed {
  values: Record<string, unknown>;
  positionals: string[];
  cwd: string;
}

function inputOf(
  name: string,
  { input, positionals: keys, files, folders }: Command,
  { values, positionals, cwd }: Typed,
): Order["input"] {
  const missing = keys.slice(positionals.length).map((key) => key.toUpperCase());
  const surplus = positionals.slice(keys.length);
  if (missing.length > 0) throw new CommandProblem(`${missing.join(" and ")} is missing.\n\n${usage(name)}`);
  if (surplus.length > 0) throw new CommandProblem(`What is "${surplus.join(" ")}"?\n\n${usage(name)}`);
  const given: Record<string, string> = {};
  for (const [key, schema] of Object.entries(input.shape)) {
    const position = keys.indexOf(key);
    const value = position === -1 ? values[optionName(key).slice(2)] : positionals[position];
    if (typeof value === "string") {
      const isPath = files.includes(key) || folders.includes(key);
      // As `--out "$FOLDER"` without that variable: an empty path would be the current folder.
      if (isPath && value === "") throw new CommandProblem(`${optionName(key)} is empty.\n\n${usage(name)}`);
      const path = resolve(cwd, value);
      given[key] = files.includes(key) ? readText(path) : folders.includes(key) ? path : value;
    } else if (!schema.safeParse(undefined).success) {
      throw new CommandProblem(`${optionName(key)} is missing.\n\n${usage(name)}`);
    }
  }
  return given;
}

function readText(path: string): string {
  const read = readTextFile(path);
  if ("problem" in read) throw new CommandProblem(`${path} can't be read: ${read.problem}.`);
  return read.text;
}
