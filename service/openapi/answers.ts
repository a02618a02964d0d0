import { z } from "zod";
import { statusByCode } from "#service/errors.ts";

const dateTime = z.iso.datetime();
const localeMap = z.record(z.string(), z.unknown());

export const referSchema = z
  .strictObject({
    sys: z.strictObject({ id: z.string(), type: z.literal("Refer"), targetType: z.string() }),
  })
  .meta({ id: "Refer", description: "A reference to another resource." });

/** A Refer, or with `include` what it refers to. */
const referOrResource = z.union([referSchema, z.record(z.string(), z.unknown())]);

/** `seed.md`, "Token response". */
export const tokenResponseSchema = z
  .strictObject({
    accessToken: z.string(),
    tokenType: z.literal("Bearer"),
    scope: z.array(z.string()),
    createdAt: dateTime,
    expiresAt: dateTime,
    refreshToken: z.string(),
    refreshExpiresAt: dateTime,
  })
  .meta({ id: "TokenResponse" });

/** `seed.md`, "ServiceUser". */
export const serviceUserSchema = z
  .strictObject({
    sys: z.strictObject({
      id: z.string(),
      type: z.literal("ServiceUser"),
      space: referSchema,
      provider: z.string(),
      email: z.string(),
      createdAt: dateTime,
      updatedAt: dateTime,
      version: z.int(),
    }),
    nickname: z.string(),
    avatarUrl: z.string().optional(),
    roleOverride: referSchema.optional(),
    enableLogin: z.boolean(),
    isAdmin: z.boolean(),
  })
  .meta({ id: "ServiceUser" });

const resourceSys = {
  id: z.string(),
  space: referSchema,
  publish: z.strictObject({
    version: z.int(),
    at: dateTime,
    firstAt: dateTime,
    counter: z.int(),
    by: referOrResource,
  }),
  createdBy: referOrResource,
  updatedBy: referOrResource,
  createdAt: dateTime,
  updatedAt: dateTime,
  version: z.int().min(1),
  status: z.string(),
};

const metadata = z.strictObject({ tags: z.array(referSchema) });

/** `seed.md`, "Content". */
export const contentSchema = z
  .strictObject({
    sys: z.strictObject({ ...resourceSys, type: z.literal("Content"), contentType: referSchema }),
    fields: z.record(z.string(), localeMap),
    metadata,
  })
  .meta({ id: "Content" });

const fileEntry = z
  .object({
    fileName: z.string(),
    contentType: z.string(),
    mimeGroups: z.array(z.string()),
    state: z.enum(["PENDING", "PROCESSING", "PROCESSED", "FAILED"]),
    url: z.string().optional(),
    detail: z
      .object({
        size: z.int().optional(),
        image: z.object({ width: z.int(), height: z.int() }).optional(),
        error: z.string().optional(),
      })
      .optional(),
  })
  .meta({ id: "MediaFile" });

/** `seed.md`, "Media". */
export const mediaSchema = z
  .strictObject({
    sys: z.strictObject({ ...resourceSys, type: z.literal("Media") }),
    fields: z.strictObject({
      title: localeMap,
      description: localeMap,
      file: z.record(z.string(), fileEntry),
    }),
    metadata,
  })
  .meta({ id: "Media" });

/** `seed.md`, "List response wrapper". With `select` an item has fewer members. */
export function listOf(item: z.ZodType) {
  return z.strictObject({
    sys: z.strictObject({ type: z.literal("TotalPageResponse") }),
    limit: z.int().min(1).max(100),
    totalCount: z.int().min(0),
    items: z.array(item),
    links: z.strictObject({ self: z.string(), next: z.string().optional(), prev: z.string().optional() }),
  });
}

/** `decisions.md`, "Errors". */
export const errorSchema = z
  .strictObject({
    sys: z.strictObject({ type: z.literal("Error"), id: z.enum(Object.keys(statusByCode)) }),
    message: z.string(),
    details: z
      .array(z.strictObject({ path: z.string(), message: z.string(), current: z.int().optional() }))
      .optional(),
    requestId: z.string(),
  })
  .meta({ id: "Error" });
