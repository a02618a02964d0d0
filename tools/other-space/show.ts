import { shownFile } from "./media-file.ts";
import { type Content, type Media, type Member, type Membership, refer, type Stored } from "./resource.ts";
import type { Space } from "./space.ts";

/** A resource as the interface shows it. */
export type Shown = Record<string, unknown>;

export function showMember(space: Space, member: Member): Shown {
  const { choices } = space;
  return {
    sys: {
      id: member.id,
      type: "ServiceUser",
      space: refer("Space", space.id),
      provider: providerId,
      email: member.email,
      createdAt: space.dateTime(member.createdAt),
      updatedAt: space.dateTime(member.updatedAt),
      version: member.version,
      ...extra(space),
    },
    nickname: member.nickname,
    ...optional(space, "avatarUrl", member.avatarUrl),
    ...optional(
      space,
      "roleOverride",
      member.role === "reader" ? refer("ServiceUserRole", "role.reader") : null,
    ),
    enableLogin: !choices.disabledMembers.includes(member.nickname),
    isAdmin: member.isAdmin,
  };
}

/** The one social login provider of the Space. */
export const providerId = "village-id";

function optional(space: Space, name: string, value: unknown): Shown {
  return value === null && space.choices.optionalMembers === "missing" ? {} : { [name]: value };
}

function extra(space: Space): Shown {
  return space.choices.extraMembers ? { environment: refer("Environment", "main"), archivedAt: null } : {};
}

export function showContent(space: Space, content: Content): Shown {
  const names = Object.keys(space.typeOf(content.contentType)?.fields ?? {});
  return {
    sys: {
      ...publishedSys(space, content, "Content"),
      contentType: refer("ContentType", content.contentType),
    },
    fields: Object.fromEntries(names.map((name) => [name, content.fields[name] ?? {}])),
    metadata: metadata(space, content.tags),
  };
}

export function showMedia(space: Space, media: Media): Shown {
  const files = Object.entries(media.fields.file ?? {}).map(([locale, entry]) => [
    locale,
    shownFile(space, media, entry),
  ]);
  return {
    sys: publishedSys(space, media, "Media"),
    fields: {
      title: media.fields.title ?? {},
      description: media.fields.description ?? {},
      file: Object.fromEntries(files),
    },
    metadata: metadata(space),
  };
}

function metadata(space: Space, labels: readonly string[] = []): Shown {
  const tags = labels.map((label) => ({ sys: { id: `tag.${label}`, type: "Tag" }, label }));
  return space.choices.extraMembers ? { tags, concepts: [] } : { tags };
}

function publishedSys(space: Space, one: Stored, type: string): Shown {
  const by = refer("ServiceUser", one.updatedBy);
  const at = space.dateTime(one.updatedAt);
  return {
    ...storedSys(space, one, type, "ServiceUser"),
    publish: { version: one.version, at, firstAt: space.dateTime(one.createdAt), counter: one.version, by },
    status: "Published",
  };
}

function storedSys(space: Space, one: Stored, type: string, by: "ServiceUser" | "User"): Shown {
  return {
    id: one.id,
    type,
    space: refer("Space", space.id),
    createdBy: refer(by, one.createdBy),
    updatedBy: refer(by, one.updatedBy),
    createdAt: space.dateTime(one.createdAt),
    updatedAt: space.dateTime(one.updatedAt),
    version: one.version,
    ...extra(space),
  };
}

export function showMembership(space: Space, one: Membership): Shown {
  return {
    sys: { ...storedSys(space, one, "SpaceMembership", "User"), user: refer("User", one.user) },
    roles: one.roles,
  };
}
