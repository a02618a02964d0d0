/** The program that the end-to-end tests drive; undefined when there is none. */
export declare function findBrowser(): string | undefined;
