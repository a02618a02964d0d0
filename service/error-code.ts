/** The `code` of an error: of Node.js, of a library, or the SQLSTATE of a database. Empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

export function isCode(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}

/** Nothing exists at this path. Other errors, such as EACCES, don't say so. */
export function isMissing(error: unknown): boolean {
  return isCode(error, "ENOENT") || isCode(error, "ENOTDIR");
}
