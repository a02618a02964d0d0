import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { ReloadButton } from "#components/ui/reload-button.tsx";
import { SignInLink } from "#components/ui/sign-in-link.tsx";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { type MediaWords, type WordSlot, wordFields, wordIn } from "#lib/content/media/media-words.ts";
import { languageName } from "#lib/fields/format.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../library-context.ts";
import { type SaveState, useWords } from "./use-words.ts";
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
      className="grid gap-5"
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
      {isClosed ? <p className="text-13 text-ink-3">{t("readOnly")}</p> : <SaveBar words={words} />}
    </form>
  );
}

/** Save and discard, as long as there is something to save; what became of it. */
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

interface WordConflictProps {
  subject: LibrarySubject;
  theirs: { media: Media; words: MediaWords };
  open: readonly WordSlot[];
  shown: MediaWords;
  decide: (slot: WordSlot, text: string) => void;
}

/** Title and description that another member changed too: shows both versions, to choose one per field. */
function WordConflict({ subject, theirs, open, shown, decide }: WordConflictProps) {
  const t = useTranslations("media.panel.conflict");
  const { isYou, name } = shownAuthor(
    theirs.media.sys.updatedBy ?? theirs.media.sys.createdBy,
    subject.memberId,
  );
  return (
    <Banner narrow tone="accent" role="alert">
      <p className="font-semibold">
        {t("title", { who: isYou ? "own" : name === undefined ? "other" : "named", name: name ?? "" })}
      </p>
      {open.length > 0 && <p>{t("text")}</p>}
      {open.map((slot) => (
        <Sides
          key={`${slot.field}.${slot.localeId}`}
          {...{ slot, decide }}
          mine={wordIn(shown, slot)}
          theirs={wordIn(theirs.words, slot)}
        />
      ))}
    </Banner>
  );
}

interface SidesProps {
  slot: WordSlot;
  mine: string;
  theirs: string;
  decide: WordConflictProps["decide"];
}

function Sides({ slot, mine: shown, theirs, decide }: SidesProps) {
  const t = useTranslations("media.panel");
  const language = useLocale();
  // What I had written when it was found out; what stands in the field may have been chosen since.
  const [mine] = useState(shown);
  const name = `conflict-${slot.field}-${slot.localeId}`;
  return (
    <fieldset className="mt-3 grid min-w-0 gap-2">
      <legend className="text-13 font-semibold">
        {t(`${slot.field}Label`)}, {languageName(slot.localeId, language)}
      </legend>
      {(["mine", "theirs"] as const).map((side) => {
        const text = side === "mine" ? mine : theirs;
        return (
          <label
            key={side}
            className={classNames(
              "flex cursor-pointer items-start gap-2 rounded-3 bg-sheet px-3 py-2 inset-ring inset-ring-line-strong",
              "has-checked:inset-ring-[1.5px] has-checked:inset-ring-accent forced-colors:border",
              "forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2",
              "forced-colors:has-checked:outline-[Highlight]",
            )}
          >
            <input
              type="radio"
              className="mt-0.75 flex-none accent-accent"
              name={name}
              checked={shown === text}
              onChange={() => decide(slot, text)}
            />
            <span className="min-w-0 wrap-anywhere">
              <b className="block text-12 font-semibold text-ink-2">{t(`conflict.${side}`)}</b>
              <span lang={slot.localeId} dir="auto">
                {text === "" ? t("conflict.empty") : text}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
