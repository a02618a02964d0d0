import { CircleCheck, PencilLine, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { Time } from "#components/ui/time.tsx";
import type { SessionFace } from "./session-face.ts";
import { SignInWays } from "./sign-in-ways.tsx";
import { TitleInFocus } from "./title-in-focus.tsx";
import type { WritingSeen } from "./use-writing.ts";

interface EndedDialogProps extends Pick<SessionFace, "mark" | "ways"> {
  open: boolean;
  /** Puts it aside; without it there is nothing to go back to. */
  onClose?: () => void;
  /** When the time ran out, if it was time. */
  at?: Date | undefined;
  writing: WritingSeen | undefined;
}

/** The session has ended: what is kept, and the way to go on. What is beneath stays as it is. */
export function EndedDialog({ open, onClose, at, writing, mark, ways }: EndedDialogProps) {
  const t = useTranslations("session");
  const textId = useId();
  const kept = writing === undefined ? "goOn" : writing.isKept ? "kept" : "unkept";
  return (
    <Dialog
      open={open}
      {...(onClose && { onClose })}
      alert
      title={<TitleInFocus>{t("title")}</TitleInFocus>}
      above={<BrandMark mark={mark} />}
      describedBy={textId}
    >
      <p className="dialog-text" id={textId}>
        {at && t.rich("ranOut", { time: () => <Time at={at.toISOString()} form="short" /> })} {t(kept)}
      </p>
      {writing && <KeptWriting writing={writing} />}
      <SignInWays ways={ways} {...(onClose && { onLater: onClose })} />
    </Dialog>
  );
}

/** What was being written, and that it is safe; or that it is in this page alone. */
function KeptWriting({ writing: { title, isKept, savedAt } }: { writing: WritingSeen }) {
  const t = useTranslations("session");
  return (
    <div className="session-kept" data-tone={isKept ? "success" : "warning"}>
      <span className="picture-well">
        <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="session-kept-words">
        <bdi className="session-kept-title">{title === "" ? t("untitled") : title}</bdi>
        <span className="session-kept-state">
          {isKept
            ? savedAt && t.rich("savedAt", { time: () => <Time at={savedAt.toISOString()} form="short" /> })
            : t("unkeptShort")}
        </span>
      </span>
      {isKept ? (
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      )}
    </div>
  );
}
