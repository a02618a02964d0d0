/** Why someone stands at the console's door; each has a sentence under `console.door.problems`. */
const problems = ["token_shape", "token_refused", "unreachable", "ended", "signed_out"] as const;

export type TokenProblem = (typeof problems)[number] | "unknown";

/** The problem that `?problem=` names; `unknown` for a code that nobody has a sentence for. */
export function parseTokenProblem(code: string | undefined): TokenProblem | undefined {
  if (code === undefined) return undefined;
  return problems.find((problem) => problem === code) ?? "unknown";
}
