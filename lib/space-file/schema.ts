import * as z from "zod";
import { mimeGroups } from "#lib/content/media/file-kind.ts";
import { brandSchema, wordsSchema } from "./brand-schema.ts";
import { mapSchema } from "./map-schema.ts";

/** What a path such as `fields.{apiName}.{locale}`, `order` and `select` can name. */
const fieldName = /^(?![@-])[^\s.,[\]{}]+$/;
const packageName = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;
const fingerprint = /^(?:[0-9A-Fa-f]{2}:){31}[0-9A-Fa-f]{2}$/;
const appId = /^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/;

/** Native apps that get the sign-ins they began (seed, "Native apps"). */
const bridgeSchema = z.strictObject({
  /** The app's link: https that it can claim, or a custom scheme. */
  link: z.string().min(1, "says nothing"),
  /** Explicit, as any app can claim a scheme. */
  customScheme: z.boolean().default(false),
  /** Served as `/.well-known/assetlinks.json`. */
  android: z
    .array(
      z.strictObject({
        package: z.string().regex(packageName, "isn't a package name such as com.example.app"),
        /** SHA-256 of the signing certificates, as shown by `keytool` and the Play Console. */
        fingerprints: z
          .array(z.string().regex(fingerprint, "isn't a SHA-256 fingerprint: 32 pairs of digits with colons"))
          .min(1, "names no fingerprint: no app would be the right one"),
      }),
    )
    .default([]),
  /** Served as `/.well-known/apple-app-site-association`. */
  ios: z
    .array(z.string().regex(appId, "isn't a team and bundle id such as ABCDE12345.com.example.app"))
    .default([]),
});

const fieldBase = {
  apiName: z
    .string()
    .regex(
      fieldName,
      "has to be a name without spaces, and without . , [ ] { } or a @ or - at its beginning",
    ),
  label: wordsSchema,
  help: wordsSchema.optional(),
  required: z.boolean().default(false),
  localized: z.boolean().default(false),
};

const referTarget = z.strictObject({
  targetType: z.enum(["Content", "Media"]),
  contentType: z.string().optional(),
});

/** The service has the same rules; `options` lists all allowed texts. */
const textLimits = {
  minLength: z.int().min(0).optional(),
  maxLength: z.int().min(1).optional(),
  pattern: z.string().min(1).optional(),
  options: z.array(z.string().min(1)).min(1).optional(),
};
const numberLimits = { min: z.number().optional(), max: z.number().optional(), unit: z.string().optional() };

/** A field of a Content Type, by kind (decisions.md, "Content Type"). */
export const fieldSchema = z.discriminatedUnion("type", [
  z.strictObject({
    ...fieldBase,
    type: z.literal("Text"),
    ...textLimits,
  }),
  z.strictObject({
    ...fieldBase,
    type: z.literal("LongText"),
    ...textLimits,
    searchable: z.boolean().default(false),
  }),
  z.strictObject({ ...fieldBase, type: z.literal("RichText") }),
  z.strictObject({ ...fieldBase, type: z.literal("Integer"), ...numberLimits }),
  z.strictObject({ ...fieldBase, type: z.literal("Number"), ...numberLimits }),
  z.strictObject({ ...fieldBase, type: z.literal("Boolean") }),
  z.strictObject({ ...fieldBase, type: z.literal("Date"), time: z.boolean().default(false) }),
  z.strictObject({ ...fieldBase, type: z.literal("Location") }),
  z.strictObject({ ...fieldBase, type: z.literal("Json") }),
  z.strictObject({ ...fieldBase, type: z.literal("Refer"), target: referTarget }),
  z.strictObject({
    ...fieldBase,
    type: z.literal("Array"),
    minItems: z.int().min(1).optional(),
    maxItems: z.int().min(1).optional(),
    items: z.discriminatedUnion("type", [
      z.strictObject({
        type: z.literal("Text"),
        pattern: textLimits.pattern,
        options: textLimits.options,
      }),
      z.strictObject({ type: z.literal("Refer"), target: referTarget }),
    ]),
  }),
]);

