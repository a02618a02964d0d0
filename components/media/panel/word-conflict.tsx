import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { shownAuthor } from "#lib/content/author.ts";
import { type MediaWords, type WordSlot, wordIn } from "#lib/content/media/media-words.ts";
import { languageName } from "#lib/fields/format.ts";
import type { Media } from "#lib/space/media.ts";
import type { LibrarySubject } from "../media-subject.ts";

interface WordConflictProps {
  subject: LibrarySubject;
  theirs: { media: Media; words: MediaWords };
  open: readonly WordSlot[];
  shown: MediaWords;
  decide: (slot: WordSlot, text: string) => void;
}

/** Somebody has changed the same meanwhile: both sides, each to be chosen. Nothing of either is lost. */
export function WordConflict({ subject, theirs, open, shown, decide }: WordConflictProps) {
  const t = useTranslations("media.panel.conflict");
  const { isYou, name } = shownAuthor(
    theirs.media.sys.updatedBy ?? theirs.media.sys.createdBy,
    subject.memberId,
  );
  return (
    <Banner tone="accent" role="alert">
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
    <fieldset className="word-sides">
      <legend>
        {t(`${slot.field}Label`)}, {languageName(slot.localeId, language)}
      </legend>
      {(["mine", "theirs"] as const).map((side) => {
        const text = side === "mine" ? mine : theirs;
        return (
          <label key={side} className="word-side">
            <input type="radio" name={name} checked={shown === text} onChange={() => decide(slot, text)} />
            <span>
              <b>{t(`conflict.${side}`)}</b>
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
