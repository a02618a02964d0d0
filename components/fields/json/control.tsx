import { useEffect, useRef } from "react";
import { type ControlProps, controlAttributes } from "../control-props.ts";
import { useEditor } from "../form-context.ts";
import { useTextareaInput } from "../use-textarea-input.ts";

const pauseMilliseconds = 700;

/** JSON, checked at every pause. */
export function JsonControl(props: ControlProps) {
  const { form } = useEditor();
  const { name } = props.slot;
  const { onInput, ...input } = useTextareaInput(name);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (
    <textarea
      {...controlAttributes(props)}
      {...input}
      onInput={(event) => {
        onInput(event);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => form.check(name), pauseMilliseconds);
      }}
      className="input editor-json"
      lang="zxx"
      translate="no"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      rows={4}
    />
  );
}
