import { answerOrProblem } from "#lib/content/space-problem.ts";
import { recentProfile } from "#lib/session/member.ts";

/** Only decides which actions are offered; false if the service fails. */
export async function isAdministrator(): Promise<boolean> {
  const served = await answerOrProblem(recentProfile());
  return "answer" in served && served.answer.isAdmin === true;
}
