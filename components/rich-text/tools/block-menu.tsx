import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { menuItem } from "#components/ui/menu-item.tsx";
import type { TextMenu } from "../writing.ts";
import type { Command } from "./commands.ts";
import { toolItems } from "./tool-items.tsx";
import { useMenuPlace } from "./use-menu-place.ts";

/** In the order of the menu. */
const blocks = [
  { block: "heading", icon: "heading-2" },
  { block: "smallHeading", icon: "heading-3" },
  { block: "bullets", icon: toolItems.bullets.icon },
  { block: "numbers", icon: toolItems.numbers.icon },
  { block: "quote", icon: toolItems.quote.icon },
  { block: "codeBlock", icon: "code-xml" },
  { block: "rule", icon: "minus" },
  { block: "picture", icon: toolItems.picture.icon },
  { block: "link", icon: toolItems.link.icon },
] as const;

export interface BlockMenuProps {
  /** Of the text. */
  id: string;
  menu: TextMenu;
  /** What is typed after the slash. */
  query: string;
  hasPictures: boolean;
  onCommand: (command: Command) => void;
  onLink: () => void;
  onPicture: () => void;
}

/** Blocks whose name in the language of the portal, or in English code, contains what is typed. The text keeps the focus. */
export function BlockMenu({ id, menu, query, hasPictures, ...act }: BlockMenuProps) {
  const t = useTranslations("richText");
  const ref = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState({ query, at: 0 });
  const sought = query.normalize("NFC").toLowerCase();
  const found = blocks.filter(
    ({ block }) =>
      (block !== "picture" || hasPictures) &&
      [t(block), block].some((name) => name.toLowerCase().includes(sought)),
  );
  const at = pointed.query === query ? pointed.at : 0;
  const listId = `${id}-blocks`;
  const active = found[at]?.block;
  const activeId = active && `${listId}-${active}`;
  useMenuPlace(ref, menu, "below");
  useComboboxOf(id, listId, activeId);

  function choose(block: (typeof blocks)[number]["block"]): void {
    menu.clear();
    if (block === "picture") act.onPicture();
    else if (block === "link") act.onLink();
    else act.onCommand(block);
  }

  const onKey = useEffectEvent(({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (active === undefined || shiftKey || ctrlKey || metaKey || altKey) return false;
    const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[key];
    if (step !== undefined) setPointed({ query, at: (at + step) % found.length });
    else if (key === "Enter" || key === "Tab") choose(active);
    else return false;
    return true;
  });
  useEffect(() => menu.onKey((event) => onKey(event)), [menu]);

  if (active === undefined) return null;
  return (
    <div
      ref={ref}
      className="fixed z-toolbar w-64 overflow-y-auto rounded-4 bg-raised p-1.5 shadow-2 forced-colors:border"
      data-text-menu=""
    >
      <div id={listId} role="listbox" tabIndex={-1} aria-label={t("blocks")} onMouseDown={keepFocus}>
        {found.map(({ block, icon }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the text, which has the keys.
          <div
            key={block}
            id={`${listId}-${block}`}
            role="option"
            tabIndex={-1}
            aria-selected={block === active}
            className={menuItem({
              className:
                "cursor-pointer aria-selected:bg-accent-tint forced-colors:aria-selected:outline-selected",
            })}
            onPointerMove={() => setPointed({ query, at: index })}
            onClick={() => choose(block)}
          >
            <Icon name={icon} size={16} />
            {t(block)}
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {t("blocksFound", { count: found.length })}
      </p>
    </div>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Makes the text the combobox of a list, as far as a text of several lines can be one. */
function useComboboxOf(id: string, listId: string, activeId: string | undefined): void {
  useEffect(() => {
    const text = document.getElementById(id);
    if (text === null || activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
    const attributes = {
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": listId,
      "aria-activedescendant": activeId,
    };
    for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) text.removeAttribute(name);
    };
  }, [id, listId, activeId]);
}
