"use client";

import { useLocale, useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { slotName } from "#lib/content/form-slot.ts";
import type { Problems } from "#lib/content/problems.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { useEditor } from "./editor-context.ts";
import type { Notice } from "./notice.ts";
import { useProblemSentence } from "./slot-problem.tsx";

interface EditorNoticeProps {
  notice: Notice;
  isNew: boolean;
  onAgain: () => void;
}

/** What happened, what is kept, and what to do: where the writing is, never over it. */
export function EditorNotice({ notice, isNew, onAgain }: EditorNoticeProps) {
  const t = useTranslations("editor");
  const again = (words: "tryAgain" | "lookAgain") => (
    <Button variant="text" onClick={onAgain}>
      {t(words)}
    </Button>
  );
  switch (notice.kind) {
    case "problems":
      return <ProblemsNotice problems={notice.problems} />;
    case "restUnkept":
      return (
        <Banner tone="warning" role="alert">
          {t("restUnkept")}
        </Banner>
      );
    case "unreachable":
      return (
        <Banner tone="warning" role="alert" action={again("tryAgain")}>
          {t("unreachable")}
        </Banner>
      );
    case "unknown":
      return (
        <Banner tone="warning" role="alert" action={again("lookAgain")}>
          {t("unknown")}
        </Banner>
      );
    case "unchanged":
      return <Banner role="status">{t("unchanged")}</Banner>;
    default:
      return (
        <Banner tone="danger" role="alert">
          <PlainNotice notice={notice} isNew={isNew} />
        </Banner>
      );
  }
}

type Plain = Extract<Notice, { kind: "forbidden" | "failed" | "refused" | "gone" | "tooLarge" | "limited" }>;

function PlainNotice({ notice, isNew }: { notice: Plain; isNew: boolean }) {
  const t = useTranslations("editor");
  if (notice.kind === "forbidden") return t(isNew ? "forbiddenNew" : "forbiddenEdit");
  if (notice.kind === "failed") {
    return notice.requestId === undefined ? t("failed") : t("failedId", { requestId: notice.requestId });
  }
  if (notice.kind !== "refused") return t(notice.kind);
  if (notice.others.length === 0) return t("refusedPlain");
  return t("refusedElsewhere", { message: notice.others.join(" ") });
}

/** How many things there are to do, each a way to its field. */
function ProblemsNotice({ problems }: { problems: Problems }) {
  const t = useTranslations("editor");
  const language = useLocale();
  const sentence = useProblemSentence();
  const { form, locales } = useEditor();
  const [first] = problems;
  const slot = form.slots.find(({ name }) => name === first?.[0]);
  if (first === undefined || slot === undefined) return null;
  const locale = locales.find(({ id }) => id === slot.locale);
  const label = wordsIn(slot.field.label, language);
  const isNamed = slot.field.localized && slotName(slot.field.apiName, locales[0]?.id ?? "") !== slot.name;
  return (
    <p className="sr-only" role="alert">
      {t("problems", { count: problems.size })}{" "}
      {t("problemAt", { label: isNamed ? `${label}, ${locale?.name}` : label, problem: sentence(first[1]) })}
    </p>
  );
}
