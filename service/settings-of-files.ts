import { z } from "zod";
import { wholeNumber } from "#service/settings-of-numbers.ts";
import { webAddress } from "#service/web-address.ts";

const mediaStoreSchema = z
  .string()
  .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{2,62}(\/[\w.-]+)*\/?$/, "an address like s3://bucket/prefix");

export const fileSettings = {
  mediaStore: mediaStoreSchema.optional().meta({
    description:
      "A bucket for files, with or without a prefix. Credentials as for every AWS client (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, …).",
    fallback: "`{DATA_DIR}/media`",
    example: "s3://bucket/prefix",
    needed: "several processes run without a shared `DATA_DIR`",
  }),
  awsEndpointUrl: webAddress.optional().meta({
    description: "An S3-compatible store; the bucket is then part of the path.",
    fallback: "Amazon S3",
    example: "https://s3.example.com",
  }),
  awsRegion: z.string().min(1).default("us-east-1").meta({ description: "The bucket's region." }),
  minFreeBytes: wholeNumber(0)
    .default(128 * 1024 * 1024)
    .meta({
      description:
        "Writes and uploads are refused while the disk of `DATA_DIR` has less free. The default is 128 MiB.",
    }),
  uploadMaxBytes: wholeNumber(1)
    .default(200 * 1024 * 1024)
    .meta({ description: "The largest file of an Upload, in bytes. The default is 200 MiB." }),
};
