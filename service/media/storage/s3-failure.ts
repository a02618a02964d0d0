import { S3ServiceException } from "@aws-sdk/client-s3";
import { ServiceError } from "#service/errors.ts";

const retryAfterSeconds = 5;

/** Runs a call of S3; if the store can't be reached or fails, 503 `Unavailable`. */
export async function s3Failure<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!isStoreInTrouble(error)) throw error;
    throw unreachable(error);
  }
}

export function unreachable(cause: unknown): ServiceError {
  return new ServiceError("Unavailable", "The files cannot be reached now.", undefined, {
    retryAfterSeconds,
    cause,
  });
}

function isStoreInTrouble(error: unknown): boolean {
  if (error instanceof S3ServiceException) return error.$fault === "server";
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AggregateError");
}
