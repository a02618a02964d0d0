import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { type Kind, midSentence } from "#components/ui/space/kind.ts";
import { WhenOffered } from "#components/ui/when-offered.tsx";
import { paths } from "#lib/paths.ts";

/** For a member without content. */
export function NothingYet({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTranslations("home");
  const language = useLocale();
  const first = kinds.find(({ create }) => create);
  return (
    <EmptyState
      className="peer-[[data-drafts]:not([data-drafts='0'])]:hidden"
      title={t("nothingYet")}
      text={t("nothingYetText")}
      actions={
        <>
          {first && (
            <WhenOffered action="create" listId={first.id}>
              <ButtonLink href={paths.newContent(first.id)} variant="primary" size="large">
                {t("beginFirst", { kind: midSentence(first.one, language) })}
              </ButtonLink>
            </WhenOffered>
          )}
          <ButtonLink href={paths.published()} size="large">
            {t("seeOthers")}
          </ButtonLink>
        </>
      }
    />
  );
}
