/**
 * The messages that client components of a part of the portal need at first, or a part of them by its path
 * (`list.row`). Each is a file of the build (docs/decisions/0058): browsers keep it, and no page has its messages again.
 */
export const messageAreas = {
  every: ["ui", "errors", "session", "palette.input", "signOut", "shell", "legal"],
  home: ["drafts"],
  list: [
    ...["list", "filterBar", "fields", "map"],
    ...["columns", "looks", "map", "more", "order", "row", "select", "views"].map(
      (name) => `listTools.${name}`,
    ),
  ],
  item: ["item", "fields", "map", "listTools.removal"],
  editor: [
    ...["conflict", "editor", "fields", "item", "map", "pickers", "place", "problems", "read", "richText"],
    "upload",
  ],
  media: [
    ...["media", "list", "fields", "item.delete", "item.lightbox", "item.problem"],
    ...["more", "removal", "select"].map((name) => `listTools.${name}`),
  ],
  readings: [
    ...["list", "filterBar", "map"],
    ...["looks", "map", "more", "order"].map((name) => `listTools.${name}`),
  ],
  reading: ["read", "item", "fields", "map"],
  profile: ["profile", "pickers"],
  console: ["console"],
  spaceMembers: ["list"],
} satisfies Record<string, readonly string[]>;

export type MessageArea = keyof typeof messageAreas;

export const areasOfMessages = Object.keys(messageAreas).filter(
  (name): name is MessageArea => name in messageAreas,
);

/** Messages as they are nested in a catalogue. */
export type MessagePart = Readonly<Record<string, unknown>>;

/** Of a catalogue, what an area needs. */
export function messagesOf(area: MessageArea, catalogue: object): MessagePart {
  const messages = {};
  for (const path of messageAreas[area]) copyAt(path.split("."), catalogue, messages);
  return messages;
}

/** Copies what is at a path to the same path elsewhere. */
function copyAt([name = "", ...rest]: readonly string[], from: object, to: object): void {
  const value: unknown = Reflect.get(from, name);
  if (rest.length === 0) return void Reflect.set(to, name, value);
  const inside = Object(Reflect.get(to, name) ?? {});
  Reflect.set(to, name, inside);
  copyAt(rest, Object(value), inside);
}
