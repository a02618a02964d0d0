import type { FieldValues } from "#service/database/schema.ts";
import { daysBefore } from "#service/database/seed/demo-dates.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { demoSpace } from "#service/database/seed/demo-space.ts";

interface DemoHistory {
  key: string;
  by: string;
  daysAgo: number;
  editedDaysAgo?: number;
  version?: number;
}

/** The columns that Content and Media share, with a history that ends at `version`; each version was published. */
export function resourceColumns(history: DemoHistory, now: Date) {
  const { key, by, daysAgo, editedDaysAgo = daysAgo, version = 1 } = history;
  const author = demoId("member", by);
  const createdAt = daysBefore(now, daysAgo, key);
  const edited = daysBefore(now, editedDaysAgo, key);
  const updatedAt = new Date(Math.max(edited.getTime(), createdAt.getTime()));
  return {
    space_id: demoSpace.id,
    tags: JSON.stringify([]),
    version,
    publish_version: version,
    publish_counter: version,
    publish_at: updatedAt,
    publish_first_at: createdAt,
    publish_by: author,
    created_by: author,
    updated_by: author,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** `fields` as they are stored: a field or a text that has no value is left out. */
export function storedFields(fields: Record<string, object>): string {
  const values: FieldValues = {};
  for (const [apiName, byLocale] of Object.entries(fields)) {
    const present = Object.entries(byLocale).filter(([, value]) => !isEmpty(value));
    if (present.length > 0) values[apiName] = Object.fromEntries(present);
  }
  return JSON.stringify(values);
}

/** A value of a field that is not localized. */
export function unlocalized(value: unknown) {
  return { [demoSpace.defaultLocale]: value };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
