/** The first of these names that is a program in one of the folders (those of PATH when left out). */
export declare function findProgram(names: string[], folders?: string[]): string | undefined;
