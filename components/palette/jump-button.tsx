"use client";

import { Search } from "lucide-react";
import { Kbd } from "#components/ui/kbd.tsx";
import { keyNamesOf } from "#lib/browser/keys/key-names.ts";
import { useKeySettings } from "#lib/browser/keys/key-settings.ts";
import { requestPalette } from "#lib/browser/keys/palette-requests.ts";

interface JumpButtonProps {
  /** "Search or jump to" */
  label: string;
  /** `jump` in the rail, a button of an icon on a phone, an item of a sheet. */
  className: string;
  iconSize?: number;
  /** The id of the menu that it closes. */
  closes?: string;
}

/** Opens the palette, and preloads it on hover and focus. */
export function JumpButton({ label, className, iconSize = 18, closes }: JumpButtonProps) {
  const { isMac } = useKeySettings();
  const closing = closes === undefined ? {} : { popoverTarget: closes, popoverTargetAction: "hide" as const };
  const warm = () => requestPalette("warm");
  return (
    <button
      type="button"
      {...closing}
      className={className}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => requestPalette("open")}
    >
      <Search size={iconSize} />
      <span className="jump-words">{label}</span>
      {isMac !== undefined && (
        <Kbd className="ms-auto max-desktop:hidden">{keyNamesOf("mod+k", isMac).join(isMac ? "" : " ")}</Kbd>
      )}
    </button>
  );
}
