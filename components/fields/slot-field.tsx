import dynamic from "next/dynamic";
import { useLocale } from "next-intl";
import { describedBy, Field } from "#components/ui/field.tsx";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { YesNoField } from "./boolean/control.tsx";
import { SlotControl } from "./control.tsx";
import type { SlotLook } from "./control-props.ts";
import { useEditor, useSlotProblem } from "./form-context.ts";
import { JsonFormat } from "./json/format-button.tsx";
import { WhereButton } from "./location/where-button.tsx";
import { slotId } from "./slot-id.ts";
import { useProblemSentence } from "./slot-problem.tsx";
import { SlotCounter } from "./text/counter.tsx";

const ListAdd = dynamic(() =>
  import("./list/label.tsx").then((module) => module.ListAdd).catch(() => () => null),
);
const ListCount = dynamic(() =>
  import("./list/label.tsx").then((module) => module.ListCount).catch(() => () => null),
);

interface SlotFieldProps {
  slot: Slot;
  look: SlotLook;
  /** Says the language in the label, for whoever does not see the column. */
  saysLanguage: boolean;
}

/** One field in one language: label, control, and what is the matter with it. */
export function SlotField({ slot, look, saysLanguage }: SlotFieldProps) {
  const language = useLocale();
  const { locales, idPrefix } = useEditor();
  const problem = useSlotProblem(slot.name);
  const sentence = useProblemSentence();
  const { field, name } = slot;
  const id = slotId(name, idPrefix);
  const help = field.help && wordsIn(field.help, language);
  const said = problem && sentence(problem);
  const languageName = saysLanguage ? locales.find((locale) => locale.id === slot.locale)?.name : undefined;
  const label = (
    <>
      {wordsIn(field.label, language)}
      {languageName !== undefined && <span className="sr-only">, {languageName}</span>}
    </>
  );
  if (field.type === "Boolean") return <YesNoField {...{ slot, label }} hint={help} problem={said} />;
  return (
    <Field
      id={id}
      label={label}
      {...(field.type === "Array" && { optional: <ListCount slot={slot} /> })}
      end={<LabelEnd slot={slot} />}
      hint={help}
      problem={said}
    >
      <SlotControl
        slot={slot}
        look={look}
        id={id}
        invalid={problem !== undefined}
        describedBy={describedBy(id, { hint: help !== undefined, problem: problem !== undefined })}
      />
    </Field>
  );
}

function LabelEnd({ slot }: { slot: Slot }) {
  const { field, name } = slot;
  if (field.type === "Json") return <JsonFormat name={name} />;
  if (field.type === "Array" && field.items.type === "Refer") return <ListAdd slot={slot} />;
  if (field.type === "Location") return <WhereButton name={name} />;
  if (field.type !== "Text" && field.type !== "LongText") return null;
  return field.maxLength === undefined ? null : <SlotCounter name={name} max={field.maxLength} />;
}
