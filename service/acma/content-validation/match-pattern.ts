import { createContext, Script } from "node:vm";

/** For all the patterns of one request: nobody else is answered meanwhile. */
const mostMilliseconds = 500;
/** A pattern that repeats or chooses once at most looks at each character of a text this long so often at most. */
const plainPattern = /^[^*+?{|]*[*+?{|]?[^*+?{|]*$/;
const shortText = 1000;

export interface PatternTime {
  leftMilliseconds: number;
}

export function newPatternTime(): PatternTime {
  return { leftMilliseconds: mostMilliseconds };
}

const place = createContext({ pattern: "", text: "" });
const script = new Script("new RegExp(pattern, 'u').test(text)");

/**
 * Whether a text matches a pattern of a Content Type; undefined where that takes longer than there is time left. Some
 * patterns that look harmless (`\s+$`, `a*a*b`) take minutes on some texts, and members write the texts.
 */
export function matchesInTime(pattern: string, text: string, time: PatternTime): boolean | undefined {
  if (text.length <= shortText && plainPattern.test(pattern)) return new RegExp(pattern, "u").test(text);
  const timeout = Math.floor(time.leftMilliseconds);
  if (timeout < 1) return undefined;
  const started = performance.now();
  try {
    Object.assign(place, { pattern, text });
    return script.runInContext(place, { timeout }) === true;
  } catch (error) {
    if (isOutOfTime(error)) return undefined;
    throw error;
  } finally {
    Object.assign(place, { text: "" });
    time.leftMilliseconds -= performance.now() - started;
  }
}

/** Not an `Error` of ours: it is made in the script's own place. */
function isOutOfTime(error: unknown): boolean {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
