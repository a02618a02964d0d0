/** What a line is. */
export const lineStyles = ["text", "heading", "smallHeading", "codeBlock"] as const;

export type LineStyle = (typeof lineStyles)[number];

/** What the tools do to what is chosen; `link` and `picture` ask for more first. */
export const tools = [
  "bold",
  "italic",
  "link",
  "bullets",
  "numbers",
  "quote",
  "picture",
  "code",
  "undo",
  "redo",
] as const;

export type Tool = (typeof tools)[number];

export type Command = LineStyle | Exclude<Tool, "link" | "picture"> | "rule";

/** How the tools stand: plain and comparable, so that they are drawn again only when something differs. */
export interface ToolState {
  style: LineStyle | undefined;
  on: ReadonlySet<string>;
  off: ReadonlySet<string>;
}

/** `ToolState` in one line: `heading;bold,link;undo`. */
export function toolStateOf(line: string): ToolState {
  const [style, on = "", off = ""] = line.split(";");
  return {
    style: lineStyles.find((one) => one === style),
    on: new Set(on.split(",")),
    off: new Set(off.split(",")),
  };
}

export const untouchedTools = ";;undo,redo";
