import { useTranslations } from "next-intl";
import { useId } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { fieldProblem } from "#components/ui/form/field.tsx";
import { Radio } from "#components/ui/form/radio.tsx";
import { TextArea } from "#components/ui/form/text-input.tsx";
import { type Choice, textByHand } from "#lib/fields/compare/compare-choices.ts";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import { formKinds, readSlot } from "#lib/fields/form.ts";
import { ComparedRow, RowLabel, RowName } from "./compared-row.tsx";
import { ChangedText } from "./decided-rows.tsx";
import { choiceId, useConflictValue } from "./use-comparison.ts";

interface ConflictRowProps {
  compared: ComparedSlot;
  choice: Choice | undefined;
}

/** A field that both changed: mine, theirs, or edited by hand. */
export function ConflictRow({ compared, choice }: ConflictRowProps) {
  const t = useTranslations("conflict");
  const { choices, named, choose, writeIn } = useConflictValue();
  const labelId = useId();
  const { slot, base, mine } = compared;
  const { label, language } = named(slot);
  const isByHand = choice?.take === "hand";
  const begin = () => {
    // A value that isn't typed is edited in its own field.
    if (formKinds[slot.field.type].holds !== "typed") return writeIn(slot);
    choose(compared, "hand", textByHand(choices, slot.name) ?? mine);
    requestAnimationFrame(() => document.getElementById(`${choiceId(slot, "hand")}-text`)?.focus());
  };
  return (
    <ComparedRow role="radiogroup" aria-labelledby={labelId} data-slot={slot.name}>
      <RowName>
        <p id={labelId}>
          <RowLabel label={label}>
            {[language, base === "" ? t("wasEmpty") : undefined].filter(Boolean).join(", ")}
            {choice === undefined && <Badge tone="warning">{t("choose")}</Badge>}
          </RowLabel>
        </p>
        {!isByHand && (
          <Button
            className="-ms-3 mt-1 max-tablet:ms-0 max-tablet:-me-3 max-tablet:mt-0"
            variant="text"
            size="small"
            onClick={begin}
          >
            {t("byHand")}
          </Button>
        )}
      </RowName>
      <SideOption compared={compared} side="mine" isChosen={choice?.take === "mine"} />
      <SideOption compared={compared} side="theirs" isChosen={choice?.take === "theirs"} />
      {isByHand && <HandOption compared={compared} text={choice.text ?? mine} />}
    </ComparedRow>
  );
}

const option = classNames(
  "group relative my-3 flex min-w-0 gap-3 rounded-4 px-4 pt-3.5 pb-4 inset-ring inset-ring-line-strong outline-offset-2 outline-accent",
  "hover:bg-hover has-checked:bg-accent-tint has-checked:inset-ring-2 has-checked:inset-ring-accent has-[[type=radio]:focus-visible]:outline-2",
  "max-tablet:mt-2 max-tablet:mb-0",
  "forced-colors:border forced-colors:has-checked:border-selected",
);
const optionRadio = "mt-0.75 outline-none max-tablet:mt-0";
const optionValue = "min-w-0 flex-1 text-15";
const optionName = "mb-1 text-13 font-medium text-ink-2";

interface SideOptionProps {
  compared: ComparedSlot;
  side: "mine" | "theirs";
  isChosen: boolean;
}

function SideOption({ compared, side, isChosen }: SideOptionProps) {
  const t = useTranslations("conflict");
  const { choose, author, isOwn } = useConflictValue();
  const { slot } = compared;
  return (
    <label className={classNames(option, "cursor-pointer")}>
      <Radio
        className={optionRadio}
        id={choiceId(slot, side)}
        name={`choice-${slot.name}`}
        checked={isChosen}
        onChange={() => choose(compared, side)}
      />
      <span className={optionValue}>
        <span className={classNames(optionName, "hidden max-tablet:block")}>
          {side === "mine" ? t("yours") : (author ?? t(isOwn ? "otherYours" : "theirs"))}
        </span>
        <ChangedText compared={compared} side={side} />
      </span>
    </label>
  );
}

interface HandOptionProps {
  compared: ComparedSlot;
  text: string;
}

function HandOption({ compared, text }: HandOptionProps) {
  const t = useTranslations("conflict");
  const { choose, named } = useConflictValue();
  const { slot } = compared;
  const id = choiceId(slot, "hand");
  const words = t("handLabel", { label: named(slot).label });
  const isWrong = "problem" in readSlot(slot, text);
  return (
    <div className={classNames(option, "col-[2/-1]")}>
      <Radio
        className={optionRadio}
        id={id}
        name={`choice-${slot.name}`}
        aria-label={words}
        checked
        readOnly
      />
      <div className={optionValue}>
        <label className={classNames(optionName, "block")} htmlFor={`${id}-text`}>
          {words}
        </label>
        <TextArea
          id={`${id}-text`}
          className="min-h-16!"
          dir="auto"
          {...(slot.field.localized && { lang: slot.locale })}
          {...(isWrong && { "aria-invalid": true })}
          defaultValue={text}
          onInput={(event) => choose(compared, "hand", event.currentTarget.value)}
        />
        {isWrong && <p className={fieldProblem}>{t("handProblem")}</p>}
      </div>
    </div>
  );
}
