import { useTranslations } from "next-intl";
import { type KeyboardEvent, useSyncExternalStore } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLine } from "#components/ui/menu-item.tsx";
import type { Writing } from "../writing.ts";
import {
  type Command,
  type LineStyle,
  lineStyles,
  type Tool,
  toolStateOf,
  tools,
  untouchedTools,
} from "./commands.ts";
import { ToolButton, toolsClass } from "./tool-button.tsx";
import { ariaKeys, styleKeys, toolItems, useKeyNames } from "./tool-items.tsx";
import { useRoving } from "./use-roving.ts";

interface RichToolsProps {
  /** Of the text. */
  id: string;
  /** "Text tools, Story, Korean" */
  label: string;
  /** A `ToolState` in one line. */
  state: string;
  hasPictures: boolean;
  onCommand: (command: Command) => void;
  onPicture: () => void;
  /** Focuses the text. */
  onLeave: () => void;
}

/** A toolbar: one tab stop, arrows move inside. */
function RichTools(props: RichToolsProps) {
  const { id, label, state, hasPictures, onCommand, onPicture, onLeave } = props;
  const shown = tools.filter((tool) => tool !== "picture" || hasPictures);
  const roving = useRoving(["style", ...shown]);
  const { on, off, style } = toolStateOf(state);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    roving.row.onKeyDown(event);
    if (event.key !== "Escape" || event.target instanceof HTMLElement === false) return;
    if (event.target.closest("[popover]") !== null) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={id}
      className={classNames(
        toolsClass,
        "sticky top-0 z-over mx-0.5 mt-0.5 flex min-h-11 flex-none items-center gap-0.5 overflow-x-auto overflow-y-hidden rounded-t-[calc(var(--radius-4)-2px)] border-b border-line bg-sheet p-1 text-ink-2 [scrollbar-width:none]",
        "columns:side-by-side:top-14 max-tablet:top-13 max-tablet:min-h-13 max-tablet:justify-between max-tablet:gap-0",
        "max-tablet:on-keyboard:fixed max-tablet:on-keyboard:inset-x-0 max-tablet:on-keyboard:top-auto max-tablet:on-keyboard:bottom-[var(--keyboard,0px)] max-tablet:on-keyboard:z-toolbar max-tablet:on-keyboard:m-0 max-tablet:on-keyboard:rounded-none max-tablet:on-keyboard:border-0 max-tablet:on-keyboard:shadow-[0_-1px_0_var(--color-line)]",
      )}
      onFocus={roving.row.onFocus}
      onKeyDown={onKeyDown}
      // Keeps the selection in the text while a tool is pressed.
      onMouseDown={keepFocus}
    >
      <StyleMenu id={id} style={style} isStop={roving.isStop("style")} onCommand={onCommand} />
      {shown.map((tool) => (
        <OneTool
          key={tool}
          {...{ id, tool }}
          isOn={on.has(tool)}
          isOff={off.has(tool)}
          isStop={roving.isStop(tool)}
          onPress={() => {
            if (tool === "picture") onPicture();
            else if (tool !== "link" && !off.has(tool)) onCommand(tool);
          }}
        />
      ))}
    </div>
  );
}

function keepFocus(event: { target: EventTarget; preventDefault(): void }): void {
  if (event.target instanceof Element && event.target.closest("[popover]") === null) event.preventDefault();
}

interface OneToolProps {
  id: string;
  tool: Tool;
  isOn: boolean;
  isOff: boolean;
  isStop: boolean;
  onPress: () => void;
}

function OneTool({ id, tool, isOn, isOff, isStop, onPress }: OneToolProps) {
  const item = toolItems[tool];
  const isToggle = tool !== "undo" && tool !== "redo" && tool !== "picture";
  return (
    <>
      {item.begins && (
        <span className="mx-1 h-4.5 w-px flex-none bg-line-strong max-tablet:hidden" aria-hidden="true" />
      )}
      <ToolButton
        {...{ tool, item, isStop }}
        {...(isToggle && { "aria-pressed": isOn })}
        {...(isOff && { "aria-disabled": true })}
        {...(tool === "link" && { popoverTarget: `${id}-link`, "aria-haspopup": "dialog" as const })}
        onClick={onPress}
      />
    </>
  );
}

const never = () => () => {};
const untouched = () => untouchedTools;

/** The tools in the state of the selection; typing rerenders them only if that changes. */
export function LiveTools({
  writing,
  ...props
}: Omit<RichToolsProps, "state"> & { writing: Writing | undefined }) {
  const state = useSyncExternalStore(writing?.subscribe ?? never, writing?.toolState ?? untouched, untouched);
  return <RichTools {...props} state={state} />;
}

interface StyleMenuProps {
  id: string;
  style: LineStyle | undefined;
  isStop: boolean;
  onCommand: (command: Command) => void;
}

/** The style of the current line. */
function StyleMenu({ id, style, isStop, onCommand }: StyleMenuProps) {
  const t = useTranslations("richText");
  const keyNames = useKeyNames();
  const menu = `${id}-style`;
  return (
    <>
      <button
        type="button"
        className="flex items-center gap-1 px-2 text-13 font-medium whitespace-nowrap max-tablet:justify-center max-tablet:px-0"
        data-tool="style"
        tabIndex={isStop ? 0 : -1}
        popoverTarget={menu}
        aria-haspopup="dialog"
        aria-label={t("styleNow", { style: t(style ?? "text") })}
      >
        <Icon name="type" className="tablet:hidden" size={16} />
        <span className="max-tablet:hidden">{t(style ?? "text")}</span>
        <Icon name="chevron-down" className="max-tablet:hidden" size={16} />
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
