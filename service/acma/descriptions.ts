import { contentBodySchema } from "#service/acma/content-body.ts";
import { mediaBodySchema } from "#service/acma/media-body.ts";
import { profileBodySchema } from "#service/acma/update-profile.ts";
import { contentSchema, listOf, mediaSchema, serviceUserSchema } from "#service/openapi/answers.ts";
import type { RouteDescription } from "#service/openapi/describe.ts";
import {
  advancedSearchHeader,
  includeParameterSchema,
  listParametersSchema,
  versionHeader,
} from "#service/openapi/parameters.ts";

const list = {
  credential: "accessToken",
  query: listParametersSchema,
  conditions: true,
  headers: advancedSearchHeader,
  refusals: [
    "BadCursor",
    "BadFilterValue",
    "UnknownField",
    "ContentTypeRequired",
    "NotSearchable",
    "AdvancedSearchUnavailable",
    "FilterTooExpensive",
    "AccessDenied",
    "NotFound",
    "ValidationFailed",
  ],
} as const satisfies Partial<RouteDescription>;

const write = {
  from: "decided",
  credential: "accessToken",
  refusals: ["AccessDenied", "NotFound", "TooLarge", "UnsupportedMediaType", "ValidationFailed"],
} as const satisfies Partial<RouteDescription>;

export const profileDescription: RouteDescription = {
  summary: "Own profile",
  from: "shown",
  credential: "accessToken",
  answer: { status: 200, body: serviceUserSchema },
};

export const profileUpdateDescription: RouteDescription = {
  ...write,
  summary: "Update own profile",
  headers: versionHeader,
  body: profileBodySchema,
  answer: { status: 200, body: serviceUserSchema },
  refusals: [...write.refusals, "VersionMismatch"],
};

export const contentsOfTypeDescription: RouteDescription = {
  ...list,
  summary: "List Content of a type",
  from: "shown",
  answer: { status: 200, body: listOf(contentSchema) },
};

export const contentsDescription: RouteDescription = {
  ...list,
  summary: "List Content of every type",
  from: "shown",
  answer: { status: 200, body: listOf(contentSchema) },
};

export const contentDescription: RouteDescription = {
  summary: "Read Content",
  from: "decided",
  credential: "accessToken",
  query: includeParameterSchema,
  answer: { status: 200, body: contentSchema },
  refusals: ["NotFound", "ValidationFailed"],
};

export const contentCreateDescription: RouteDescription = {
  ...write,
  summary: "Create Content, published at once",
  body: contentBodySchema,
  answer: { status: 201, body: contentSchema },
};

export const contentUpdateDescription: RouteDescription = {
  ...write,
  summary: "Update Content, whole",
  headers: versionHeader,
  body: contentBodySchema,
  answer: { status: 200, body: contentSchema },
  refusals: [...write.refusals, "VersionMismatch"],
};

export const contentDeleteDescription: RouteDescription = {
  ...write,
  summary: "Delete Content, unpublished by itself",
  answer: { status: 204 },
  refusals: ["AccessDenied", "NotFound"],
};

export const mediaListDescription: RouteDescription = {
  ...list,
  summary: "List Media",
  from: "decided",
  answer: { status: 200, body: listOf(mediaSchema) },
};

export const mediaDescription: RouteDescription = {
  ...contentDescription,
  summary: "Read Media",
  answer: { status: 200, body: mediaSchema },
};

const mediaWrite = {
  ...write,
  refusals: [
    "AccessDenied",
    "NotFound",
    "UploadTaken",
    "TooLarge",
    "UnsupportedMediaType",
    "ValidationFailed",
  ],
} as const satisfies Partial<RouteDescription>;

export const mediaCreateDescription: RouteDescription = {
  ...mediaWrite,
  summary: "Create Media of an Upload, published at once; its file is then processed",
  body: mediaBodySchema,
  answer: { status: 201, body: mediaSchema },
};

export const mediaUpdateDescription: RouteDescription = {
  ...mediaWrite,
  summary: "Update Media; without fields.file its files stay",
  headers: versionHeader,
  body: mediaBodySchema,
  answer: { status: 200, body: mediaSchema },
  refusals: [...mediaWrite.refusals, "VersionMismatch"],
};

export const mediaDeleteDescription: RouteDescription = {
  ...contentDeleteDescription,
  summary: "Delete Media and its files",
};
