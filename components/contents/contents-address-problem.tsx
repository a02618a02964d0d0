import { useLocale, useTranslations } from "next-intl";
import { AddressProblem } from "#components/collection/address-problem.tsx";
import { RefusedSentence } from "#components/filter/refused-sentence.tsx";
import type { ContentsViewProblem } from "#lib/collection/of/contents.ts";
import { contentsAt } from "#lib/collection/of/readings.ts";
import { manyOf } from "#lib/content/type-words.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListSubject } from "./list-subject.ts";

interface ContentsAddressProblemProps {
  subject: ListSubject;
  problem: ContentsViewProblem;
}

/** An address that the list does not have; of a filter also why. */
export function ContentsAddressProblem({ subject, problem }: ContentsAddressProblemProps) {
  const t = useTranslations("list.problem");
  const language = useLocale();
  const { type } = subject;
  const sentence =
    typeof problem === "string" ? (
      t(`address.${problem}`, { many: manyOf(type, language) })
    ) : (
      <RefusedSentence subject={subject} refusal={problem} />
    );
  return (
    <AddressProblem
      title={wordsIn(type.label.many, language)}
      problem={t("address.title")}
      text={sentence}
      href={contentsAt(subject).plain}
      action={t("plain")}
    />
  );
}
