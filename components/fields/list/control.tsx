import { useLocale, useTranslations } from "next-intl";
import { slotId } from "#components/fields/form-context.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { targetOf } from "#lib/fields/refer/target.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ControlProps } from "../control-props.ts";
import { useEditor } from "../form-context.ts";
import { LabelButton } from "../label-button.tsx";
import { ReferList } from "./refer-list.tsx";
import { TagsControl } from "./tags-control.tsx";
import { useAddTo, useList } from "./use-list.ts";

/** A list of Refers or of tags. */
export function ListControl(props: ControlProps) {
  return targetOf(props.slot.field) === undefined ? <TagsControl {...props} /> : <ReferList {...props} />;
}

/** "3 of 12", beside the label of a list. */
export function ListCount({ slot }: { slot: Slot }) {
  const t = useTranslations("pickers");
  const { entries, max, isLimited } = useList(slot);
  if (!isLimited && entries.length < 2) return null;
  return (
    <span className="tabular-nums">
      {t(isLimited ? "count" : "countPlain", { count: entries.length, max })}
    </span>
  );
}

/** "Add", at the end of the label of a list of Refers. An empty list has the button in the list's place. */
export function ListAdd({ slot }: { slot: Slot }) {
  const t = useTranslations("pickers");
  const label = wordsIn(slot.field.label, useLocale());
  const { idPrefix } = useEditor();
  const { entries, fits, max } = useList(slot);
  const add = useAddTo(slot);
  if (targetOf(slot.field) === undefined || !fits || entries.length === 0 || entries.length >= max)
    return null;
  return (
    <LabelButton
      id={slotId(slot.name, idPrefix)}
      aria-label={t("addFor", { label })}
      onClick={() => void add()}
    >
      {t("addTo")}
    </LabelButton>
  );
}
