/** Why someone stands at the sign-in page again; each has a sentence under `signIn.problems`. */
const problems = [
  "access_denied",
  "login_disabled",
  "server_error",
  "used_link",
  "no_intent",
  "token_too_long",
  "unreachable",
  "unknown_provider",
  "signed_out",
  "signed_out_here",
  "session_ended",
] as const;

export type SignInProblem = (typeof problems)[number] | "unknown";

/** The problem that `?problem=` names; `unknown` for a code that nobody has a sentence for. */
export function parseSignInProblem(code: string | undefined): SignInProblem | undefined {
  if (code === undefined) return undefined;
  return problems.find((problem) => problem === code) ?? "unknown";
}

/** Whether it only says how things stand, so that nothing has to be put right. */
export function isQuiet(problem: SignInProblem): boolean {
  return problem === "signed_out" || problem === "signed_out_here";
}
