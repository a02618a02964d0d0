import type { Selectable } from "kysely";
import { LoginRefused } from "#service/auth/login-refused.ts";
import type { ServiceContext } from "#service/context.ts";
import type { Database } from "#service/database/schema.ts";
import { newId } from "#service/id.ts";
import type { Identity } from "#service/identity/identity-provider.ts";

type ServiceUser = Selectable<Database["service_user"]>;

const nicknameLength = 64;

/**
 * The ServiceUser of a person at a provider, created at the first sign-in. Each sign-in updates the e-mail address; the
 * nickname is only taken from the first one, and then belongs to the member.
 * @throws LoginRefused if the member is being deleted
 */
export async function signInServiceUser(
  context: ServiceContext,
  spaceId: string,
  provider: string,
  identity: Identity,
): Promise<ServiceUser> {
  const made = await insertServiceUser(context, spaceId, provider, identity);
  if (made !== undefined) return made;
  const known = await context.db
    .selectFrom("service_user")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("provider", "=", provider)
    .where("subject", "=", identity.subject)
    .executeTakeFirstOrThrow(deleted);
  return known.email === identity.email ? known : changeEmail(context, known, identity.email);
}

async function insertServiceUser(
  context: ServiceContext,
  spaceId: string,
  provider: string,
  { subject, email, name }: Identity,
): Promise<ServiceUser | undefined> {
  const now = context.clock();
  return context.db
    .insertInto("service_user")
    .values({
      space_id: spaceId,
      id: newId(),
      provider,
      subject,
      email,
      nickname: firstNickname(name, email),
      avatar_url: null,
      role_override_id: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["space_id", "provider", "subject"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function changeEmail(context: ServiceContext, known: ServiceUser, email: string): Promise<ServiceUser> {
  return context.db
    .updateTable("service_user")
    .set((eb) => ({ email, updated_at: context.clock(), version: eb("version", "+", 1) }))
    .where("space_id", "=", known.space_id)
    .where("id", "=", known.id)
    .returningAll()
    .executeTakeFirstOrThrow(deleted);
}

function deleted(): LoginRefused {
  return new LoginRefused("login_disabled", "the member was deleted");
}

function firstNickname(name: string | undefined, email: string): string {
  const localPart = email.slice(0, email.lastIndexOf("@"));
  const wanted = name?.trim() || localPart || "Member";
  return [...wanted].slice(0, nicknameLength).join("");
}
