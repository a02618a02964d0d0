"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { SignInLink } from "#components/content/session/sign-in-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { Problem } from "#lib/content/list-served.ts";

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
    <EmptyState
      whole
      drawing={false}
      title={t(titles.get(problem.code) ?? "other")}
      text={problem.requestId === undefined ? "" : t("reference", { requestId: problem.requestId })}
      actions={
        problem.code === "SessionEnded" ? (
          <SignInLink>{t("signIn")}</SignInLink>
        ) : (
          <Button variant="primary" size="large" busy={isBusy} onClick={() => start(() => router.refresh())}>
            {t("again")}
          </Button>
        )
      }
    />
  );
}
