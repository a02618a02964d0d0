import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Page } from "#components/ui/page.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { ProfileEnd } from "#lib/browser/profile/save-profile.ts";
import type { Problem } from "#lib/content/space-problem.ts";
import { paths } from "#lib/paths.ts";

export function ProfileProblem({ problem }: { problem: Problem }) {
  const t = useTranslations("profile");
  const words = useTranslations("list.problem");
  return (
    <Page>
      <PageHead title={t("title")} />
      <EmptyState
        drawing={false}
        title={t("problem")}
        text={problem.requestId === undefined ? "" : words("reference", { requestId: problem.requestId })}
        actions={<ButtonLink href={paths.profile()}>{t("tryAgain")}</ButtonLink>}
      />
    </Page>
  );
}

export function useProfileProblem() {
  const t = useTranslations("profile.problems");
  return ({ problem, message = "" }: Extract<ProfileEnd, { is: "problem" }>): string =>
    t(problem, { message });
}
