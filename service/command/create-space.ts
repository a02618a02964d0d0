import type { Transaction } from "kysely";
import { z } from "zod";
import { callbackUrlSchema } from "#service/auth/callback-url.ts";
import { indexPublished } from "#service/cma/content-types/publish-content-type.ts";
import { insertMembership } from "#service/cma/memberships/add-membership.ts";
import { CommandProblem, command } from "#service/command/command.ts";
import { emailInput, listInput, nameInput, spaceInput } from "#service/command/inputs.ts";
import { ensurePlatformUser } from "#service/command/platform-users.ts";
import { putContentTypes } from "#service/command/put-content-types.ts";
import { requireProviders } from "#service/command/service-login-commands.ts";
import { readSpaceFile } from "#service/command/space-file.ts";
import type { Database } from "#service/database/schema.ts";
import {
  defaultRoleId,
  defaultServiceUserRoles,
  defaultSpaceRoles,
} from "#service/database/seed/default-roles.ts";
import { providerFaces } from "#service/identity/identity-providers.ts";

const localePattern = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

interface NewSpace {
  id: string;
  name: string;
  locales: string[];
  advancedSearch: boolean;
  callbackUrl: string;
  providers: string[];
}

export const createSpace = command({
  summary: "Create a Space with its roles, its sign-in and its first platform user",
  positionals: ["space"],
  files: ["file"],
  input: z.strictObject({
    space: spaceInput.describe("the sys.id of the new Space"),
    manager: emailInput.describe("the e-mail address of the platform user who will manage it"),
    managerName: nameInput.optional().describe("the manager's name; the e-mail address by default"),
    file: z.string().optional().describe("a Space file: name, locales, providers and Content Types"),
    name: nameInput.optional().describe("the name of the Space; by default, the file's"),
    locales: listInput
      .pipe(z.array(z.string().regex(localePattern, "a locale such as en-US")))
      .optional()
      .describe("its locales, the default one first: en-US,ko-KR; by default, the file's"),
    providers: listInput
      .optional()
      .describe("sign-in providers of this service; by default the file's, or else all"),
    callbackUrl: callbackUrlSchema
      .optional()
      .describe("where sign-ins return to; {PORTAL_URL}/callback by default"),
    advancedSearch: z.enum(["on", "off"]).default("on").describe("search, regex, near and within"),
  }),
  run: async (context, { space: id, manager, managerName, file, ...options }) => {
    const written = file === undefined ? undefined : readSpaceFile(file);
    const locales = options.locales ?? written?.locales;
    if (locales === undefined) throw new CommandProblem("Name its locales: --locales en-US, or --file.");
    const { settings } = context;
    const space: NewSpace = {
      id,
      name: options.name ?? written?.name ?? id,
      locales,
      advancedSearch: options.advancedSearch === "on",
      callbackUrl: options.callbackUrl ?? settings.callbackUrl,
      providers:
        options.providers ?? written?.providers ?? providerFaces(settings).map((provider) => provider.id),
    };
    requireProviders(settings, space.providers);
    const at = context.clock();
    const types = await context.db.transaction().execute(async (transaction) => {
      await insertSpace(transaction, space, at);
      const user = await ensurePlatformUser(transaction, { email: manager, name: managerName, at });
      const roles = [defaultSpaceRoles[0]?.id ?? ""];
      await insertMembership(transaction, id, { userId: user.id, roles, by: user.id, at });
      return putContentTypes(transaction, id, written?.contentTypes ?? [], at);
    });
    for (const type of types) await indexPublished(context, type);
    return {
      result: { ...space, manager, contentTypes: types.map(({ row }) => row.id) },
      text: [
        `Created the Space "${id}" (${space.name}) with the locales ${locales.join(", ")}.`,
        `Content Types: ${types.map(({ row }) => row.id).join(", ") || "none yet"}`,
        `Providers: ${space.providers.join(", ") || "none yet"}`,
        `Sign-in returns to ${space.callbackUrl}`,
        `Manager: ${manager}`,
      ].join("\n"),
    };
  },
});

async function insertSpace(transaction: Transaction<Database>, space: NewSpace, at: Date): Promise<void> {
  const { id, name, locales } = space;
  const made = await transaction
    .insertInto("space")
    .values({
      id,
      name,
      default_locale: locales[0] ?? "",
      locales: JSON.stringify(locales),
      advanced_search: space.advancedSearch,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made === undefined) throw new CommandProblem(`There is a Space "${id}" already.`);
  const own = { space_id: id, created_at: at, updated_at: at };
  await transaction
    .insertInto("service_user_role")
    .values(
      defaultServiceUserRoles.map(({ rules, ...role }) => ({
        ...own,
        ...role,
        rules: JSON.stringify(rules),
      })),
    )
    .execute();
  await transaction
    .insertInto("space_role")
    .values(
      defaultSpaceRoles.map(({ permissions, ...role }) => ({
        ...own,
        ...role,
        permissions: JSON.stringify(permissions),
      })),
    )
    .execute();
  await transaction
    .insertInto("service_login")
    .values({
      ...own,
      callback_url: space.callbackUrl,
      providers: JSON.stringify(space.providers),
      default_role_id: defaultRoleId,
    })
    .execute();
}
