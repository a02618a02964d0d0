"use client";

import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { menuItem } from "#components/ui/menu-item.tsx";
import { keyNamesOf } from "#lib/browser/keys/key-names.ts";
import { useKeySettings } from "#lib/browser/keys/key-settings.ts";

interface JumpButtonProps {
  /** "Search or jump to" */
  label: string;
  look: keyof typeof looks;
  iconSize?: number;
  /** The id of the menu that it closes. */
  closes?: string;
}

const looks = {
  rail: {
    button: classNames(
      "group relative flex h-9 w-full flex-none items-center gap-2 rounded-3 bg-sheet px-2 text-start text-ink-3",
      "inset-ring inset-ring-line hover:text-ink-2 hover:inset-ring-line-strong [&>svg]:flex-none",
      "max-desktop:h-11 max-desktop:w-11 max-desktop:justify-center forced-colors:border",
    ),
    words: "rail-tip max-desktop:line-clamp-2 desktop:truncate",
  },
  icon: {
    button: "ms-auto grid size-11 place-items-center rounded-3 text-ink-2",
    words: "sr-only",
  },
  menuItem: { button: menuItem(), words: "truncate" },
};

/** Opens the palette: `PaletteLoader` handles presses on it. */
export function JumpButton({ label, look, iconSize = 18, closes }: JumpButtonProps) {
  const { isMac } = useKeySettings();
  const closing = closes === undefined ? {} : { popoverTarget: closes, popoverTargetAction: "hide" as const };
  return (
    <button
      type="button"
      {...closing}
      className={looks[look].button}
      data-opens-palette=""
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
    >
      <Icon name="search" size={iconSize} />
      <span className={looks[look].words}>{label}</span>
      {look === "rail" && isMac !== undefined && (
        <Kbd className="ms-auto max-desktop:hidden">{keyNamesOf("mod+k", isMac).join(isMac ? "" : " ")}</Kbd>
      )}
    </button>
  );
}
