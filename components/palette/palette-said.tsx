import { useTranslations } from "next-intl";
import type { PaletteSubject } from "./palette-subject.ts";
import { type Found, isAnswered } from "./use-palette-search.ts";

interface PaletteSaidProps {
  subject: PaletteSubject;
  text: string;
  found: ReadonlyMap<string, Found>;
  count: number;
}

/** Which types could not be asked, quietly; and to a screen reader how much there is, once everybody has answered. */
export function PaletteSaid({ subject, text, found, count }: PaletteSaidProps) {
  const t = useTranslations("palette");
  const failed = subject.kinds.filter(({ id }) => found.has(id) && found.get(id)?.items === undefined);
  const isKnown = text.trim() === "" || isAnswered(found, subject, text);
  return (
    <>
      <p className="sr-only" role="status">
        {isKnown ? t("count", { count }) : ""}
      </p>
      {failed.length > 0 && (
        <p className="palette-said" role="status">
          {t("failed", { kinds: failed.map(({ many }) => many).join(", ") })}
        </p>
      )}
    </>
  );
}
