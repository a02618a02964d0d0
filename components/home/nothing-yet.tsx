import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { type Kind, midSentence } from "#components/ui/kind.ts";
import { paths } from "#lib/paths.ts";

/** Someone's first day: what will be here, and how to begin. */
export function NothingYet({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTranslations("home");
  const language = useLocale();
  const first = kinds.find(({ create }) => create);
  const [read] = kinds;
  return (
    <EmptyState
      title={t("nothingYet")}
      text={t("nothingYetText")}
      actions={
        <>
          {first && (
            <ButtonLink href={paths.newContent(first.id)} variant="primary" size="large">
              {t("beginFirst", { kind: midSentence(first.one, language) })}
            </ButtonLink>
          )}
          {read && (
            <ButtonLink href={paths.contents(read.id)} size="large">
              {t("seeOthers")}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