export const contentTypeSchema = z.strictObject({
  id: z.string().min(1),
  /** Singular and plural: "Article", "Articles". */
  label: z.strictObject({ one: wordsSchema, many: wordsSchema }),
  icon: z.enum(["file-text", "map-pin", "footprints", "notebook-pen", "image", "box"]).default("box"),
  /** The field that names an item; without one its items are untitled. */
  displayField: z.string().optional(),
  /** A line below the name in lists. */
  summaryField: z.string().optional(),
  /** A Refer to Media. */
  pictureField: z.string().optional(),
  create: z.boolean().default(true),
  /** Columns of lists: field names, `@author`, `@locales`, `@createdAt` or `@updatedAt`. */
  columns: z.array(z.string()).max(4).default(["@author", "@updatedAt"]),
  fields: z.array(fieldSchema).min(1),
});

const noOrigin = "isn't an origin such as https://media.example.com";
const origin = z
  .string()
  .regex(/^https?:\/\/[^*\s;,]+$/, noOrigin)
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, noOrigin);

/** Allowed uploads, of which the service may allow less, and where files come from. */
const mediaSchema = z.strictObject({
  kinds: z
    .array(
      z.strictObject({
        kind: z.enum(mimeGroups),
        /** Decimal. */
        maxMegabytes: z
          .number()
          .positive("must be more than 0")
          .max(1_000_000, "is more than 1,000,000")
          .optional(),
      }),
    )
    .min(1, "is empty: members could upload no file")
    .optional(),
  /** Where files are delivered from, beside the origins of the addresses. */
  origins: z.array(origin).default([]),
});

/** Forms that the interface leaves open, where the Space has others than `decisions.md`. */
const conventionsSchema = z
  .strictObject({
    /** A descending key of `order`. */
    descending: z.enum(["-key", "key:desc"]).default("-key"),
    /** Several values of `in`, `nin` and `all`: in one parameter, or one parameter each. */
    values: z.enum(["commas", "repeated"]).default("commas"),
    /** Where a new Space Membership names its user. */
    membershipUser: z.enum(["user", "sys.user"]).default("user"),
    /** What a Location is written as: an object of two degrees, or a Point of GeoJSON. All of them can be read. */
    location: z.enum(["lon,lat", "lng,lat", "longitude,latitude", "GeoJSON"]).default("lon,lat"),
  })
  .prefault({});

export type Conventions = z.infer<typeof conventionsSchema>;

export const spaceFileSchema = z.strictObject({
  $schema: z.string().optional(),
  brand: brandSchema,
  /** The default first. */
  locales: z.array(z.strictObject({ id: z.string().min(2), label: z.string(), short: z.string() })).min(1),
  providers: z
    .array(z.strictObject({ id: z.string().min(1), label: wordsSchema, icon: z.string().optional() }))
    .min(1),
  contentTypes: z.array(contentTypeSchema).min(1),
  media: mediaSchema.optional(),
  map: mapSchema.optional(),
  bridge: bridgeSchema.optional(),
  /** `METHOD /path`, or a path, of a decided operation, by its name in the endpoint table. */
  endpoints: z.record(z.string(), z.string()).default({}),
  conventions: conventionsSchema,
});

export type SpaceFile = z.infer<typeof spaceFileSchema>;
export type ContentType = SpaceFile["contentTypes"][number];
export type Field = z.infer<typeof fieldSchema>;

export type Kind = Field["type"];

type Common = "apiName" | "label" | "help" | "required" | "localized";

/** A field's kind with its settings. List entries have one too. */
export type FieldKind = { [K in Kind]: Omit<Extract<Field, { type: K }>, Common> }[Kind];

export type KindOf<K extends Kind> = Extract<FieldKind, { type: K }>;
export type Words = z.infer<typeof wordsSchema>;
export type SpaceLocale = SpaceFile["locales"][number];
export type Brand = SpaceFile["brand"];
export type Provider = SpaceFile["providers"][number];
export type MapBase = z.infer<typeof mapSchema>;
