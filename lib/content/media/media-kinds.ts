/** What members call the kinds of files; every group of decisions.md, "mimeGroups", is in one of them. */
export const mediaKinds = {
  photo: ["Image"],
  video: ["Video"],
  sound: ["Audio"],
  document: ["Document"],
  other: ["Archive", "Text", "Other"],
} as const;

export type MediaKind = keyof typeof mediaKinds;

export const mediaKindNames = ["photo", "video", "sound", "document", "other"] as const satisfies MediaKind[];

/** The condition that only files of a kind meet; a file has its place in the default locale. */
export function kindCondition(kind: MediaKind, localeId: string): readonly [key: string, value: string] {
  const groups = mediaKinds[kind];
  const key = `fields.file.${localeId}.mimeGroups`;
  return groups.length === 1 ? [key, groups[0]] : [`${key}[in]`, groups.join(",")];
}
