import { refer } from "#service/acma/refer.ts";
import type { ServiceUserRow } from "#service/acma/resource-rows.ts";

/** `seed.md`, "ServiceUser": as a member sees itself. */
export function ownProfile(row: ServiceUserRow, publicUrl: string) {
  return {
    sys: {
      id: row.id,
      type: "ServiceUser",
      space: refer("Space", row.space_id),
      provider: row.provider,
      email: row.email,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      version: row.version,
    },
    nickname: row.nickname,
    ...avatar(row, publicUrl),
    ...(row.role_override_id === null
      ? {}
      : { roleOverride: refer("ServiceUserRole", row.role_override_id) }),
    enableLogin: row.enable_login,
    isAdmin: row.is_admin,
  };
}

export type PublicServiceUserRow = Pick<ServiceUserRow, "id" | "space_id" | "nickname" | "avatar_url">;

/** As other members see it: nickname and picture, without sign-in data. */
export function publicProfile(row: PublicServiceUserRow, publicUrl: string) {
  return {
    sys: { id: row.id, type: "ServiceUser", space: refer("Space", row.space_id) },
    nickname: row.nickname,
    ...avatar(row, publicUrl),
  };
}

/** The demo Space stores a path below our own delivery URL, so that it follows `publicUrl`. */
function avatar({ avatar_url: avatarUrl }: PublicServiceUserRow, publicUrl: string) {
  if (avatarUrl === null) return {};
  return { avatarUrl: avatarUrl.startsWith("/files/") ? `${publicUrl}${avatarUrl}` : avatarUrl };
}
