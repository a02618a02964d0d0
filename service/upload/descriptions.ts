import { z } from "zod";
import { referSchema } from "#service/openapi/answers.ts";
import type { RouteDescription } from "#service/openapi/describe.ts";

const uploadSchema = z
  .object({
    sys: z.object({
      id: z.string(),
      type: z.literal("Upload"),
      space: referSchema,
      createdBy: referSchema,
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      version: z.int(),
    }),
    size: z.int(),
  })
  .meta({ id: "Upload" });

export const uploadCreateDescription: RouteDescription = {
  summary: "Upload the bytes of a file",
  from: "decided",
  credential: "accessToken",
  body: "application/octet-stream",
  answer: { status: 201, body: uploadSchema },
  refusals: ["AccessDenied", "NotFound", "TooLarge", "ValidationFailed"],
};

const tus = { from: "decided", credential: "accessToken" } as const satisfies Partial<RouteDescription>;
const stretch = "application/offset+octet-stream";

/** tus 1.0, by method; `HEAD` returns the progress of an Upload. */
export const resumableDescriptions = {
  OPTIONS: { ...tus, summary: "tus: what is supported", answer: { status: 204 } },
  POST: {
    ...tus,
    summary: "tus: begin a resumable Upload of Upload-Length bytes",
    body: stretch,
    answer: { status: 201 },
    refusals: ["AccessDenied", "NotFound", "TooLarge", "ValidationFailed"],
  },
  PATCH: {
    ...tus,
    summary: "tus: the next bytes, from Upload-Offset",
    body: stretch,
    answer: { status: 204 },
    refusals: ["AccessDenied", "NotFound", "VersionMismatch", "TooLarge"],
  },
  DELETE: {
    ...tus,
    summary: "tus: end a resumable Upload",
    answer: { status: 204 },
    refusals: ["AccessDenied", "NotFound"],
  },
} as const satisfies Record<string, RouteDescription>;
