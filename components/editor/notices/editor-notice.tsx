import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import type { Desk } from "../desk.ts";
import { FilesNotice } from "./files-notice.tsx";
import { LazyGoneNotice } from "./lazy-left.tsx";
import type { Notice } from "./notice.ts";
import { ProblemsNotice } from "./problems-notice.tsx";

interface EditorNoticeProps {
  notice: Notice;
  /** Where it is written; what is made in passing has none. */
  desk?: Desk;
  onAgain: () => void;
  /** To the control of a slot. */
  onGo: (name: string) => void;
}

/** What happened, what is kept, and what to do: where the writing is, never over it. */
export function EditorNotice({ notice, desk, onAgain, onGo }: EditorNoticeProps) {
  const t = useTranslations("editor");
  const again = (words: "tryAgain" | "lookAgain") => (
    <Button variant="text" onClick={onAgain}>
      {t(words)}
    </Button>
  );
  switch (notice.kind) {
    case "problems":
      return <ProblemsNotice problems={notice.problems} onGo={onGo} />;
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
    case "files":
      return <FilesNotice onAgain={onAgain} />;
    case "gone":
      return <LazyGoneNotice {...(desk && { desk })} />;
    default:
      return (
        <Banner tone="danger" role="alert">
          <PlainNotice notice={notice} isNew={desk?.content === undefined} />
        </Banner>
      );
  }
}

type Plain = Extract<Notice, { kind: "forbidden" | "failed" | "refused" | "tooLarge" | "limited" }>;

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
