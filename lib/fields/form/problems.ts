/** Validation problems: codes and values of the messages in `problems`. */
export type Problem =
  | { code: "required" }
  | { code: "nulCharacter" }
  | { code: "halfCharacter" }
  | { code: "tooLong"; max: number; length: number }
  | { code: "tooShort"; min: number; length: number }
  | { code: "notInPattern" }
  | { code: "notAnOption"; options: string }
  | { code: "notANumber" }
  | { code: "notAWholeNumber" }
  | { code: "comma"; suggestion: string }
  | { code: "noCommas"; suggestion: string }
  | { code: "notWhole"; suggestion: string }
  | { code: "beyondNumbers" }
  | { code: "tooSmall"; min: string }
  | { code: "tooLarge"; max: string }
  | { code: "tooLargeMaybe"; max: string; suggestion: string }
  | { code: "notADate" }
  | { code: "unfinishedDate" }
  | { code: "jsonMistake"; line: number; column: number }
  | { code: "jsonUnfinished"; line: number }
  | { code: "jsonTooDeep"; max: number }
  | { code: "jsonTwice"; key: string; line: number }
  | { code: "jsonReserved"; key: string; line: number }
  | { code: "jsonNumber"; line: number }
  | { code: "notAPlace" }
  | { code: "beyondEarth" }
  | { code: "turnedAround"; suggestion: string }
  /** The value is of another kind. */
  | { code: "doesNotFit" }
  | { code: "tooMany"; max: number; length: number }
  | { code: "tooFew"; min: number; length: number }
  | { code: "emptyEntry" }
  /** By index. */
  | { code: "entries"; entries: readonly EntryProblem[] }
  /** The service's message. */
  | { code: "refused"; message: string };

export interface EntryProblem {
  index: number;
  problem: Problem;
}

/** `value: undefined` is no value. */
export type SlotReading = { value: unknown } | { problem: Problem };

/** By slot name. */
export type Problems = ReadonlyMap<string, Problem>;

type Translate = (code: Problem["code"], values: Readonly<Record<string, string | number>>) => string;

export function problemSentence(problem: Problem, t: Translate): string {
  if (problem.code !== "entries") {
    const over = problem.code === "tooLong" || problem.code === "tooMany" ? problem.length - problem.max : 0;
    return t(problem.code, { ...problem, over });
  }
  const [first, ...rest] = problem.entries;
  return t("entries", {
    place: (first?.index ?? 0) + 1,
    problem: first === undefined ? "" : problemSentence(first.problem, t),
    rest: rest.length,
  });
}
