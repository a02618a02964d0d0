import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dialog, DialogText } from "#components/ui/dialog.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { Time } from "#components/ui/time.tsx";
import { editedForm, isPageSafe } from "#lib/browser/open-forms.ts";
import { leavePage } from "#lib/browser/session/leave-page.ts";
import type { SessionStatus } from "#lib/browser/session/session-watch.ts";
import type { SessionViewProps } from "./session-notice.tsx";
import { SignInButtons } from "./sign-in-buttons.tsx";

/** Covers the page when the session has ended or belongs to another member. */
export function SessionDialog({ status, isClosed, onClosedChange, mark, options }: SessionViewProps) {
  const work = useUnpublishedWork(status);
  if (status.kind === "ended") {
    const { at } = status;
    return (
      <EndedDialog {...{ mark, options, work, at }} open={!isClosed} onClose={() => onClosedChange(true)} />
    );
  }
  // A page without unsaved text leaves by itself.
  if (status.kind === "left" && work !== undefined && !work.isKept) {
    return <EndedDialog {...{ mark, options, work }} open />;
  }
  if (status.kind === "other" && work !== undefined) {
    return <OtherMemberDialog {...{ mark, options }} isKept={work.isKept} />;
  }
  return null;
}

interface EndedDialogProps extends Pick<SessionViewProps, "mark" | "options"> {
  open: boolean;
  /** Hides the dialog; absent if the page can't be used any more. */
  onClose?: () => void;
  /** When the session expired; absent if it was ended otherwise. */
  at?: Date | undefined;
  work: Work | undefined;
}

function EndedDialog({ at, work, options, ...dialog }: EndedDialogProps) {
  const t = useTranslations("session");
  const kept = work === undefined ? "continue" : work.isKept ? "kept" : "unkept";
  return (
    <Frame
      {...dialog}
      title={t("title")}
      text={
        <>
          {at && t.rich("ranOut", { time: () => <Time at={at.toISOString()} form="short" /> })} {t(kept)}
        </>
      }
    >
      {work && <WorkCard work={work} />}
      <SignInButtons options={options} {...(dialog.onClose && { onLater: dialog.onClose })} />
    </Frame>
  );
}

/** What is being written, and whether it is saved on the device. */
function WorkCard({ work: { title, isKept, savedAt } }: { work: Work }) {
  const t = useTranslations("session");
  const icon = isKept ? "circle-check" : "triangle-exclamation-point";
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 rounded-4 bg-sunken p-2.75 inset-ring inset-ring-line forced-colors:border">
      <span className="picture-well size-12 rounded-2">
        <Icon name="pencil-line" size={20} />
      </span>
      <span className="grid min-w-0 flex-[1_1_6rem]">
        <bdi className="truncate font-semibold">{title === "" ? t("untitled") : title}</bdi>
        <span className="text-13 font-normal text-ink-3">
          {isKept
            ? savedAt && t.rich("savedAt", { time: () => <Time at={savedAt.toISOString()} form="short" /> })
            : t("unkeptShort")}
        </span>
      </span>
      <Icon
        name={icon}
        size={20}
        className={classNames("me-1 flex-none", isKept ? "text-success" : "text-warning")}
      />
    </div>
  );
}

/** Another member is signed in: the dialog doesn't name what is being written. */
function OtherMemberDialog({
  isKept,
  mark,
  options,
}: Pick<SessionViewProps, "mark" | "options"> & { isKept: boolean }) {
  const t = useTranslations("session.other");
  return (
    <Frame open mark={mark} title={t("title")} text={t(isKept ? "kept" : "unkept")}>
      {isKept ? (
        <div className="mt-5 flex flex-col gap-2">
          <Button className="w-full" variant="primary" size="large" onClick={() => void leavePage()}>
            {t("switch")}
          </Button>
        </div>
      ) : (
        <SignInButtons options={options} />
      )}
    </Frame>
  );
}

interface FrameProps extends Pick<EndedDialogProps, "open" | "onClose" | "mark"> {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** Focuses its title: on a button, the key that the member is about to type would press it. */
function Frame({ mark, text, children, ...dialog }: FrameProps) {
  const textId = useId();
  return (
    <Dialog
      {...dialog}
      alert
      reads
      className="in-data-covered:visible max-tablet:px-6!"
      above={<BrandMark mark={mark} className="mb-6 max-tablet:first:mt-1" />}
      describedBy={textId}
    >
      <DialogText id={textId}>{text}</DialogText>
      {children}
    </Dialog>
  );
}

interface Work {
  title: string;
  /** It is saved on the device. */
  isKept: boolean;
  savedAt: Date | undefined;
}

/** What is being written on this page, read again once the last change is saved. */
function useUnpublishedWork(status: SessionStatus): Work | undefined {
  const [work, setWork] = useState(readWork);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the session changes.
  useEffect(() => {
    let isOver = false;
    void isPageSafe().then(() => {
      if (!isOver) setWork(readWork());
    });
    return () => {
      isOver = true;
    };
  }, [status]);
  return work;
}

function readWork(): Work | undefined {
  const form = editedForm();
  if (form === undefined) return undefined;
  const saved = form.saveState();
  return {
    title: form.title(),
    isKept: saved.state !== "refused",
    savedAt: saved.state === "saved" ? saved.at : undefined,
  };
}
