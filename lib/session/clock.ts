/** Milliseconds since 1970; tests give another one. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
