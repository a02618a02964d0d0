import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { type Command, type Tool, toolStateOf, tools } from "./commands.ts";
import { StyleMenu } from "./style-menu.tsx";
import { toolItems } from "./tool-items.tsx";
import { ariaKeys, useKeyNames } from "./use-keys.ts";
import { useRoving } from "./use-roving.ts";

export interface RichToolsProps {
  /** Of the text that they are for. */
  id: string;
  /** "Text tools, Story, Korean" */
  label: string;
  /** A `ToolState` in one line. */
  state: string;
  hasPictures: boolean;
  onCommand: (command: Command) => void;
  onPicture: () => void;
  /** Back to the text. */
  onLeave: () => void;
}

/** The tools of a text, over it: one stop of Tab, arrows go along. */
export function RichTools(props: RichToolsProps) {
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
      // What is chosen in the text stays chosen while a tool is pressed.
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
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </>
  );
}
