/** What the reader of the console can act on: said without a stack. */
export declare class PrepareError extends Error {}
/** By Ctrl-C. */
export declare class StoppedError extends PrepareError {}
/** Runs a command quietly, and shows all that it printed when it fails. */
export declare function run(purpose: string, command: string[], environment?: NodeJS.ProcessEnv): string;
export declare function environmentOutsideProject(environment?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
