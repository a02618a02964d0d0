import { useEffectEvent, useLayoutEffect } from "react";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { listensFor } from "#lib/browser/keys/key-queue.ts";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";

interface EditorKeys {
  onPublish: () => void;
  onBack: () => void;
  /** Something else is open here, with keys of its own. */
  isOff?: boolean;
}

/** Ctrl or Cmd with S publishes from any field; Esc goes back, because the draft is saved. */
export function useEditorKeys({ onPublish, onBack, isOff = false }: EditorKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || isComposing(event) || event.defaultPrevented) return;
    const isAsking = document.querySelector("dialog[open], :popover-open") !== null;
    if (isPressed(event, "publish")) {
      event.preventDefault();
      if (!isAsking && !event.repeat) onPublish();
    }
    if (isPressed(event, "leave") && !isAsking) {
      // The same key would close the question that this may open.
      event.preventDefault();
      onBack();
    }
  });
  // A layout effect: other effects run too late after a transition.
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey);
    const stop = listensFor("mod+s");
    return () => {
      stop();
      document.removeEventListener("keydown", onKey);
    };
  }, []);
}
