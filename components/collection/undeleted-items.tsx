import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import type { FailedDeletion } from "#lib/browser/deletion/delete-queue.ts";
import { pageDeletions, useDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { refusalOf } from "#lib/browser/send/refusals.ts";
import { useDeleteWithUndo } from "./delete-with-undo.ts";
import { ItemNames, ItemTitle } from "./item-names.tsx";

/** Failures that trying again can't fix. */
const closed = new Set<FailedDeletion["failure"]>(["refused", "ended", "otherMember"]);

/** The items of a list that couldn't be deleted, each with its reason, and what to do next. */
export function UndeletedItems({ listId }: { listId: string }) {
  const t = useTranslations("listTools.removal");
  const reasons = useTranslations("item.delete");
  const problems = useTranslations("item.problem");
  const remove = useDeleteWithUndo();
  const items = useDeletions().failed.filter((each) => each.listId === listId);
  const again = items.filter(({ failure }) => !closed.has(failure));
  const has = (failure: FailedDeletion["failure"]) => items.some((item) => item.failure === failure);
  if (items.length === 0) return null;
  return (
    <UndeletedBanner
      acts={
        <>
          {has("ended") && <SignInLink>{problems("signIn")}</SignInLink>}
          {has("otherMember") && <ReloadButton>{problems("reload")}</ReloadButton>}
        </>
      }
      again={t("again")}
      onAgain={again.length > 0 ? () => remove(again) : undefined}
      understood={t("ok")}
      onUnderstood={() => pageDeletions().forgetFailed(items)}
    >
      <p className="font-semibold">{t("failed", { count: items.length })}</p>
      <ItemNames className="mt-2">
        {items.map(({ id, title, failure, listId, right }) => (
          <li key={id}>
            <ItemTitle title={title} />:{" "}
            {failure === "refused"
              ? t(`refused.${refusalOf(listId, right)}`)
              : reasons(failure === "lastManager" ? "other" : failure)}
          </li>
        ))}
      </ItemNames>
    </UndeletedBanner>
  );
}

interface UndeletedBannerProps {
  /** Actions that help, besides "Try again". */
  acts?: ReactNode;
  again: string;
  /** Absent if trying again can't help. */
  onAgain: (() => void) | undefined;
  understood: string;
  onUnderstood: () => void;
  children: ReactNode;
}

/** Items whose deletion failed, and what to do next. */
export function UndeletedBanner(props: UndeletedBannerProps) {
  return (
    <div className="mb-4">
      <Banner
        tone="danger"
        role="alert"
        action={
          <span className="flex flex-wrap justify-end gap-2">
            {props.acts}
            {props.onAgain && (
              <Button size="small" onClick={props.onAgain}>
                {props.again}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={props.onUnderstood}>
              {props.understood}
            </Button>
          </span>
        }
      >
        {props.children}
      </Banner>
    </div>
  );
}
