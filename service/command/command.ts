import type { z } from "zod";
import type { ServiceContext } from "#service/context.ts";
import type { SettingsBeforeSecret } from "#service/settings.ts";

/** What a command gets of the service, in the process that has the database open. */
export interface CommandContext
  extends Pick<ServiceContext, "db" | "unlimited" | "files" | "clock" | "log" | "closing"> {
  settings: SettingsBeforeSecret;
}

export interface CommandResult {
  /** For `--json`. */
  result: unknown;
  /** For people, on stdout. */
  text: string;
  /** For people, on stderr, so that pipelines don't read it. */
  note?: string;
}

export interface Command {
  summary: string;
  /** It replaces the database or copies out of it: no other process may have it open, and the demo Space isn't written. */
  needsStoppedService: boolean;
  /** Positional arguments in order; all others are options. */
  positionals: string[];
  /** Options that name a file, whose text becomes the value. */
  files: string[];
  /** Options that name a folder, relative to the current one. */
  folders: string[];
  input: z.ZodObject;
  /** It can't be undone, so it asks first. */
  asks: boolean;
  /** The question before a command that can't be undone; undefined for others. Throws CommandProblem for invalid input. */
  question(input: unknown): string | undefined;
  run(context: CommandContext, input: unknown): Promise<CommandResult>;
}

interface Definition<Input extends z.ZodObject> {
  summary: string;
  needsStoppedService?: boolean;
  /** Each member needs a description, which is its help text. */
  input: Input;
  positionals?: (keyof z.input<Input> & string)[];
  files?: (keyof z.input<Input> & string)[];
  folders?: (keyof z.input<Input> & string)[];
  question?: (input: z.output<Input>) => string;
  run(context: CommandContext, input: z.output<Input>): Promise<CommandResult>;
}

/** A command whose input arrives as text, from a command line or the channel, and is parsed here. */
export function command<Input extends z.ZodObject>(definition: Definition<Input>): Command {
  const { summary, input, positionals = [], files = [], folders = [], question, run } = definition;
  return {
    summary,
    needsStoppedService: definition.needsStoppedService ?? false,
    positionals,
    files,
    folders,
    input,
    asks: question !== undefined,
    question: (given) => {
      const parsed = parse(given);
      return question?.(parsed);
    },
    run: (context, given) => run(context, parse(given)),
  };

  function parse(given: unknown): z.output<Input> {
    const parsed = input.safeParse(given);
    if (parsed.success) return parsed.data;
    const nameOf = (key: string) =>
      positionals.some((name) => name === key) ? key.toUpperCase() : optionName(key);
    const lines = parsed.error.issues.map(
      ({ path, message }) => `${nameOf(String(path[0]))}: ${message.replace(/\.?$/, ".")}`,
    );
    throw new CommandProblem(lines.join("\n"));
  }
}

/** `callbackUrl` is written `--callback-url`. */
export function optionName(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Throws CommandProblem: `problem`, and a line for each invalid value. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  problem: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message }) => `  ${[path.join("."), message].filter(Boolean).join(": ")}`,
  );
  throw new CommandProblem([problem, ...lines].join("\n"));
}

/** Why a command can't be run, as a sentence for the operator. */
export class CommandProblem extends Error {}
