import { useTranslations } from "next-intl";
import { useId } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { type Choice, textByHand } from "#lib/fields/compare/compare-choices.ts";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import { formKinds } from "#lib/fields/form.ts";
import { choiceId } from "./choice-id.ts";
import { useConflictValue } from "./conflict-context.ts";
import { HandOption } from "./hand-option.tsx";
import { SideOption } from "./side-option.tsx";

interface ConflictRowProps {
  compared: ComparedSlot;
  choice: Choice | undefined;
}

/** One field that both changed: mine, theirs, or one by hand. */
export function ConflictRow({ compared, choice }: ConflictRowProps) {
  const t = useTranslations("conflict");
  const { choices, named, choose, writeIn } = useConflictValue();
  const labelId = useId();
  const { slot, base, mine } = compared;
  const { label, language } = named(slot);
  const isByHand = choice?.take === "hand";
  const begin = () => {
    // What nobody types is written in its own field.
    if (formKinds[slot.field.type].holds !== "typed") return writeIn(slot);
    choose(compared, "hand", textByHand(choices, slot.name) ?? mine);
    requestAnimationFrame(() => document.getElementById(`${choiceId(slot, "hand")}-text`)?.focus());
  };
  return (
    <div className="conflict-row" role="radiogroup" aria-labelledby={labelId} data-slot={slot.name}>
      <div className="conflict-name">
        <p id={labelId}>
          <strong>{label}</strong>{" "}
          <small>
            {[language, base === "" ? t("wasEmpty") : undefined].filter(Boolean).join(", ")}
            {choice === undefined && <Badge tone="warning">{t("choose")}</Badge>}
          </small>
        </p>
        {!isByHand && (
          <Button variant="text" size="small" onClick={begin}>
            {t("byHand")}
          </Button>
        )}
      </div>
      <SideOption compared={compared} side="mine" isChosen={choice?.take === "mine"} />
      <SideOption compared={compared} side="theirs" isChosen={choice?.take === "theirs"} />
      {isByHand && <HandOption compared={compared} text={choice.text ?? mine} />}
    </div>
  );
}
