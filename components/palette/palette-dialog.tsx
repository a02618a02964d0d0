import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { isBeside } from "#components/ui/dialog.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { PartMissing } from "#components/ui/part-missing.tsx";
import { isPressed } from "#lib/browser/keys/shortcuts.ts";
import type { PaletteSubject } from "./palette-state.ts";

export const resultsId = "palette-results";

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
  const t = useTranslations("palette");
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState<string>();
  const close = () => dialog.current?.close();

  useLayoutEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t("label")}
      onClose={onClosed}
      onClick={(event) => isBeside(event) && close()}
      onKeyDown={(event) => {
        if (!isPressed(event, "palette")) return;
        event.preventDefault();
        close();
      }}
    >
      <div className="palette-box">
        <Search size={20} />
        <input
          ref={setInput}
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
        <div className="palette-status">
          <PartMissing
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
