import { useTranslations } from "next-intl";
import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { isBeside } from "#components/ui/dialog.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { LoadError } from "#components/ui/load-error.tsx";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import type { PaletteSubject } from "./palette-state.ts";

export const resultsId = "palette-results";

export const paletteStatus = "flex-none border-t border-line px-4.5 py-2.5 text-13 text-ink-2";

export interface PaletteBodyProps {
  subject: PaletteSubject;
  text: string;
  input: HTMLInputElement;
  /** Gets the id of the active option. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
  onKeys: () => void;
}

interface PaletteDialogProps {
  subject: PaletteSubject;
  /** Undefined while it loads. */
  Body: ComponentType<PaletteBodyProps> | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** Closed, with the focus back where it was. */
  onClosed: () => void;
  onKeys: () => void;
}

/** The input of the palette, above results that may still be loading. */
export function PaletteDialog({ subject, Body, isFailed, onRetry, onClosed, onKeys }: PaletteDialogProps) {
  const t = useTranslations("palette.input");
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState<string>();
  const close = () => dialog.current?.close();

  useLayoutEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={classNames(
        "mx-auto mt-[11vh] mb-auto max-h-[78vh] w-[min(40rem,100vw-2rem)] overflow-hidden border-0 p-0",
        "rounded-5 bg-raised text-ink shadow-3 backdrop:bg-scrim forced-colors:border",
        "open:flex open:animate-rise open:[animation-duration:var(--default-transition-duration)] open:flex-col",
        "max-tablet:inset-0 max-tablet:m-0 max-tablet:h-dvh max-tablet:max-h-none max-tablet:w-full",
        "max-tablet:max-w-none max-tablet:rounded-none max-tablet:bg-sheet max-tablet:shadow-none",
        "max-tablet:pt-[env(safe-area-inset-top)]",
      )}
      aria-label={t("label")}
      onClose={onClosed}
      onClick={(event) => isBeside(event) && close()}
      onKeyDown={(event) => {
        if (!isPressed(event, "palette")) return;
        event.preventDefault();
        close();
      }}
    >
      <div className="flex h-14 flex-none items-center gap-3 px-4.5">
        <Icon name="search" className="flex-none text-ink-3" size={20} />
        <input
          ref={setInput}
          className={classNames(
            "h-full min-w-0 flex-1 border-0 bg-transparent text-16 text-inherit outline-none",
            "placeholder:text-ink-3 placeholder:opacity-100",
          )}
          type="text"
          role="combobox"
          aria-label={t("label")}
          aria-expanded={Body !== undefined}
          aria-controls={Body && resultsId}
          aria-autocomplete="list"
          aria-activedescendant={active}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={120}
          placeholder={t("placeholder")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button className="-me-2 tablet:hidden" variant="text" onClick={close}>
          {t("close")}
        </Button>
        <Kbd>esc</Kbd>
      </div>
      {Body && input && <Body {...{ subject, text, input, onKeys }} onActive={setActive} onClose={close} />}
      {isFailed && (
        <div className={paletteStatus}>
          <LoadError
            again={() => {
              input?.focus();
              onRetry();
            }}
          />
        </div>
      )}
    </dialog>
  );
}
