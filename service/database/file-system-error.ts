import { codeOf } from "#service/error-code.ts";

/**
 * PGlite's file system throws objects with a number and no message. This makes readable errors of them and leaves
 * others unchanged.
 */
export function withSentence(thrown: unknown): unknown {
  if (thrown instanceof Error || typeof thrown !== "object" || thrown === null) return thrown;
  if (!("errno" in thrown)) return thrown;
  return new Error(`The file system of the embedded database answered with error ${String(thrown.errno)}.`, {
    cause: thrown,
  });
}

const reasons = new Map([
  ["EACCES", "this user may not read and write it"],
  ["EPERM", "this user may not read and write it"],
  ["EROFS", "its file system is read-only"],
  ["ENOTDIR", "it is not a folder, or is inside of something that is not"],
  ["ENOENT", "it is not there and cannot be created, or something in it is missing"],
  ["EEXIST", "there is a file of this name"],
  ["ENOSPC", "its disk is full"],
  ["EDQUOT", "the user's quota of its disk is used up"],
]);

/** Why a folder can't be used, to follow a colon; undefined for other errors. */
export function reasonOf(error: unknown): string | undefined {
  return reasons.get(codeOf(error));
}

/** A sentence for a folder that can't be used; other errors stay. */
export function withFolder(error: unknown, directory: string): unknown {
  const reason = reasonOf(error);
  if (reason === undefined) return error;
  return new Error(
    `The folder ${directory} cannot be used: ${reason}. Change that, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}
