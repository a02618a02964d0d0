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
