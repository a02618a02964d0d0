import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import { compareWords, nearChanges } from "#lib/fields/compare/compare-words.ts";
import { useConflictValue } from "./conflict-context.ts";

interface ChangedTextProps {
  compared: ComparedSlot;
  side: "mine" | "theirs";
}

/** The text of a side, with deletions from the base struck through and insertions underlined. */
export function ChangedText({ compared, side }: ChangedTextProps) {
  const t = useTranslations("conflict");
  const { spoken } = useConflictValue();
  const { slot, base } = compared;
  const text = spoken(slot, compared[side]);
  const before = spoken(slot, base ?? "");
  const pieces = useMemo(
    () =>
      before === "" || text === ""
        ? [{ kind: "same" as const, text }]
        : nearChanges(compareWords(before, text, slot.locale)),
    [before, text, slot.locale],
  );
  const isSameWords = base !== undefined && base !== compared[side] && before === text && text !== "";
  if (text === "") return <em className="conflict-empty">{t("empty")}</em>;
  return (
    <span
      className="conflict-text"
      dir="auto"
      {...(slot.field.localized && { lang: slot.locale })}
      {...(slot.field.type === "Json" && { "data-code": "" })}
    >
      {pieces.map(({ kind, text: words }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
        if (kind === "same") return <span key={index}>{words}</span>;
        const Change = kind === "out" ? "del" : "ins";
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
        return <Change key={index}>{words}</Change>;
      })}
      {isSameWords && <em className="conflict-empty"> {t("formatOnly")}</em>}
    </span>
  );
}
