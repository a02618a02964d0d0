import { sql } from "kysely";
import { z } from "zod";
import { ownProfile } from "#service/acma/service-user.ts";
import { type CommandContext, type CommandResult, command } from "#service/command/command.ts";
import { findMember, type MemberRow } from "#service/command/find-member.ts";
import { roleIdInput, spaceInput, whichMember } from "#service/command/inputs.ts";
import { requireRole } from "#service/command/role-commands.ts";
import { requireSpace } from "#service/command/space-record.ts";
import { table } from "#service/command/text-table.ts";

const oneMember = z.strictObject(whichMember);
const heads = ["sys.id", "E-mail", "Nickname", "Provider", "Login", "Admin", "Role", "Since"];

export const listMembers = command({
  summary: "Find members of a Space, the newest first",
  positionals: ["space"],
  input: z.strictObject({
    space: spaceInput,
    search: z
      .string()
      .min(1)
      .max(320)
      .optional()
      .describe("a part of the e-mail address or nickname, or a sys.id"),
    limit: z
      .string()
      .regex(/^\d{1,4}$/, "a whole number, 1 to 1000")
      .default("50")
      .transform(Number)
      .pipe(z.int().min(1).max(1000))
      .describe("how many at most, 1 to 1000; 50 by default"),
  }),
  run: async ({ unlimited, settings }, { space, search, limit }) => {
    await requireSpace(unlimited, space);
    const members = await unlimited
      .selectFrom("service_user")
      .selectAll()
      .where("space_id", "=", space)
      .$if(search !== undefined, (query) =>
        query.where(({ eb, or }) =>
          or([
            eb("id", "=", search ?? ""),
            ...(["email", "nickname"] as const).map((column) =>
              eb(sql<number>`position(lower(${search}) in lower(${sql.ref(column)}))`, ">", 0),
            ),
          ]),
        ),
      )
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return {
      result: members.map((row) => ownProfile(row, settings.publicUrl)),
      text: table(heads, members.map(cells)),
    };
  },
});

export const blockMember = command({
  summary: "Block a member: signed out at once, and no sign-in until unblocked (enableLogin)",
  positionals: ["space", "member"],
  input: oneMember,
  run: (context, input) => setLogin(context, input, false),
});

export const unblockMember = command({
  summary: "Let a blocked member sign in again (enableLogin)",
  positionals: ["space", "member"],
  input: oneMember,
  run: (context, input) => setLogin(context, input, true),
});

export const setAdmin = command({
  summary: "Make a member an administrator (isAdmin), or a usual member again",
  positionals: ["space", "member", "admin"],
  input: z.strictObject({
    ...whichMember,
    admin: z.enum(["on", "off"]).describe("on or off; an administrator may delete what other members made"),
  }),
  run: async (context, { space, member, admin }) => {
    const row = await findMember(context.db, space, member);
    return changed(context, await change(context, row, { is_admin: admin === "on" }));
  },
});

export const setRole = command({
  summary: "Give a member a role of its own (roleOverride), or the default role again",
  positionals: ["space", "member", "role"],
  input: z.strictObject({
    ...whichMember,
    role: roleIdInput.describe('a ServiceUserRole of the Space, or "default"'),
  }),
  run: async (context, { space, member, role }) => {
    const row = await findMember(context.db, space, member);
    if (role !== "default") await requireRole(context.db, space, role);
    return changed(
      context,
      await change(context, row, { role_override_id: role === "default" ? null : role }),
    );
  },
});

async function setLogin(
  context: CommandContext,
  { space, member }: z.output<typeof oneMember>,
  isEnabled: boolean,
): Promise<CommandResult> {
  const row = await findMember(context.db, space, member);
  const updated = await change(context, row, { enable_login: isEnabled });
  // Unblocked within three days, the pairs of before would sign the member in again.
  if (!isEnabled) await revokePairs(context, row);
  return changed(context, updated);
}

async function change(
  { db, clock }: CommandContext,
  { space_id, id }: MemberRow,
  values: Partial<Pick<MemberRow, "enable_login" | "is_admin" | "role_override_id">>,
): Promise<MemberRow> {
  return db
    .updateTable("service_user")
    .set({ ...values, updated_at: clock(), version: sql`version + 1` })
    .where("space_id", "=", space_id)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function revokePairs({ db, clock }: CommandContext, { space_id, id }: MemberRow): Promise<void> {
  const now = clock();
  await db
    .updateTable("token_pair")
    .set((eb) => ({
      access_revoked_at: eb.fn.coalesce("access_revoked_at", eb.val(now)),
      refresh_revoked_at: eb.fn.coalesce("refresh_revoked_at", eb.val(now)),
    }))
    .where("space_id", "=", space_id)
    .where("service_user_id", "=", id)
    .execute();
}

function changed({ settings }: CommandContext, row: MemberRow): CommandResult {
  return { result: ownProfile(row, settings.publicUrl), text: table(heads, [cells(row)]) };
}

function cells(row: MemberRow): string[] {
  return [
    row.id,
    row.email,
    row.nickname,
    row.provider,
    row.enable_login ? "allowed" : "blocked",
    row.is_admin ? "yes" : "no",
    row.role_override_id ?? "default",
    row.created_at.toISOString().slice(0, 10),
  ];
}
