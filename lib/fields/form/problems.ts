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
  | { code: "comma"; suggestion: string }
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
