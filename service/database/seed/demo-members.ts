import type { DemoData, DemoMember } from "#service/database/seed/demo-data.ts";
import { daysBefore } from "#service/database/seed/demo-dates.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { demoSpace } from "#service/database/seed/demo-space.ts";
import { deliveryPath } from "#service/media/delivery-path.ts";

/** The rows of `service_user`; each signs in with the embedded provider by its e-mail address. */
export function memberRows({ members, media }: DemoData, now: Date) {
  const files = new Map(media.map(({ key, file }) => [key, file]));
  return members.map((member) => {
    const joinedAt = daysBefore(now, member.joinedDaysAgo, member.key);
    return {
      space_id: demoSpace.id,
      id: demoId("member", member.key),
      provider: "embedded",
      subject: member.email,
      email: member.email,
      nickname: member.nickname,
      avatar_url: avatarPath(member, files),
      role_override_id: null,
      enable_login: member.enableLogin ?? true,
      is_admin: member.isAdmin ?? false,
      created_at: joinedAt,
      updated_at: joinedAt,
    };
  });
}

/** A path, not a whole address: `publicUrl` may be another one at the next start. */
function avatarPath({ avatar }: DemoMember, files: Map<string, string>): string | null {
  const fileName = avatar && files.get(avatar);
  if (!avatar || !fileName) return null;
  const { id: spaceId, defaultLocale: locale } = demoSpace;
  return deliveryPath({ spaceId, mediaId: demoId("media", avatar), locale, fileName });
}
