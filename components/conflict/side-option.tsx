import { useTranslations } from "next-intl";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import { ChangedText } from "./changed-text.tsx";
import { choiceId } from "./choice-id.ts";
import { useConflictValue } from "./conflict-context.ts";

interface SideOptionProps {
  compared: ComparedSlot;
  side: "mine" | "theirs";
  isChosen: boolean;
}

/** One side of a field as a large radio: what it took out, and what it added. */
export function SideOption({ compared, side, isChosen }: SideOptionProps) {
  const t = useTranslations("conflict");
  const { choose, author, isOwn } = useConflictValue();
  const { slot } = compared;
  return (
    <label className="conflict-option" {...(isChosen && { "data-chosen": "" })}>
      <input
        type="radio"
        className="conflict-radio"
        id={choiceId(slot, side)}
        name={`choice-${slot.name}`}
        checked={isChosen}
        onChange={() => choose(compared, side)}
      />
      <span className="conflict-value">
        <span className="conflict-who">
          {side === "mine" ? t("yours") : (author ?? t(isOwn ? "otherYours" : "theirs"))}
        </span>
        <ChangedText compared={compared} side={side} />
      </span>
    </label>
  );
}
