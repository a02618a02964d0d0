export const lineStyles = ["text", "heading", "smallHeading", "codeBlock"] as const;

export type LineStyle = (typeof lineStyles)[number];

/** `link` and `picture` open a dialog first. */
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

export interface ToolState {
  style: LineStyle | undefined;
  on: ReadonlySet<string>;
  off: ReadonlySet<string>;
}

/** Parses a `ToolState` in one line, which is easy to compare: `heading;bold,link;undo`. */
export function toolStateOf(line: string): ToolState {
  const [style, on = "", off = ""] = line.split(";");
  return {
    style: lineStyles.find((one) => one === style),
    on: new Set(on.split(",")),
    off: new Set(off.split(",")),
  };
}

export const untouchedTools = ";;undo,redo";
