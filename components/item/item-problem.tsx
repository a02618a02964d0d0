"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import type { Problem } from "#lib/content/space-problem.ts";

const titles = new Map<string, "unreachable" | "ended">([
  ["Unreachable", "unreachable"],
  ["Unavailable", "unreachable"],
  ["SessionEnded", "ended"],
]);

/** An item that cannot be had just now. */
export function ItemProblem({ problem }: { problem: Problem }) {
  const t = useTranslations("item.problem");
  const router = useRouter();
  const [isBusy, start] = useTransition();
  return (
    <div className="page">
      <EmptyState
        whole
        drawing={false}
        title={t(titles.get(problem.code) ?? "other")}
        text={problem.requestId === undefined ? "" : t("reference", { requestId: problem.requestId })}
        actions={
          problem.code === "SessionEnded" ? (
            <SignInLink>{t("signIn")}</SignInLink>
          ) : (
            <Button
              variant="primary"
              size="large"
              busy={isBusy}
              onClick={() => start(() => router.refresh())}
            >
              {t("again")}
            </Button>
          )
        }
      />
    </div>
  );
}
