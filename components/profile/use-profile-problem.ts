import { useTranslations } from "next-intl";
import type { ProfileEnd } from "#lib/browser/profile/save-profile.ts";

export function useProfileProblem() {
  const t = useTranslations("profile.problems");
  return ({ problem, message = "" }: Extract<ProfileEnd, { is: "problem" }>): string =>
    t(problem, { message });
}
