import { useSyncExternalStore } from "react";
import type { Writing } from "../writing.ts";
import { BlockMenu, type BlockMenuProps } from "./block-menu.tsx";
import { MarkTools } from "./mark-tools.tsx";

interface TextMenusProps extends Omit<BlockMenuProps, "menu" | "query"> {
  writing: Writing;
}

const blocks = "blocks:";

/** The menus beside the text: blocks after a "/", marks at a selection. */
export function TextMenus({ writing, ...props }: TextMenusProps) {
  const { menu } = writing;
  const line = useSyncExternalStore(menu.subscribe, menu.line, menu.line);
  if (line === "marks") return <MarkTools {...props} writing={writing} />;
  return line.startsWith(blocks) && <BlockMenu {...props} menu={menu} query={line.slice(blocks.length)} />;
}
