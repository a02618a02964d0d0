import type { Space } from "./space.ts";

/** Whether `seed.md` shows what a check asks for, or `decisions.md` decided it. */
export type From = "shown" | "decided";

/** One question to a Space, in plain requests. It holds where `run` ends without an error. */
export interface Check {
  from: From;
  /** The sentence or table row of the document that requires it. */
  says: string;
  /** What is tried. */
  asks: string;
  run(space: Space): Promise<void>;
}

export interface Part {
  name: string;
  checks: readonly Check[];
}

type Questions = Readonly<Record<string, (space: Space) => Promise<void>>>;

/** The questions to one sentence that `seed.md` shows. */
export function shown(says: string, questions: Questions): Check[] {
  return ask("shown", says, questions);
}

/** The questions to one sentence of `decisions.md`. */
export function decided(says: string, questions: Questions): Check[] {
  return ask("decided", says, questions);
}

function ask(from: From, says: string, questions: Questions): Check[] {
  return Object.entries(questions).map(([asks, run]) => ({ from, says, asks, run }));
}

/** A check that cannot be asked of this Space, such as one that needs a second member. */
export class NotAsked extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "NotAsked";
  }
}
