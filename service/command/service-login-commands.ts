import { type Selectable, sql } from "kysely";
import { z } from "zod";
import { callbackUrlSchema } from "#service/auth/callback-url.ts";
import { type CommandContext, CommandProblem, command } from "#service/command/command.ts";
import { listInput, roleIdInput, spaceInput } from "#service/command/inputs.ts";
import { requireRole } from "#service/command/role-commands.ts";
import { lockSpace } from "#service/command/space-record.ts";
import type { Database } from "#service/database/schema.ts";
import { providerFaces } from "#service/identity/identity-providers.ts";

export const changeServiceLogin = command({
  summary: "Change or show how members of a Space sign in",
  positionals: ["space"],
  input: z.strictObject({
    space: spaceInput,
    callbackUrl: callbackUrlSchema.optional().describe("where sign-ins return to"),
    providers: listInput
      .optional()
      .describe("sign-in providers of this service, in the order of the buttons"),
    defaultRole: roleIdInput.optional().describe("the ServiceUserRole of members without one of their own"),
  }),
  run: async ({ db, clock, settings }, { space, callbackUrl, providers, defaultRole }) => {
    if (providers !== undefined) requireProviders(settings, providers);
    const isChange = callbackUrl !== undefined || providers !== undefined || defaultRole !== undefined;
    const { before, login } = await db.transaction().execute(async (transaction) => {
      await lockSpace(transaction, space);
      if (defaultRole !== undefined) await requireRole(transaction, space, defaultRole);
      const before = await transaction
        .selectFrom("service_login")
        .select(columns)
        .where("space_id", "=", space)
        .executeTakeFirstOrThrow();
      if (!isChange) return { login: before };
      const login = await transaction
        .updateTable("service_login")
        .set({
          ...(callbackUrl !== undefined && { callback_url: callbackUrl }),
          ...(providers !== undefined && { providers: JSON.stringify(providers) }),
          ...(defaultRole !== undefined && { default_role_id: defaultRole }),
          version: sql`version + 1`,
          updated_at: clock(),
        })
        .where("space_id", "=", space)
        .returning(columns)
        .executeTakeFirstOrThrow();
      return { before, login };
    });
    const replaced = before && show(before);
    const text = [...linesOf(show(login)), ...(replaced ? ["Before:", ...linesOf(replaced)] : [])];
    return { result: { ...show(login), replaced }, text: text.join("\n") };
  },
});

const columns = ["callback_url", "providers", "default_role_id"] as const;

function show(login: Pick<Selectable<Database["service_login"]>, (typeof columns)[number]>) {
  return {
    callbackUrl: login.callback_url,
    providers: login.providers,
    defaultRole: login.default_role_id,
  };
}

function linesOf({ callbackUrl, providers, defaultRole }: ReturnType<typeof show>): string[] {
  return [
    `Sign-ins return to ${callbackUrl}`,
    `Providers: ${providers.join(", ") || "none yet"}`,
    `Default role: ${defaultRole}`,
  ];
}

/** A provider that this service isn't configured for would lock all members out. Throws CommandProblem. */
export function requireProviders(settings: CommandContext["settings"], providers: readonly string[]): void {
  const known = providerFaces(settings).map(({ id }) => id);
  const unknown = providers.filter((id) => !known.includes(id));
  if (unknown.length === 0) return;
  throw new CommandProblem(
    `This service has no sign-in provider "${unknown.join('", "')}". It has: ${known.join(", ") || "none"} (PROVIDERS, PROVIDERS_FILE).`,
  );
}
