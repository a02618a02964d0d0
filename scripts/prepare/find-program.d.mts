/** The first of these names that is a program in one of the folders (when left out, those of PATH and where servers are). */
export declare function findProgram(names: string[], folders?: string[]): string | undefined;
