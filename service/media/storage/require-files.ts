import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { type CommandContext, CommandProblem } from "#service/command/command.ts";
import { isCode, isMissing } from "#service/error-code.ts";

/**
 * A command beside PostgreSQL has its own DATA_DIR: with another one than the service's it would copy no file, and keep
 * the files of a deleted member. Throws CommandProblem.
 */
export async function requireFiles({ db, settings }: Pick<CommandContext, "db" | "settings">): Promise<void> {
  const { dataDir, mediaStore } = settings;
  const folder = resolve(dataDir, "media");
  if (mediaStore !== undefined || dataDir === "memory://" || (await isThere(folder))) return;
  const file = await db
    .selectFrom("upload")
    .select("id")
    .where("completed_at", "is not", null)
    .where("removed_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (file === undefined) return;
  throw new CommandProblem(
    `The database names files, and there is no ${folder}: set DATA_DIR or MEDIA_STORE as the service has it.`,
  );
}

async function isThere(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.R_OK | constants.X_OK);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    if (!isCode(error, "EACCES")) throw error;
    throw new CommandProblem(`This user may not use ${folder}. Run this as the user of the service.`);
  }
}
