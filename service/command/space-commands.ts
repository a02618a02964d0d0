import { z } from "zod";
import { indexPublished } from "#service/cma/content-types/publish-content-type.ts";
import { CommandProblem, command } from "#service/command/command.ts";
import { spaceInput } from "#service/command/inputs.ts";
import { putContentTypes } from "#service/command/put-content-types.ts";
import { readSpaceFile } from "#service/command/space-file.ts";
import { lockSpace } from "#service/command/space-record.ts";
import { table } from "#service/command/text-table.ts";

export const listSpaces = command({
  summary: "List the Spaces of this service",
  input: z.strictObject({}),
  run: async ({ db }) => {
    const spaces = await db
      .selectFrom("space")
      .leftJoin("service_login", "service_login.space_id", "space.id")
      .select(["id", "name", "locales", "callback_url", "providers"])
      .orderBy("id")
      .execute();
    const rows = spaces.map(({ id, name, locales, providers, callback_url }) => [
      id,
      name,
      locales.join(", "),
      providers?.join(", ") ?? "",
      callback_url ?? "",
    ]);
    const result = spaces.map(({ callback_url: callbackUrl, ...space }) => ({ ...space, callbackUrl }));
    return { result, text: table(["Space", "Name", "Locales", "Providers", "callbackUrl"], rows) };
  },
});

export const putTypes = command({
  summary: "Create, change and publish the Content Types of a Space file; others stay as they are",
  positionals: ["space"],
  files: ["file"],
  input: z.strictObject({ space: spaceInput, file: z.string().describe("the Space file") }),
  run: async (context, { space, file }) => {
    const { contentTypes } = readSpaceFile(file);
    if (contentTypes.length === 0) throw new CommandProblem("The Space file has no Content Types.");
    const put = await context.db.transaction().execute(async (transaction) => {
      await lockSpace(transaction, space);
      return putContentTypes(transaction, space, contentTypes, context.clock());
    });
    for (const type of put) if (type.change !== "unchanged") await indexPublished(context, type);
    const rows = put.map(({ row, change }) => [row.id, row.name, change]);
    return {
      result: put.map(({ row, change }) => ({ id: row.id, version: row.version, change })),
      text: table(["Content Type", "Name", ""], rows),
    };
  },
});
