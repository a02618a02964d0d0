import { z } from "zod";
import { backUp, moveTo, restore } from "#service/backup/backup.ts";
import { CommandProblem, command } from "#service/command/command.ts";
import { requireFiles } from "#service/media/storage/require-files.ts";

export const makeBackup = command({
  summary: "Write the database of one moment, with the files of Media, into a folder, while the service runs",
  folders: ["out"],
  input: z.strictObject({
    out: z.string().min(1).describe("a folder that is empty or not there yet"),
    files: z
      .enum(["on", "off"])
      .default("on")
      .describe("off: without files, for a bucket that keeps versions"),
  }),
  run: async (context, { out, files }) => {
    if (files === "on") await requireFiles(context);
    const manifest = await backUp(context, out, { withFiles: files === "on" });
    const rows = manifest.tables.reduce((all, table) => all + table.rows, 0);
    const text = `${out} has every write that was acknowledged until ${manifest.moment}: ${rows} rows, ${manifest.files ?? "no"} files.`;
    return { result: { folder: out, ...manifest }, text };
  },
});

export const restoreBackup = command({
  summary: "Write a backup into a database without any Space, on PGlite or PostgreSQL",
  needsStoppedService: true,
  folders: ["from"],
  input: z.strictObject({ from: z.string().min(1).describe("the folder of a backup") }),
  run: async (context, { from }) => {
    const manifest = await restore(context, from);
    return { result: manifest, text: `Restored what was acknowledged until ${manifest.moment}.` };
  },
});

export const moveToPostgres = command({
  summary: "Copy the embedded database into an empty PostgreSQL; files stay in DATA_DIR",
  needsStoppedService: true,
  positionals: ["url"],
  input: z.strictObject({
    url: z
      .url({ protocol: /^postgres(ql)?$/, error: "postgres://user:password@host/database" })
      .describe("the PostgreSQL, as for DATABASE_URL"),
  }),
  run: async (context, { url }) => {
    if (context.settings.databaseUrl !== undefined) {
      throw new CommandProblem("DATABASE_URL is set: this Space is on PostgreSQL already.");
    }
    const rows = await moveTo(url, context);
    return {
      result: { rows },
      text: `Copied ${rows} rows. Set DATABASE_URL to this address, and start the service.`,
    };
  },
});
