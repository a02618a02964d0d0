import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { FormState } from "#lib/fields/form/form-state.ts";

const typingMs = 150;

/** An expensive value derived from a form, updated a moment after the last change. */
export function useSettled<Value>(
  form: FormState,
  name: string | undefined,
  read: () => Value,
  first = read,
) {
  const [value, setValue] = useState(first);
  const update = useEffectEvent(() => startTransition(() => setValue(read())));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => update(), typingMs);
    };
    wait();
    const stop = form.subscribe(name, wait);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, name]);
  return value;
}
