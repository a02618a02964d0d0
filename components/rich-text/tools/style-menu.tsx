import { ChevronDown, Type } from "lucide-react";
import { useTranslations } from "next-intl";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLine } from "#components/ui/menu-item.tsx";
import { type Command, type LineStyle, lineStyles } from "./commands.ts";
import { styleKeys } from "./tool-items.tsx";
import { ariaKeys, useKeyNames } from "./use-keys.ts";

interface StyleMenuProps {
  id: string;
  style: LineStyle | undefined;
  isStop: boolean;
  onCommand: (command: Command) => void;
}

/** What the line of the caret is: text, a heading, code. */
export function StyleMenu({ id, style, isStop, onCommand }: StyleMenuProps) {
  const t = useTranslations("richText");
  const keyNames = useKeyNames();
  const menu = `${id}-style`;
  return (
    <>
      <button
        type="button"
        className="rich-tool rich-style"
        data-tool="style"
        tabIndex={isStop ? 0 : -1}
        popoverTarget={menu}
        aria-haspopup="dialog"
        aria-label={t("styleNow", { style: t(style ?? "text") })}
      >
        <Type size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>{t(style ?? "text")}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <Menu id={menu} label={t("style")}>
        {lineStyles.map((one) => (
          <MenuItem
            key={one}
            closes={menu}
            aria-pressed={one === style}
            aria-keyshortcuts={ariaKeys(styleKeys[one])}
            end={keyNames(styleKeys[one])}
            onClick={() => onCommand(one)}
          >
            {t(one)}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem closes={menu} onClick={() => onCommand("rule")}>
          {t("rule")}
        </MenuItem>
      </Menu>
    </>
  );
}
