/** A problem of a Space file; a warning stops nothing. */
export interface FileProblem {
  /** From the root: `["contentTypes", 0, "displayField"]`. */
  path: readonly (string | number)[];
  message: string;
  severity: "error" | "warning";
}

export function mistake(path: FileProblem["path"], message: string): FileProblem {
  return { path, message, severity: "error" };
}

export function warning(path: FileProblem["path"], message: string): FileProblem {
  return { path, message, severity: "warning" };
}
