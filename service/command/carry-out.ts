import type { Answer, Order } from "#service/command/channel-messages.ts";
import { type CommandContext, CommandProblem } from "#service/command/command.ts";
import { findCommand } from "#service/command/commands.ts";
import { bodyDoesNotFit, ServiceError } from "#service/errors.ts";

export const unknownCommand = { problem: "The service does not know this command." };

/** Runs a command in the process that has the database open. Throws only for defects. */
export async function carryOut(context: CommandContext, { command: name, input }: Order): Promise<Answer> {
  const command = findCommand(name);
  if (command === undefined) return unknownCommand;
  try {
    const answer = await command.run(context, input);
    context.log.info({ command: name, spaceId: input.space }, "command");
    return answer;
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    return { problem };
  }
}

function problemOf(error: unknown): string | undefined {
  if (error instanceof CommandProblem) return error.message;
  if (!(error instanceof ServiceError)) return undefined;
  const details = (error.details ?? []).map(({ path, message }) => `${path}: ${message}`);
  // A command has no body.
  return [...(error.message === bodyDoesNotFit ? [] : [error.message]), ...details].join("\n");
}
