import { useLocale, useTranslations } from "next-intl";
import { RefusedSentence } from "#components/filter/refused-sentence.tsx";
import type { ListSubject } from "#components/list/list-subject.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { ContentsViewProblem } from "#lib/collection/of/contents.ts";
import { manyOf } from "#lib/content/type-words.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** An address that no list has: which part of it, and the way to the plain list. */
export function AddressProblem({ subject, problem }: { subject: ListSubject; problem: ContentsViewProblem }) {
  const t = useTranslations("list.problem");
  const language = useLocale();
  const { type, place } = subject;
  return (
    <div className="list">
      <div className="list-page">
        <header className="page-head list-head">
          <h1>{wordsIn(type.label.many, language)}</h1>
        </header>
        <EmptyState
          drawing={false}
          title={t("address.title")}
          text={
            typeof problem === "string" ? (
              t(`address.${problem}`, { many: manyOf(type, language) })
            ) : (
              <RefusedSentence subject={subject} refusal={problem} />
            )
          }
          actions={
            <ButtonLink href={paths[place](type.id)} variant="primary" size="large">
              {t("plain")}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
