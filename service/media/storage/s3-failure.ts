import { S3ServiceException } from "@aws-sdk/client-s3";
import { ServiceError } from "#service/errors.ts";

const retryAfterSeconds = 5;

/** Of one file; everything else that S3 refuses is about the store. */
const ofOneFile = ["NoSuchKey", "NotFound", "InvalidRange"];

/** Runs a call of S3; if the store can't be reached, refuses us or fails, 503 `Unavailable`. */
export async function s3Failure<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!isOfStore(error)) throw error;
    throw unreachable(error instanceof S3ServiceException ? answerOf(error) : error);
  }
}

export function unreachable(cause: unknown): ServiceError {
  return new ServiceError("Unavailable", "The files cannot be reached now.", undefined, {
    retryAfterSeconds,
    cause,
  });
}

function isOfStore(error: unknown): boolean {
  if (error instanceof S3ServiceException) return !ofOneFile.includes(error.name);
  const names = ["TimeoutError", "AggregateError", "CredentialsProviderError"];
  return error instanceof Error && names.includes(error.name);
}

/** With the code by which S3 refuses, such as `InvalidAccessKeyId`, for the log. */
function answerOf({ name, message, $metadata }: S3ServiceException): Error {
  return new Error(`S3 answered ${$metadata.httpStatusCode} ${name}: ${message}`);
}
