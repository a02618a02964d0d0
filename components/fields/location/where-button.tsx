import type { Slot } from "#lib/fields/form/form-slot.ts";
import { locationText } from "#lib/fields/location/form.ts";
import { useEditor } from "../form-context.ts";
import { useWhere } from "./use-where.ts";

/** "Where I am", at the end of a label. The field stays as it is when the device refuses. */
export function WhereButton({ slot: { name } }: { slot: Slot }) {
  const { form } = useEditor();
  const { label, said, isSilent, button } = useWhere((at) => form.fill({ [name]: locationText(at) }));
  return (
    <>
      <span className={isSilent ? "sr-only" : "place-said"} role="status">
        {said}
      </span>
      <button {...button} className="editor-label-button">
        {label}
      </button>
    </>
  );
}
