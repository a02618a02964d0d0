/** The kinds that members see; each group of decisions.md, "mimeGroups", is in one. */
export const mediaKinds = {
  photo: ["Image"],
  video: ["Video"],
  sound: ["Audio"],
  document: ["Document"],
  other: ["Archive", "Text", "Other"],
} as const;

export type MediaKind = keyof typeof mediaKinds;

export const mediaKindNames = ["photo", "video", "sound", "document", "other"] as const satisfies MediaKind[];

/** Matches only files of a kind; the file is in the default locale. */
export function kindCondition(kind: MediaKind, localeId: string): readonly [key: string, value: string] {
  const groups = mediaKinds[kind];
  const key = `fields.file.${localeId}.mimeGroups`;
  return groups.length === 1 ? [key, groups[0]] : [`${key}[in]`, groups.join(",")];
}
