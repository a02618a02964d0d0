import { useTranslations } from "next-intl";
import { paletteStatus } from "./palette-dialog.tsx";
import type { PaletteSubject } from "./palette-state.ts";
import { type Found, isAnswered, mediaKey } from "./use-palette-search.ts";

interface PaletteStatusProps {
  subject: PaletteSubject;
  text: string;
  found: ReadonlyMap<string, Found>;
  /** The text for which nothing was found. */
  withoutResults: string | undefined;
  count: number;
}

/**
 * The lists whose search failed, and those of which only the newest items were searched; for screen readers after the number
 * of results, once all have answered.
 */
export function PaletteStatus({ subject, text, found, withoutResults, count }: PaletteStatusProps) {
  const t = useTranslations("palette");
  const lists = [...subject.kinds, { id: mediaKey, many: t("media") }];
  const namesWhere = (is: "isFailed" | "isPartial") =>
    lists
      .filter(({ id }) => found.get(id)?.[is])
      .map(({ many }) => many)
      .join(", ");
  const notes = [
    { note: "failed", kinds: namesWhere("isFailed") },
    { note: "newest", kinds: namesWhere("isPartial") },
  ] as const;
  const sentences = notes.filter(({ kinds }) => kinds !== "").map(({ note, kinds }) => t(note, { kinds }));
  const result = withoutResults === undefined ? t("count", { count }) : t("none", { text: withoutResults });
  const isKnown = text.trim() === "" || isAnswered(found, subject, text);
  return (
    <>
      <div className="sr-only" role="status">
        {isKnown && [result, ...sentences].map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
      {sentences.map((sentence) => (
        <p key={sentence} aria-hidden="true" className={paletteStatus}>
          {sentence}
        </p>
      ))}
    </>
  );
}
