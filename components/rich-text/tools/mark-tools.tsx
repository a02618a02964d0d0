import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useSyncExternalStore } from "react";
import { classNames } from "#components/ui/class-names.ts";
import type { Writing } from "../writing.ts";
import { type Command, toolStateOf } from "./commands.ts";
import { ToolButton, toolsClass } from "./tool-button.tsx";
import { styleKeys, toolItems } from "./tool-items.tsx";
import { useMenuPlace } from "./use-menu-place.ts";
import { useRoving } from "./use-roving.ts";

const names = ["bold", "italic", "link", "heading", "quote"] as const;

const items = { ...toolItems, heading: { icon: "heading-2" as const, keys: styleKeys.heading } };

interface MarkToolsProps {
  id: string;
  writing: Writing;
  onCommand: (command: Command) => void;
  onLink: () => void;
}

/** The most used tools, beside a selection: Tab in the text goes to them, Escape comes back. */
export function MarkTools({ id, writing, onCommand, onLink }: MarkToolsProps) {
  const t = useTranslations("richText");
  const ref = useRef<HTMLDivElement>(null);
  const { menu } = writing;
  const { on, style } = toolStateOf(useSyncExternalStore(writing.subscribe, writing.toolState));
  const roving = useRoving(names);
  useMenuPlace(ref, menu, "above");

  function run(name: (typeof names)[number]): void {
    if (name === "link") onLink();
    else onCommand(name === "heading" && style === "heading" ? "text" : name);
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    roving.row.onKeyDown(event);
    if (event.key !== "Escape") return;
    event.preventDefault();
    writing.focus();
  };

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t("marks")}
      aria-controls={id}
      data-text-menu=""
      className={classNames(
        toolsClass,
        "fixed z-toolbar flex gap-0.5 rounded-3 bg-raised p-1 text-ink-2 shadow-2 forced-colors:border",
      )}
      onFocus={roving.row.onFocus}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && ref.current?.contains(relatedTarget))) menu.leave();
      }}
      onKeyDown={onKeyDown}
      // The text keeps the selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      {names.map((name) => (
        <ToolButton
          key={name}
          tool={name}
          item={items[name]}
          isStop={roving.isStop(name)}
          aria-pressed={name === "heading" ? style === "heading" : on.has(name)}
          onClick={() => run(name)}
        />
      ))}
    </div>
  );
}
