import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { Tool } from "./commands.ts";
import { ariaKeys, type ToolItem, useKeyNames } from "./tool-items.tsx";

/** Of a toolbar. Once for all tools: a class string for each would make the HTML of an editor kilobytes longer. */
export const toolsClass = classNames(
  "*:data-tool:h-8 *:data-tool:flex-none *:data-tool:rounded-2 *:data-tool:-outline-offset-2",
  "*:data-tool:hover:bg-hover *:data-tool:active:bg-pressed",
  "*:data-tool:aria-pressed:bg-accent-tint *:data-tool:aria-pressed:text-accent",
  "*:data-tool:aria-disabled:cursor-default *:data-tool:aria-disabled:bg-transparent *:data-tool:aria-disabled:opacity-45",
  "touch:*:data-tool:h-11 touch:*:data-tool:min-w-11",
  "*:data-tool:border-[Highlight] forced-colors:*:data-tool:aria-pressed:border-2",
);

interface ToolButtonProps extends ComponentProps<"button"> {
  tool: Tool | "heading";
  item: ToolItem;
  isStop: boolean;
}

export function ToolButton({ tool, item: { icon, keys }, isStop, ...rest }: ToolButtonProps) {
  const t = useTranslations("richText");
  const keyNames = useKeyNames();
  const names = keys === undefined ? "" : keyNames(keys);
  return (
    <button
      type="button"
      className="grid w-8 place-items-center"
      data-tool={tool}
      tabIndex={isStop ? 0 : -1}
      aria-label={t(tool)}
      title={names === "" ? t(tool) : `${t(tool)} (${names})`}
      {...(keys !== undefined && { "aria-keyshortcuts": ariaKeys(keys) })}
      {...rest}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
