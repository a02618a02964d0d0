import { useEffect, useEffectEvent } from "react";

/** Makes a label focus the text, although its element is no form control. */
export function useLabelPress(id: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const stop = new AbortController();
    for (const label of document.querySelectorAll(`label[for="${CSS.escape(id)}"]`)) {
      label.addEventListener("click", press, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [id]);
}
