import { z } from "zod";
import { issueCmaToken, revokeCmaTokens } from "#service/cma/cma-token.ts";
import { insertMembership } from "#service/cma/memberships/add-membership.ts";
import { requireKnownRoles } from "#service/cma/memberships/known-roles.ts";
import { requireManager } from "#service/cma/memberships/last-manager.ts";
import { CommandProblem, command } from "#service/command/command.ts";
import { emailInput, listInput, nameInput, spaceInput } from "#service/command/inputs.ts";
import { ensurePlatformUser, removeIfUnused } from "#service/command/platform-users.ts";
import { lockSpace } from "#service/command/space-record.ts";
import { table } from "#service/command/text-table.ts";

const userInput = emailInput.describe("the platform user, by e-mail address");

export const listUsers = command({
  summary: "List the platform users of a Space",
  positionals: ["space"],
  input: z.strictObject({ space: spaceInput }),
  run: async ({ db }, { space }) => {
    const users = await db.transaction().execute(async (transaction) => {
      await lockSpace(transaction, space);
      return transaction
        .selectFrom("space_membership")
        .innerJoin("platform_user", "platform_user.id", "space_membership.user_id")
        .select(["platform_user.id", "platform_user.email", "platform_user.name", "space_membership.roles"])
        .where("space_id", "=", space)
        .orderBy("platform_user.email")
        .execute();
    });
    const rows = users.map(({ email, name, roles }) => [email, name, roles.join(", ")]);
    return { result: users, text: table(["E-mail", "Name", "SpaceRoles"], rows) };
  },
});

export const addUser = command({
  summary: "Add a platform user to a Space; the user is created if there is none with this address",
  positionals: ["space", "email"],
  input: z.strictObject({
    space: spaceInput,
    email: userInput,
    roles: listInput.pipe(z.array(z.string()).max(3)).describe("1 to 3 SpaceRoles: manager, editor, viewer"),
    name: nameInput.optional().describe("the user's name; the e-mail address by default"),
  }),
  run: async ({ db, clock }, { space, email, roles, name }) => {
    const at = clock();
    await db.transaction().execute(async (transaction) => {
      await lockSpace(transaction, space);
      await requireKnownRoles(transaction, space, roles);
      const user = await ensurePlatformUser(transaction, { email, name, at });
      await insertMembership(transaction, space, { userId: user.id, roles, by: user.id, at });
    });
    return { result: { space, email, roles }, text: `Added ${email} to "${space}" as ${roles.join(", ")}.` };
  },
});

export const removeUser = command({
  summary: "Remove a platform user from a Space; with no Space left, the user and its CMA tokens are deleted",
  positionals: ["space", "email"],
  input: z.strictObject({ space: spaceInput, email: userInput }),
  question: ({ space, email }) => `Remove the platform user ${email} from "${space}"?`,
  run: async ({ db }, { space, email }) => {
    const isDeleted = await db.transaction().execute(async (transaction) => {
      await lockSpace(transaction, space);
      const removed = await transaction
        .deleteFrom("space_membership")
        .using("platform_user")
        .whereRef("platform_user.id", "=", "space_membership.user_id")
        .where("space_membership.space_id", "=", space)
        .where("platform_user.email", "=", email)
        .returning("space_membership.user_id")
        .executeTakeFirst();
      if (removed === undefined) throw new CommandProblem(`${email} isn't a platform user of "${space}".`);
      await requireManager(transaction, space);
      return removeIfUnused(transaction, removed.user_id);
    });
    return {
      result: { space, email, isDeleted },
      text: `Removed ${email} from "${space}".${isDeleted ? " The user was in no other Space and is deleted." : ""}`,
    };
  },
});

export const createCmaToken = command({
  summary: "Create a CMA token for a platform user; it is shown once, and only its hash is stored",
  positionals: ["email"],
  input: z.strictObject({
    email: userInput,
    days: z
      .string()
      .regex(/^\d+$/, "a whole number, 1 to 365")
      .default("90")
      .transform(Number)
      .pipe(z.int().min(1, "a whole number, 1 to 365").max(365, "a whole number, 1 to 365"))
      .describe("how long it is valid, 1 to 365; 90 by default"),
  }),
  run: async ({ db, clock }, { email, days }) => {
    const issued = await issueCmaToken(db, { email, days, now: clock() });
    if (issued === undefined) throw noUser(email);
    const expiresAt = issued.expiresAt.toISOString();
    return {
      result: { token: issued.token, expiresAt },
      text: issued.token,
      note: `This is a CMA token of ${email} until ${expiresAt}. It is not shown again.`,
    };
  },
});

export const revokeTokens = command({
  summary: "Revoke all CMA tokens of a platform user",
  positionals: ["email"],
  input: z.strictObject({ email: userInput }),
  question: ({ email }) => `Revoke all CMA tokens of ${email}?`,
  run: async ({ db }, { email }) => {
    const revoked = await revokeCmaTokens(db, email);
    if (revoked === undefined) throw noUser(email);
    return { result: { email, revoked }, text: `Revoked the CMA tokens of ${email}: ${revoked}.` };
  },
});

function noUser(email: string): CommandProblem {
  return new CommandProblem(`There is no platform user with the address ${email}.`);
}
