import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";

export const spaceForTests = "harbour";

const membersForTests = [
  { id: "user-ada", subject: "ada@example.com", nickname: "Ada Byrne", enable_login: true },
  { id: "user-linus", subject: "linus@example.com", nickname: "Linus Falk", enable_login: true },
  { id: "user-blocked", subject: "blocked@example.com", nickname: "Bo Larsen", enable_login: false },
];

/** A small Space with the embedded provider, two members and one whose login is off. */
export async function writeSpaceForTests(
  db: Kysely<Database>,
  callbackUrl: string,
  id = spaceForTests,
): Promise<void> {
  await db
    .insertInto("space")
    .values({ id, name: "Harbour", default_locale: "en-US", locales: JSON.stringify(["en-US", "ko-KR"]) })
    .execute();
  const rules = JSON.stringify([{ resource: "Content", actions: ["read"] }]);
  await db
    .insertInto("service_user_role")
    .values({ space_id: id, id: "member", name: "Member", rules })
    .execute();
  await db
    .insertInto("service_login")
    .values({
      space_id: id,
      callback_url: callbackUrl,
      providers: JSON.stringify(["embedded", "absent"]),
      default_role_id: "member",
    })
    .execute();
  const now = new Date();
  const times = { created_at: now, updated_at: now };
  await db
    .insertInto("service_user")
    .values(
      membersForTests.map((member) => ({
        ...member,
        ...times,
        space_id: id,
        provider: "embedded",
        email: member.subject,
        avatar_url: null,
        role_override_id: null,
      })),
    )
    .execute();
}
