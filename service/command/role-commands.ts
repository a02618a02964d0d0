import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { requireManager } from "#service/cma/memberships/last-manager.ts";
import { requireKnownContentTypes } from "#service/cma/sign-in/find-service-user-role.ts";
import { serviceUserRoleChangeSchema } from "#service/cma/sign-in/service-user-role-body.ts";
import { CommandProblem, command, parseInput } from "#service/command/command.ts";
import { listInput, nameInput, roleIdInput, spaceInput } from "#service/command/inputs.ts";
import { lockSpace } from "#service/command/space-record.ts";
import { table } from "#service/command/text-table.ts";
import { permissions } from "#service/database/management-schema.ts";
import type { Database } from "#service/database/schema.ts";
import { parseJson } from "#service/parse-json.ts";

const rulesSchema = serviceUserRoleChangeSchema.shape.rules;

export const listRoles = command({
  summary: "List the roles of a Space: of members (ServiceUserRole) and of platform users (SpaceRole)",
  positionals: ["space"],
  input: z.strictObject({ space: spaceInput }),
  run: async ({ db }, { space }) => {
    const result = await db.transaction().execute(async (transaction) => {
      await lockSpace(transaction, space);
      return {
        serviceUserRoles: await transaction
          .selectFrom("service_user_role")
          .select(["id", "name", "rules"])
          .where("space_id", "=", space)
          .orderBy("id")
          .execute(),
        spaceRoles: await transaction
          .selectFrom("space_role")
          .select(["id", "name", "permissions"])
          .where("space_id", "=", space)
          .orderBy("id")
          .execute(),
      };
    });
    const rows = [
      ...result.serviceUserRoles.map(({ id, name, rules }) => ["members", id, name, JSON.stringify(rules)]),
      ...result.spaceRoles.map(({ id, name, permissions: may }) => [
        "platform users",
        id,
        name,
        may.join(", ") || "reads settings",
      ]),
    ];
    return { result, text: table(["Of", "Role", "Name", "May"], rows) };
  },
});

export const putRole = command({
  summary: "Create or change a ServiceUserRole, which says what members may do",
  positionals: ["space", "role"],
  files: ["rules"],
  input: z.strictObject({
    space: spaceInput,
    role: roleIdInput.describe("the ServiceUserRole, by its sys.id"),
    rules: z
      .string()
      .describe('a file with its rules as JSON: [{"resource": "Content", "actions": ["read", "create"]}]'),
    name: nameInput.optional().describe("its name; by default the one it has, or else the sys.id"),
  }),
  run: async ({ db, clock }, { space, role: id, rules: text, name }) => {
    const rules = parseRules(text);
    const at = clock();
    const result = await db.transaction().execute(async (transaction) => {
      await lockSpace(transaction, space);
      const replaced = await transaction
        .selectFrom("service_user_role")
        .select(["name", "rules"])
        .where("space_id", "=", space)
        .where("id", "=", id)
        .executeTakeFirst();
      const role = { name: name ?? replaced?.name ?? id, rules };
      await requireKnownContentTypes(transaction, space, role);
      const own = { ...role, rules: JSON.stringify(rules), updated_at: at };
      const row = await transaction
        .insertInto("service_user_role")
        .values({ ...own, space_id: space, id, created_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(["space_id", "id"])
            .doUpdateSet({ ...own, version: sql`service_user_role.version + 1` }),
        )
        .returning(["id", "name", "rules", "version"])
        .executeTakeFirstOrThrow();
      return { ...row, replaced };
    });
    const { replaced } = result;
    const lines = [
      `The role "${id}" of "${space}" has ${rules.length} rules.`,
      ...(replaced ? [`Before, "${replaced.name}" had the rules ${JSON.stringify(replaced.rules)}`] : []),
    ];
    return { result, text: lines.join("\n") };
  },
});

export const putSpaceRole = command({
  summary: "Create or change a SpaceRole, which says what platform users may change",
  positionals: ["space", "role"],
  input: z.strictObject({
    space: spaceInput,
    role: roleIdInput.describe("the SpaceRole, by its sys.id"),
    permissions: listInput
      .transform((list) => (list.join() === "none" ? [] : list))
      .pipe(z.array(z.enum(permissions)))
      .optional()
      .describe(`what it may change: ${permissions.join(", ")}, or none; by default what it may now`),
    name: nameInput.optional().describe("its name; by default the one it has, or else the sys.id"),
  }),
  run: async ({ db, clock }, { space, role: id, permissions: may, name }) => {
    const at = clock();
    const result = await db.transaction().execute(async (transaction) => {
      await lockSpace(transaction, space);
      const replaced = await transaction
        .selectFrom("space_role")
        .select(["name", "permissions"])
        .where("space_id", "=", space)
        .where("id", "=", id)
        .executeTakeFirst();
      const own = {
        name: name ?? replaced?.name ?? id,
        permissions: JSON.stringify(may ?? replaced?.permissions ?? []),
        updated_at: at,
      };
      const row = await transaction
        .insertInto("space_role")
        .values({ ...own, space_id: space, id, created_at: at })
        .onConflict((conflict) =>
          conflict.columns(["space_id", "id"]).doUpdateSet({ ...own, version: sql`space_role.version + 1` }),
        )
        .returning(["id", "name", "permissions", "version"])
        .executeTakeFirstOrThrow();
      await requireManager(transaction, space);
      return { ...row, replaced };
    });
    const { replaced } = result;
    const list = (mayChange: string[]) => mayChange.join(", ") || "nothing";
    const lines = [
      `The SpaceRole "${id}" of "${space}" may change: ${list(result.permissions)}.`,
      ...(replaced ? [`Before, "${replaced.name}" could change: ${list(replaced.permissions)}.`] : []),
    ];
    return { result, text: lines.join("\n") };
  },
});

/** @throws CommandProblem */
export async function requireRole(db: Kysely<Database>, spaceId: string, id: string): Promise<void> {
  const role = await db
    .selectFrom("service_user_role")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (role === undefined) throw new CommandProblem(`"${spaceId}" has no ServiceUserRole "${id}".`);
}

function parseRules(text: string): z.infer<typeof rulesSchema> {
  const json = parseJson(text);
  if (json === undefined) throw new CommandProblem("The file of rules isn't JSON.");
  return parseInput(rulesSchema, json, "The rules do not fit.");
}
