import { useTranslations } from "next-intl";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import type { Undeleted } from "#lib/browser/removal/removal-state.ts";
import { pageRemovals } from "#lib/browser/removal/removals.ts";
import { refusalOf } from "#lib/browser/send/refusals.ts";
import { clip } from "#lib/fields/clip-text.ts";
import { UndeletedBanner } from "./undeleted-banner.tsx";
import { useRemoval } from "./use-removal.ts";

const titleMax = 80;
/** After these the same call would be answered the same. */
const closed = new Set<Undeleted["failure"]>(["refused", "ended", "otherMember"]);

/** One line for each item with its reason, and the next step. */
export function UndeletedItems({ items }: { items: readonly Undeleted[] }) {
  const t = useTranslations("listTools.removal");
  const reasons = useTranslations("item.delete");
  const problems = useTranslations("item.problem");
  const remove = useRemoval();
  const again = items.filter(({ failure }) => !closed.has(failure));
  const has = (failure: Undeleted["failure"]) => items.some((item) => item.failure === failure);
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
      understood={t("understood")}
      onUnderstood={() => pageRemovals().forgetUndeleted()}
    >
      <p className="font-semibold">{t("failed", { count: items.length })}</p>
      <ul className="undeleted">
        {items.map(({ id, title, failure, listId, isOwn }) => (
          <li key={id}>
            <bdi>{clip(title, titleMax) || t("untitled")}</bdi>:{" "}
            {failure === "refused"
              ? t(`refused.${refusalOf(listId, isOwn)}`)
              : reasons(failure === "lastManager" ? "other" : failure)}
          </li>
        ))}
      </ul>
    </UndeletedBanner>
  );
}
