import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { wordFields } from "#lib/content/media/media-words.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../library-context.ts";
import { type SaveState, useWords } from "./use-words.ts";
import { WordConflict } from "./word-conflict.tsx";
import { WordGroup } from "./word-group.tsx";

interface FileWordsProps {
  subject: LibrarySubject;
  media: Media;
  onChanged: (media: Media) => void;
  /** Esc in a field; what was typed stays on the device. */
  onLeave: () => void;
}

/** Title and description by language, edited in place. Missing ones are pointed out. */
export function FileWords({ subject, media, onChanged, onLeave }: FileWordsProps) {
  const t = useTranslations("media.panel");
  const words = useWords({ subject, media, onChanged });
  const form = useRef<HTMLFormElement>(null);
  // "Save" and "Discard" are removed with the focus on them.
  useEffect(() => {
    if (!words.isDirty) return;
    return () => {
      if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
    };
  }, [words.isDirty]);
  const isRefused = useRefused("update", mediaListId);
  const isClosed = media.sys.createdBy.sys.id !== subject.memberId || (isRefused && !words.isDirty);
  return (
    <form
      ref={form}
      tabIndex={-1}
      className="grid gap-5 outline-none"
      aria-label={t("words")}
      onSubmit={(event) => {
        event.preventDefault();
        void words.save();
      }}
      onKeyDown={(event) => {
        const isSave = isPressed(event.nativeEvent, "publish");
        const isLeave = isPressed(event.nativeEvent, "backToList") && !isComposing(event.nativeEvent);
        if (!isSave && !isLeave) return;
        event.preventDefault();
        if (isSave) void words.save();
        else onLeave();
      }}
    >
      {words.theirs && (
        <WordConflict
          {...{ subject }}
          theirs={words.theirs}
          open={words.open}
          shown={words.shown}
          decide={words.decide}
        />
      )}
      {wordFields.map((field) => (
        <WordGroup key={field} {...{ subject, field, isClosed }} words={words.shown} onType={words.type} />
      ))}
      {isClosed ? <p className="text-13 text-ink-3">{t("readOnly")}</p> : <SaveBar words={words} />}
    </form>
  );
}

/** Save and Discard while there are unsaved changes, and the result of saving. */
function SaveBar({ words }: { words: ReturnType<typeof useWords> }) {
  const t = useTranslations("media.panel");
  const { isDirty, isStored, state, discard } = words;
  const isAtRisk = isDirty && !isStored && state.is !== "saving";
  return (
    <div className="grid gap-2 [&:not(:has(>:not(:empty)))]:hidden">
      {state.is === "problem" && <Problem state={state} />}
      {isDirty && (
        <div className="flex gap-2">
          <Button type="submit" variant="primary" size="small" busy={state.is === "saving"}>
            {t("save")}
          </Button>
          <Button size="small" variant="quiet" onClick={discard}>
            {t("discard")}
          </Button>
        </div>
      )}
      <p
        className={classNames("text-13 empty:hidden", isAtRisk ? "text-warning" : "text-ink-3")}
        role="status"
      >
        {state.is === "saved" || state.is === "saving"
          ? t(state.is)
          : isDirty && t(isStored ? "kept" : "unkept")}
      </p>
    </div>
  );
}

function Problem({ state }: { state: Extract<SaveState, { is: "problem" }> }) {
  const t = useTranslations("media.panel.problems");
  const { problem, message = "" } = state;
  return (
    <Banner
      narrow
      tone="warning"
      role="alert"
      action={
        problem === "ended" ? (
          <SignInLink>{t("signIn")}</SignInLink>
        ) : problem === "otherMember" ? (
          <ReloadButton>{t("reload")}</ReloadButton>
        ) : undefined
      }
    >
      {t(problem, { message })}
    </Banner>
  );
}
