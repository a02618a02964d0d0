/** A change of the portal that takes a defence out. */
export interface Mutant {
  /** What is taken out. */
  without: string;
  edits: readonly Edit[];
  /** Each of these has to notice. */
  rows: readonly string[];
  /** 1 when left out. */
  instances?: number;
  /** Pages and middleware run from the build. */
  build?: true;
}

/** The first place of `search` in a file becomes `replace`. */
export interface Edit {
  file: string;
  search: string;
  replace: string;
}

export function mutant(
  without: string,
  rows: readonly string[],
  [file, search, replace]: readonly [file: string, search: string, replace: string],
  more: Pick<Mutant, "instances" | "build"> = {},
): Mutant {
  return { without, rows, edits: [{ file, search, replace }], ...more };
}
