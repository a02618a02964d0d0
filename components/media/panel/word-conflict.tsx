import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { type MediaWords, type WordSlot, wordIn } from "#lib/content/media/media-words.ts";
import { languageName } from "#lib/fields/format.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../library-context.ts";

interface WordConflictProps {
  subject: LibrarySubject;
  theirs: { media: Media; words: MediaWords };
  open: readonly WordSlot[];
  shown: MediaWords;
  decide: (slot: WordSlot, text: string) => void;
}

/** Title and description that another member changed too: shows both versions, to choose one per field. */
export function WordConflict({ subject, theirs, open, shown, decide }: WordConflictProps) {
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
  // Mine as it was when the conflict was found; the field may show a later choice.
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
