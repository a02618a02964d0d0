import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createLoading, useLoading } from "#components/ui/loading.ts";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";
import { isFree, listensFor } from "#lib/browser/keys/key-queue.ts";
import { keySettings } from "#lib/browser/keys/key-settings.ts";
import { isPressed, keyOf, shortcuts } from "#lib/browser/keys/shortcuts.ts";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { leaveGuarded } from "#lib/browser/leave-guard.ts";
import { inEachLanguage } from "#lib/messages/language.ts";
import { goLetters } from "./go-letters.ts";
import { PaletteDialog } from "./palette-dialog.tsx";
import type { PaletteSubject } from "./palette-state.ts";

const bodies = inEachLanguage((language) =>
  createLoading(() =>
    withAllMessages(
      language,
      import("./palette-body.tsx").then(({ PaletteBody }) => PaletteBody),
    ),
  ),
);
const keySheets = inEachLanguage((language) =>
  createLoading(() =>
    withAllMessages(
      language,
      import("./key-sheet.tsx").then(({ KeySheet }) => KeySheet),
    ),
  ),
);

/**
 * Handles the global shortcuts. The input of the palette opens at once, so that no key is lost; its results and the
 * list of shortcuts are loaded on demand.
 */
export function PaletteLoader({ subject }: { subject: PaletteSubject }) {
  const [shown, setShown] = useState<"palette" | "keys">();
  const [timesOpened, setTimesOpened] = useState(0);
  const language = useLocale();
  const [loadingBody, loadingKeys] = [bodies[language], keySheets[language]];
  const body = useLoading(loadingBody, false);
  const keys = useLoading(loadingKeys, false);
  const show = (which: "palette" | "keys") => {
    (which === "keys" ? loadingKeys : loadingBody).begin();
    setShown(which);
    setTimesOpened((times) => times + 1);
  };
  useGoTo(goLetters(subject.kinds));
  useShortcut("?", () => show("keys"));
  usePaletteButtons({ open: () => show("palette"), preload: loadingBody.begin });

  return (
    <>
      {shown === "palette" && (
        <PaletteDialog
          // A new one each time: the `close` event of the last one may come after it was opened again.
          key={timesOpened}
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

/**
 * The shortcut of the palette works in inputs too, but not while another dialog is open. Its buttons may be hydrated
 * later than this, and React stops a press on one that isn't: presses are handled on the window, before React.
 */
function usePaletteButtons({ open, preload }: { open: () => void; preload: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event, "palette") || event.repeat || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    if (document.querySelector("dialog[open]") === null) open();
  });
  const onClick = useEffectEvent(({ target }: Event) => isPaletteButton(target) && open());
  // Not between the parts of one button: if the script can't be loaded, each crossing would request it again.
  const onNear = useEffectEvent(({ target, relatedTarget }: PointerEvent | FocusEvent) => {
    if (isPaletteButton(target) && !isPaletteButton(relatedTarget)) preload();
  });
  useLayoutEffect(() => {
    const stop = listensFor("mod+k");
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener("keydown", onKey, { signal });
    window.addEventListener("click", onClick, { capture: true, signal });
    window.addEventListener("pointerover", onNear, { signal });
    window.addEventListener("focusin", onNear, { signal });
    return () => {
      stop();
      end.abort();
    };
  }, []);
}

function isPaletteButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-opens-palette]") !== null;
}

const begins = "g";
const patienceMs = 1_500;

/** `g` and a letter open a page. */
function useGoTo(pages: ReadonlyMap<string, string>): void {
  const router = useRouter();
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event) || event.shiftKey || !keySettings().characters) return;
    const key = keyOf(event);
    const hasBegun = event.timeStamp - begunAt.current < patienceMs;
    begunAt.current = key === begins && !hasBegun ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const page = hasBegun ? pages.get(key) : undefined;
    if (page === undefined) return;
    // Alone, the letter may be a shortcut of the page.
    event.preventDefault();
    event.stopImmediatePropagation();
    leaveGuarded(() => router.push(page));
  });
  const letters = [...pages.keys()].filter((letter) => !isLone(letter)).join("");
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey, { capture: true });
    const stops = [begins, ...letters].map(listensFor);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener("keydown", onKey, { capture: true });
    };
  }, [letters]);
}

/** Whether a letter alone is a shortcut of some page, which listens for it itself. */
function isLone(letter: string): boolean {
  return shortcuts.some(({ keys }) => keys.some((key) => key === letter));
}
