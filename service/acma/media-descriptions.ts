import { mediaBodySchema } from "#service/acma/media-body.ts";
import { mediaSchema } from "#service/openapi/answers.ts";
import type { RouteDescription } from "#service/openapi/describe.ts";
import { versionHeader } from "#service/openapi/parameters.ts";

const write = {
  from: "decided",
  credential: "accessToken",
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
  ...write,
  summary: "Create Media of an Upload, published at once; its file is then processed",
  body: mediaBodySchema,
  answer: { status: 201, body: mediaSchema },
};

export const mediaUpdateDescription: RouteDescription = {
  ...write,
  summary: "Update Media; without fields.file its files stay",
  headers: versionHeader,
  body: mediaBodySchema,
  answer: { status: 200, body: mediaSchema },
  refusals: [...write.refusals, "VersionMismatch"],
};

export const mediaDeleteDescription: RouteDescription = {
  from: "decided",
  credential: "accessToken",
  summary: "Delete Media and its files",
  answer: { status: 204 },
  refusals: ["AccessDenied", "NotFound"],
};
