"use client";

import { useLocale } from "next-intl";
import { FieldProblem } from "#components/ui/field.tsx";
import type { Slot } from "#lib/content/form/form-slot.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { useEditor, useForm } from "./editor-context.ts";
import { slotId } from "./slot-id.ts";

/** A switch, for what is true or false; its label says what on means. */
export function SwitchField({ slot, problem }: { slot: Slot; problem: string | undefined }) {
  const language = useLocale();
  const { form, idPrefix } = useEditor();
  const { field, name } = slot;
  const isOn = useForm(() => form.text(name) === "true", name);
  const id = slotId(name, idPrefix);
  return (
    <div>
      <label className="editor-switch" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => form.type(name, String(event.currentTarget.checked))}
          {...(problem !== undefined && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
        />
        {wordsIn(field.label, language)}
      </label>
      {problem !== undefined && <FieldProblem id={id}>{problem}</FieldProblem>}
    </div>
  );
}
