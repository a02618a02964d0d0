import { useState } from "react";
import { createSampleEditor, SampleEditor } from "#components/fields/sample-editor.tsx";
import { SlotField } from "#components/fields/slot-field.tsx";
import type { Problem } from "#lib/fields/form/problems.ts";
import type { TargetLooks } from "#lib/fields/refer/target-look.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { State } from "../state.tsx";

interface FieldState {
  name: string;
  field: Field;
  /** What the form holds for it. */
  text?: string;
  problem?: Problem;
  isReadOnly?: true;
}

interface FieldStatesProps {
  /** Of the gallery's page, on which ids are unique. */
  id: string;
  states: readonly FieldState[];
  looks?: TargetLooks;
}

/** A control as the editor renders it, once for each state, in one form. */
export function FieldStates({ id, states, looks = {} }: FieldStatesProps) {
  const [editor] = useState(() => {
    const fields = states.map(({ field }, at) => ({ ...field, apiName: `field${at}` }));
    const texts = Object.fromEntries(states.map(({ text = "" }, at) => [`field${at}.en-US`, text]));
    const sample = createSampleEditor({ fields, texts, looks, idPrefix: id });
    const problems = states.flatMap(({ problem }, at) =>
      problem === undefined ? [] : ([[`field${at}.en-US`, problem]] as const),
    );
    sample.form.showProblems(new Map(problems));
    return sample;
  });
  return (
    <SampleEditor editor={editor}>
      {editor.form.slots.map((slot, at) => (
        <State key={slot.name} name={states[at]?.name ?? ""} isWide>
          <fieldset disabled={states[at]?.isReadOnly}>
            <SlotField slot={slot} look="box" saysLanguage={false} />
          </fieldset>
        </State>
      ))}
    </SampleEditor>
  );
}
