import type { Kysely, Selectable } from "kysely";
import { CommandProblem } from "#service/command/command.ts";
import { requireSpace } from "#service/command/space-record.ts";
import type { Database } from "#service/database/schema.ts";

export type MemberRow = Selectable<Database["service_user"]>;

/**
 * The member with this sys.id or e-mail address. Throws CommandProblem if there is no such Space or member, or if
 * several share the address.
 */
export async function findMember(db: Kysely<Database>, spaceId: string, who: string): Promise<MemberRow> {
  await requireSpace(db, spaceId);
  const rows = await db
    .selectFrom("service_user")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where(({ eb, fn }) =>
      who.includes("@") ? eb(fn<string>("lower", ["email"]), "=", who.toLowerCase()) : eb("id", "=", who),
    )
    .limit(10)
    .execute();
  const [row, ...others] = rows;
  if (row === undefined) throw new CommandProblem(`"${spaceId}" has no member ${who}.`);
  if (others.length === 0) return row;
  const each = rows.map(({ id, provider, nickname }) => `  ${id}  ${provider}  ${nickname}`);
  throw new CommandProblem(
    [`Several members have this address, one for each provider: use a sys.id.`, ...each].join("\n"),
  );
}
