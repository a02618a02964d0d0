import { ChevronDown, Type } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useSyncExternalStore } from "react";
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
      className="rich-tools"
      onFocus={roving.row.onFocus}
      onKeyDown={onKeyDown}
      // Keeps the selection in the text while a tool is pressed.
      onMouseDown={keepFocus}
    >
      <StyleMenu id={id} style={style} isStop={roving.isStop("style")} onCommand={onCommand} />
      {shown.map((tool) => (
        <ToolButton
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

interface ToolButtonProps {
  id: string;
  tool: Tool;
  isOn: boolean;
  isOff: boolean;
  isStop: boolean;
  onPress: () => void;
}

function ToolButton({ id, tool, isOn, isOff, isStop, onPress }: ToolButtonProps) {
  const t = useTranslations("richText");
  const keyNames = useKeyNames();
  const { icon: Icon, keys, begins } = toolItems[tool];
  const names = keys === undefined ? "" : keyNames(keys);
  const isToggle = tool !== "undo" && tool !== "redo" && tool !== "picture";
  return (
    <>
      {begins && <span className="rich-tools-line" aria-hidden="true" />}
      <button
        type="button"
        className="rich-tool"
        data-tool={tool}
        tabIndex={isStop ? 0 : -1}
        aria-label={t(tool)}
        title={names === "" ? t(tool) : `${t(tool)} (${names})`}
        {...(keys !== undefined && { "aria-keyshortcuts": ariaKeys(keys) })}
        {...(isToggle && { "aria-pressed": isOn })}
        {...(isOff && { "aria-disabled": true })}
        {...(tool === "link" && { popoverTarget: `${id}-link`, "aria-haspopup": "dialog" as const })}
        onClick={onPress}
      >
        <Icon size={16} />
      </button>
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
        className="rich-tool rich-style"
        data-tool="style"
        tabIndex={isStop ? 0 : -1}
        popoverTarget={menu}
        aria-haspopup="dialog"
        aria-label={t("styleNow", { style: t(style ?? "text") })}
      >
        <Type size={16} />
        <span>{t(style ?? "text")}</span>
        <ChevronDown size={16} />
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
