import { useTranslations } from "next-intl";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import { readSlot } from "#lib/fields/form.ts";
import { choiceId } from "./choice-id.ts";
import { useConflictValue } from "./conflict-context.ts";

interface HandOptionProps {
  compared: ComparedSlot;
  text: string;
}

/** Written from both: it begins as mine, and both stand above it. */
export function HandOption({ compared, text }: HandOptionProps) {
  const t = useTranslations("conflict");
  const { choose, named } = useConflictValue();
  const { slot } = compared;
  const id = choiceId(slot, "hand");
  const words = t("handLabel", { label: named(slot).label });
  const isWrong = "problem" in readSlot(slot, text);
  return (
    <div className="conflict-option conflict-hand" data-chosen="">
      <input
        type="radio"
        className="conflict-radio"
        id={id}
        name={`choice-${slot.name}`}
        aria-label={words}
        checked
        readOnly
      />
      <div className="conflict-value">
        <label className="conflict-hand-label" htmlFor={`${id}-text`}>
          {words}
        </label>
        <textarea
          id={`${id}-text`}
          className="input"
          dir="auto"
          {...(slot.field.localized && { lang: slot.locale })}
          {...(isWrong && { "aria-invalid": true })}
          defaultValue={text}
          onInput={(event) => choose(compared, "hand", event.currentTarget.value)}
        />
        {isWrong && <p className="field-problem">{t("handProblem")}</p>}
      </div>
    </div>
  );
}
