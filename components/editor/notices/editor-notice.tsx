import { useLocale, useTranslations } from "next-intl";
import { useEditor, useForm, useProblemSentence, useSlotProblem } from "#components/fields/form-context.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { lineOf } from "#components/upload/upload-words.ts";
import type { PublishOutcome } from "#lib/browser/publish/publish-outcome.ts";
import { isStopped, useDraftUploads } from "#lib/browser/uploading/draft-uploads.ts";
import type { Upload } from "#lib/browser/uploading/upload.ts";
import { uploads } from "#lib/browser/uploading/uploads.ts";
import { type Slot, slotName } from "#lib/fields/form/form-slot.ts";
import type { Problems } from "#lib/fields/form/problems.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { EditorModel } from "../use-editor-model.ts";
import { DeletedItemNotice } from "./orphaned-draft.tsx";

interface EditorNoticeProps {
  notice: Notice;
  /** The locales of the form; an item that is created in a picker has none. */
  model?: EditorModel;
  onAgain: () => void;
  /** Focuses the control of a slot. */
  onGo: (name: string) => void;
}

/** Why a publish failed and what to do, above the form. */
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

/** Problems that the dialog of the session reports. */
type OfSession = "sessionEnded" | "otherMember";

/** The notice above the form after a failed publish. */
export type Notice =
  | Exclude<PublishOutcome, { kind: "published" | "refused" | "conflict" | OfSession }>
  | { kind: "problems"; problems: Problems }
  | { kind: "refused"; others: readonly string[] }
  | { kind: "unchanged" }
  /** Its files are uploading, or an upload has stopped. */
  | { kind: "files" }
  /** Published, but the text typed since then exists only on this page. */
  | { kind: "restUnkept" };

interface ProblemsNoticeProps {
  problems: Problems;
  /** To the control of a slot. */
  onGo: (name: string) => void;
}

const shownMax = 6;

/** The number of problems, with a link to each field until it is fixed. A single problem is shown only at its field. */
function ProblemsNotice({ problems, onGo }: ProblemsNoticeProps) {
  const t = useTranslations("editor");
  const { form } = useEditor();
  const left = useForm((now) => [...problems.keys()].filter((name) => now.problem(name)).join("\n"));
  const open = form.slots.filter(({ name }) => left.split("\n").includes(name));
  if (open.length === 0) return null;
  return (
    <>
      <p className="sr-only" role="alert">
        {t("problems", { count: open.length })}
      </p>
      {problems.size > 1 && (
        <Banner tone="danger">
          <p className="font-medium">{t("problems", { count: open.length })}</p>
          <ul className="mt-1 grid gap-0.5 text-13">
            {open.slice(0, shownMax).map((slot) => (
              <li key={slot.name}>
                <button
                  type="button"
                  className="relative text-start underline decoration-danger underline-offset-[0.2em] touch:min-h-11"
                  onClick={() => onGo(slot.name)}
                >
                  <ProblemWords slot={slot} />
                </button>
              </li>
            ))}
            {open.length > shownMax && <li>{t("moreProblems", { count: open.length - shownMax })}</li>}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** "Title, Korean: Required to publish." */
function ProblemWords({ slot }: { slot: Slot }) {
  const t = useTranslations("editor");
  const language = useLocale();
  const sentence = useProblemSentence();
  const { locales } = useEditor();
  const problem = useSlotProblem(slot.name);
  const locale = locales.find(({ id }) => id === slot.locale);
  const label = wordsIn(slot.field.label, language);
  const isNamed = slot.field.localized && slotName(slot.field.apiName, locales[0]?.id ?? "") !== slot.name;
  return t("problemAt", {
    label: isNamed ? `${label}, ${locale?.name}` : label,
    problem: problem === undefined ? "" : sentence(problem),
  });
}

/** The files that a publish waits for, or why their uploads stopped. `onAgain` publishes once they are uploaded. */
function FilesNotice({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations("editor");
  const upload = useTranslations("upload");
  const language = useLocale();
  const all = useDraftUploads(useEditor().draftName);
  const stopped = all.filter(isStopped);
  const left = stopped.length > 0 ? stopped : all;
  const retryable = stopped.filter(({ problem }) => problem !== "chooseAgain");
  const publish = async (how: "retry" | "detach", chosen: readonly Upload[]) => {
    await uploads[how](...chosen.map(({ id }) => id));
    onAgain();
  };
  if (all.length === 0) return null;
  const isStill = stopped.length > 0;
  return (
    <Banner
      {...(isStill ? { tone: "warning", role: "alert" } : { role: "status" })}
      action={
        <>
          {retryable.length > 0 && (
            <Button key="again" variant="text" onClick={() => void publish("retry", retryable)}>
              {t("tryAgain")}
            </Button>
          )}
          {/* The same button in both states, so that a press never lands on another one. */}
          <Button key="without" variant="text" onClick={() => void publish("detach", left)}>
            {t("publishWithout", { count: left.length })}
          </Button>
        </>
      }
    >
      {isStill
        ? t("filesStopped", { count: stopped.length })
        : t("waitsForFiles", { count: all.length, others: all.length - 1, name: all[0]?.fileName ?? "" })}
      {isStill && (
        <ul>
          {stopped.map((one) => (
            <li key={one.id}>
              {t("fileStopped", { name: one.fileName, why: lineOf(one, upload, language) })}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
