"use client";

import { useLocale } from "next-intl";
import { useLayoutEffect, useRef } from "react";
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
  const control = useRef<HTMLInputElement>(null);
  // It may have been turned before the scripts were there: the page keeps that, and tells nobody.
  useLayoutEffect(() => {
    const isTurned = control.current?.checked ?? false;
    if (isTurned !== (form.text(name) === "true")) form.type(name, String(isTurned));
  }, [form, name]);
  return (
    <div>
      <label className="editor-switch" htmlFor={id}>
        <input
          ref={control}
          id={id}
          type="checkbox"
          role="switch"
          className="switch"
          autoComplete="off"
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
