"use client";
"use no memo";

import { useEffectEvent, useLayoutEffect, useState } from "react";
import { createLoading, useLoading } from "#components/ui/loading.ts";
import { listensFor } from "#lib/browser/keys/key-queue.ts";
import { onPaletteCall, type PaletteCall } from "#lib/browser/keys/palette-call.ts";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { goLetters } from "./go-letters.ts";
import { PaletteDialog } from "./palette-dialog.tsx";
import type { PaletteSubject } from "./palette-state.ts";
import { useGoTo } from "./use-go-to.ts";

const loadingBody = createLoading(async () => (await import("./palette-body.tsx")).PaletteBody);
const loadingKeys = createLoading(async () => (await import("./key-sheet.tsx")).KeySheet);

/**
 * Handles the global shortcuts. The input of the palette opens at once, so that no key is lost; its results and the
 * list of shortcuts are loaded on demand.
 */
export function PaletteLoader({ subject }: { subject: PaletteSubject }) {
  const [shown, setShown] = useState<"palette" | "keys">();
  const body = useLoading(loadingBody, false);
  const keys = useLoading(loadingKeys, false);
  const show = (call: PaletteCall) => {
    (call === "keys" ? loadingKeys : loadingBody).begin();
    if (call !== "warm") setShown(call === "keys" ? "keys" : "palette");
  };
  useGoTo(goLetters(subject.kinds));
  useShortcut("?", () => show("keys"));
  useCall(show);

  return (
    <>
      {shown === "palette" && (
        <PaletteDialog
          subject={subject}
          Body={body.kind === "here" ? body.value : undefined}
          isFailed={body.kind === "failed"}
          onRetry={loadingBody.begin}
          onClosed={() => setShown(undefined)}
          onKeys={() => show("keys")}
        />
      )}
      {keys.kind === "here" && (
        <keys.value kinds={subject.kinds} open={shown === "keys"} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

/** The shortcut of the palette works in inputs too, but not while another dialog is open. */
function useCall(show: (call: PaletteCall) => void): void {
  const onCall = useEffectEvent(show);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event, "palette") || event.repeat || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    if (document.querySelector("dialog[open]") === null) show("open");
  });
  useLayoutEffect(() => {
    const stop = onPaletteCall((call) => onCall(call));
    const stopListening = listensFor("mod+k");
    document.addEventListener("keydown", onKey);
    return () => {
      stop();
      stopListening();
      document.removeEventListener("keydown", onKey);
    };
  }, []);
}
