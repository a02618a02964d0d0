import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import type { Problem } from "#lib/content/space-problem.ts";

interface NoFileProps {
  problem: Problem;
  retry: () => void;
  close: () => void;
}

/** Why a file cannot be shown, and the next step. */
export function NoFile({ problem, retry, close }: NoFileProps) {
  const t = useTranslations("media.panel");
  const words = useTranslations("list.problem");
  if (problem.code === "NotFound") {
    return (
      <EmptyState
        drawing={false}
        title={t("missingTitle404")}
        text={t("missingText")}
        actions={<Button onClick={close}>{t("back")}</Button>}
      />
    );
  }
  const isEnded = problem.code === "SessionEnded";
  const isAway = ["Unreachable", "Unavailable"].includes(problem.code);
  return (
    <EmptyState
      drawing={false}
      title={isEnded ? words("ended") : t(isAway ? "unreachable" : "otherProblem")}
      text={problem.requestId === undefined ? "" : words("reference", { requestId: problem.requestId })}
      actions={
        isEnded ? (
          <SignInLink>{words("signIn")}</SignInLink>
        ) : (
          <Button onClick={retry}>{words("again")}</Button>
        )
      }
    />
  );
}
