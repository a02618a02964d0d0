import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { mediaListId } from "#lib/collection/of/media.ts";
import { wordFields } from "#lib/content/media/media-words.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../media-subject.ts";
import { type SaveState, useWords } from "./use-words.ts";
import { WordConflict } from "./word-conflict.tsx";
import { WordGroup } from "./word-group.tsx";

interface FileWordsProps {
  subject: LibrarySubject;
  media: Media;
  onChanged: (media: Media) => void;
}

/** Title and description by language, written in place; what is missing says so. */
export function FileWords({ subject, media, onChanged }: FileWordsProps) {
  const t = useTranslations("media.panel");
  const words = useWords({ subject, media, onChanged });
  const isRefused = useRefused("update", mediaListId);
  const isClosed = media.sys.createdBy.sys.id !== subject.memberId || (isRefused && !words.isDirty);
  return (
    <form
      className="file-part file-words"
      aria-label={t("words")}
      onSubmit={(event) => {
        event.preventDefault();
        void words.save();
      }}
      onKeyDown={(event) => {
        if (!isPressed(event.nativeEvent, "publish")) return;
        event.preventDefault();
        void words.save();
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
      {isClosed ? <p className="file-note">{t("readOnly")}</p> : <SaveBar words={words} />}
    </form>
  );
}

/** Save and discard, as long as there is something to save; what became of it. */
function SaveBar({ words }: { words: ReturnType<typeof useWords> }) {
  const t = useTranslations("media.panel");
  const { isDirty, state, discard } = words;
  return (
    <div className="save-bar">
      {state.is === "problem" && <Problem state={state} />}
      {isDirty && (
        <div className="save-acts">
          <Button type="submit" variant="primary" size="small" busy={state.is === "saving"}>
            {t("save")}
          </Button>
          <Button size="small" variant="quiet" onClick={discard}>
            {t("discard")}
          </Button>
        </div>
      )}
      <p className="file-note" role="status">
        {state.is === "saved" ? t("saved") : state.is === "saving" ? t("saving") : isDirty ? t("kept") : ""}
      </p>
    </div>
  );
}

function Problem({ state }: { state: Extract<SaveState, { is: "problem" }> }) {
  const t = useTranslations("media.panel.problems");
  const { problem, message = "" } = state;
  return (
    <Banner
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
