import type { Author } from "#lib/space/author.ts";
import type { Content } from "#lib/space/content.ts";

export interface HistoryEntry {
  kind: "published" | "changed" | "first";
  version: number;
  by: Author;
  /** RFC 3339. */
  at: string;
}

export interface History {
  /** Newest first. */
  entries: HistoryEntry[];
  /** The number of publishes (`sys.publish.counter`). */
  published?: number;
}

const sameMomentMs = 1000;

/** What `sys.version` and `sys.publish` tell: the service keeps no list of versions. */
export function historyOf({ sys }: Content): History {
  const { publish, version, updatedAt, createdAt, createdBy, updatedBy = createdBy } = sys;
  const changed: HistoryEntry = { kind: "changed", version, by: updatedBy, at: updatedAt };
  if (publish === undefined) {
    const first: HistoryEntry = { kind: "first", version: 1, by: createdBy, at: createdAt };
    return { entries: isLater(updatedAt, createdAt) ? [changed, first] : [changed] };
  }
  const { at = updatedAt, firstAt = createdAt, by = updatedBy, counter } = publish;
  const publishedVersion = publish.version ?? version;
  const isChangedSince = version > publishedVersion && isLater(updatedAt, at);
  return {
    entries: [
      ...(isChangedSince ? [changed] : []),
      { kind: "published", version: publishedVersion, by, at },
      ...(isLater(at, firstAt) ? [{ kind: "first", version: 1, by: createdBy, at: firstAt } as const] : []),
    ],
    ...(counter !== undefined && counter > 1 && { published: counter }),
  };
}

function isLater(one: string, other: string): boolean {
  return Date.parse(one) - Date.parse(other) > sameMomentMs;
}
