import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import type { PublishOutcome } from "#lib/browser/publish/publish.ts";
import type { Problems } from "#lib/fields/form/problems.ts";
import type { EditorModel } from "../use-editor-model.ts";
import { FilesNotice } from "./files-notice.tsx";
import { DeletedItemNotice } from "./orphaned-draft.tsx";
import { ProblemsNotice } from "./problems-notice.tsx";

interface EditorNoticeProps {
  notice: Notice;
  /** Where it is written; what is made in passing has none. */
  model?: EditorModel;
  onAgain: () => void;
  /** To the control of a slot. */
  onGo: (name: string) => void;
}

/** The result of a publish that failed and what to do, above the form and never over it. */
export function EditorNotice({ notice, model, onAgain, onGo }: EditorNoticeProps) {
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
      return <DeletedItemNotice {...(model && { model })} />;
    default:
      return (
        <Banner tone="danger" role="alert">
          <PlainNotice notice={notice} isNew={model?.content === undefined} />
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

/** The page says these itself, over whatever is open. */
type OfSession = "sessionEnded" | "otherMember";

/** What is shown above the form after a publish that failed. */
export type Notice =
  | Exclude<PublishOutcome, { kind: "published" | "refused" | "conflict" | OfSession }>
  | { kind: "problems"; problems: Problems }
  | { kind: "refused"; others: readonly string[] }
  | { kind: "unchanged" }
  /** Its files are uploading, or an upload has stopped. */
  | { kind: "files" }
  /** Published; what was typed since it was sent is in this page alone. */
  | { kind: "restUnkept" };
