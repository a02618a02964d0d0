import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import type { Problem } from "#lib/content/space-problem.ts";
import { paths } from "#lib/paths.ts";

const sentences = {
  BadCursor: "pageGone",
  Unreachable: "unreachable",
  Unavailable: "unreachable",
  TimedOut: "unreachable",
  AccessDenied: "refused",
  NotFound: "gone",
  RateLimited: "limited",
  SessionEnded: "ended",
  OtherMember: "otherUser",
} as const;

interface MembersProblemProps {
  spaceId: string;
  problem: Problem;
  retry: () => void;
}

/** Why the members of a Space cannot be had just now, and the next step. The rows below stay as they were. */
export function MembersProblem({ spaceId, problem, retry }: MembersProblemProps) {
  const t = useTranslations("console.problem");
  const kind = Object.entries(sentences).find(([code]) => code === problem.code)?.[1] ?? "other";
  return (
    <div className="list-said">
      <Banner tone="warning" role="status" action={<NextStep {...{ kind, spaceId, retry }} />}>
        {t(kind)}
        {problem.requestId !== undefined && kind === "other" && (
          <span className="text-ink-3"> {t("reference", { requestId: problem.requestId })}</span>
        )}
      </Banner>
    </div>
  );
}

function NextStep({ kind, spaceId, retry }: Omit<MembersProblemProps, "problem"> & { kind: string }) {
  const t = useTranslations("console.problem");
  if (kind === "gone" || kind === "refused") {
    return (
      <ButtonLink size="small" href={paths.console.spaces()}>
        {t("spaces")}
      </ButtonLink>
    );
  }
  if (kind === "pageGone") {
    return (
      <ButtonLink size="small" href={paths.console.space(spaceId)}>
        {t("firstPage")}
      </ButtonLink>
    );
  }
  return (
    <Button size="small" onClick={retry}>
      {t("again")}
    </Button>
  );
}
