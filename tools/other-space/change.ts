import { z } from "zod";
import type { Answer, Call } from "./call.ts";
import { refuse } from "./refused.ts";
import type { Locales, Stored } from "./resource.ts";
import type { Shown } from "./show.ts";
import type { Space } from "./space.ts";

export const fieldsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The body of an update of Content or Media. */
export const changeSchema = z.object({
  fields: fieldsSchema,
  sys: z.object({ version: z.int().optional() }).optional(),
});

/** PATCH replaces the fields that it names, PUT all of them. */
export function changedFields(
  pattern: string,
  before: Record<string, Locales>,
  sent: Record<string, Locales>,
) {
  return pattern.startsWith("PATCH ") ? { ...before, ...sent } : sent;
}

/** Refuses an update of another version than the current one, if the Space looks at versions. */
export function checkVersion(space: Space, call: Call, inBody: number | undefined, current: number): void {
  if (space.choices.contentVersion === "ignored") return;
  expectVersion(space.choices.contentVersion === "inBody" ? inBody : versionHeader(call), current);
}

export function expectVersion(sent: number | undefined, current: number): void {
  if (sent === undefined) refuse("versionMissing", "The current version is required.");
  if (sent !== current) refuse("conflict", "The version is not the current one.");
}

export function versionHeader(call: Call): number | undefined {
  const value = call.headers["x-service-version"];
  return value === undefined ? undefined : Number(value);
}

/** What every new resource has. */
export function newStored(space: Space, of: string, by: string): Stored {
  const now = Date.now();
  return { id: space.newId(of), createdBy: by, updatedBy: by, createdAt: now, updatedAt: now, version: 1 };
}

export function touch(one: Stored, by: string): void {
  one.version += 1;
  one.updatedBy = by;
  one.updatedAt = Date.now();
}

export function created(space: Space, body: Shown): Answer {
  return { status: space.choices.statuses.created, body };
}

export function updated(space: Space, body: Shown): Answer {
  const status = space.choices.statuses.updated;
  return status === 204 ? { status } : { status, body };
}

export function deleted(space: Space, id: string): Answer {
  space.deleted.add(id);
  const status = space.choices.statuses.deleted;
  return status === 204 ? { status } : { status, body: { deleted: true } };
}
