import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type CommandContext, CommandProblem } from "#service/command/command.ts";

/**
 * A command beside PostgreSQL has a DATA_DIR of its own: with another one than the service's it would copy no file, and
 * leave those of a deleted member. Throws CommandProblem.
 */
export async function requireFiles({ db, settings }: Pick<CommandContext, "db" | "settings">): Promise<void> {
  const { dataDir, mediaStore } = settings;
  const folder = resolve(dataDir, "media");
  if (mediaStore !== undefined || dataDir === "memory://" || existsSync(folder)) return;
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
