import { stripVTControlCharacters } from "node:util";
import { type Log, type LogLine, log } from "./log.ts";

/**
 * Writes what Next.js or a library prints as log lines under the same rules: printed whole, an error would
 * contain its request, headers and body.
 */
export function consoleToLog(lines: Log = log()): void {
  console.log = printer(lines.info, "printed");
  console.info = printer(lines.info, "printed");
  console.debug = printer(lines.debug, "printed");
  console.warn = printer(lines.warn, "warning-printed");
  console.error = printer(lines.error, "error-printed");
  console.trace = printer(lines.error, "error-printed");
}

function printer(write: (line: LogLine) => void, event: string): (...args: unknown[]) => void {
  return (...args) => {
    const err = args.find((one) => one instanceof Error);
    const why = stripVTControlCharacters(args.filter(isPlain).map(String).join(" ")).trim();
    write({ event, ...(why !== "" && { why }), ...(err !== undefined && { err }) });
  };
}

function isPlain(one: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof one);
}
