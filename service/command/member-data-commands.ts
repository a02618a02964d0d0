import { z } from "zod";
import { requireEmptyFolder } from "#service/backup/backup-folder.ts";
import { CommandProblem, command } from "#service/command/command.ts";
import { deleteMember, stopCreating } from "#service/command/delete-member.ts";
import { exportMember } from "#service/command/export-member.ts";
import { findMember } from "#service/command/find-member.ts";
import { whichMember } from "#service/command/inputs.ts";
import { requireFiles } from "#service/media/storage/require-files.ts";

const folderInput = z.string().min(1).describe("a folder that is empty or not there yet");

export const exportOne = command({
  summary:
    "Write a copy of a member's data into a folder: profile, sessions, Contents, Media, Uploads and their files",
  positionals: ["space", "member"],
  folders: ["out"],
  input: z.strictObject({ ...whichMember, out: folderInput }),
  run: async (context, { space, member, out }) => {
    await requireFiles(context);
    const row = await findMember(context.db, space, member);
    const counts = await exportMember(context, row, out);
    return { result: { member: row.id, folder: out, ...counts }, text: `Wrote ${out}. ${sayCounts(counts)}` };
  },
});

export const deleteOne = command({
  summary: "Delete a member with everything that the member made",
  positionals: ["space", "member"],
  folders: ["exportTo"],
  input: z.strictObject({
    ...whichMember,
    exportTo: folderInput.optional().describe("export the member's data into this folder first"),
  }),
  question: ({ space, member, exportTo }) =>
    [
      `Delete the member ${member} of "${space}" with all Contents, Media and files that the member made?`,
      exportTo === undefined
        ? "Nothing is kept; --export-to FOLDER would write a copy first."
        : `A copy is written to ${exportTo} first.`,
    ].join(" "),
  run: async (context, { space, member, exportTo }) => {
    await requireFiles(context);
    const row = await findMember(context.db, space, member);
    if (exportTo !== undefined) {
      await requireEmptyFolder(exportTo);
      await stopCreating(context, row);
      await exportMember(context, row, exportTo).catch((error: Error) => {
        throw new CommandProblem(
          `The copy failed, so nothing was deleted: ${error.message}\nThe member is blocked; member-unblock ends that. Repeat with an empty folder.`,
        );
      });
    }
    const counts = await deleteMember(context, row);
    const text = `Deleted the member ${row.id}. ${sayCounts(counts)}`;
    return { result: { member: row.id, ...counts, exportedTo: exportTo }, text };
  },
});

interface Counts {
  contents: number;
  media: number;
  uploads: number;
}

const sayCounts = ({ contents, media, uploads }: Counts) =>
  `Contents: ${contents}, Media: ${media}, Uploads without a Media: ${uploads}`;
