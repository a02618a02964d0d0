/** Why the sign-in page is shown; each code has a sentence under `signIn.problems`. */
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

/** Reads `?problem=`; `unknown` for a code without a sentence. */
export function parseSignInProblem(code: string | undefined): SignInProblem | undefined {
  if (code === undefined) return undefined;
  return problems.find((problem) => problem === code) ?? "unknown";
}

/** Whether it is only information, not a failure. */
export function isQuiet(problem: SignInProblem): boolean {
  return problem === "signed_out" || problem === "signed_out_here";
}
