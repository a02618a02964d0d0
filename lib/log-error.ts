import { scrub } from "./log-scrub.ts";

/** What is logged of an error: no request, headers, body or socket. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

const deepestCause = 4;
const mostErrors = 3;
const longestMessage = 2_000;
/** Others decide the length, so it is cut first. */
const longestText = 4_000;
const longestStack = 16_000;
const mostFrames = 30;

/** Anything thrown, with its causes, safe to log. Never throws. */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  try {
    return thrown instanceof Error ? ofError(thrown, depth) : ofOther(thrown);
  } catch {
    return { type: "Error", message: "(an error that cannot be read)" };
  }
}

function ofError(error: Error, depth: number): LoggedError {
  const { cause } = error;
  const code: unknown = Reflect.get(error, "code");
  const errors: unknown = Reflect.get(error, "errors");
  const deeper = depth < deepestCause;
  return {
    type: typeOf(error),
    message: readable(messageOf(error)),
    ...framesOf(error),
    ...((typeof code === "number" || isCode(code)) && { code: String(code) }),
    ...(deeper && cause !== undefined && { cause: loggedError(cause, depth + 1) }),
    ...(deeper &&
      Array.isArray(errors) && {
        errors: errors.slice(0, mostErrors).map((one) => loggedError(one, depth + 1)),
      }),
  };
}

function ofOther(thrown: unknown): LoggedError {
  if (typeof thrown === "string") return { type: "string", message: readable(thrown) };
  return { type: typeof thrown, message: "(a value that isn't an Error was thrown)" };
}

/** Safe to log, and of bounded length. */
export function readable(text: string): string {
  return scrub(text.slice(0, longestText)).slice(0, longestMessage);
}

function typeOf({ name }: Error): string {
  return typeof name === "string" && /^[A-Za-z][\w$]{0,60}$/.test(name) ? scrub(name) : "Error";
}

// V8 quotes unparsable text, perhaps an answer with a token.
function messageOf({ message, name }: Error): string {
  const text = typeof message === "string" ? message : "";
  return name === "SyntaxError" && text.includes("JSON")
    ? text.replace(/Unexpected [\s\S]*is not valid JSON/, "What came is not valid JSON")
    : text;
}

function isCode(code: unknown): code is string {
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,60}$/.test(code);
}

// Only the frames of a stack, without name and message.
function framesOf({ stack, message }: Error): { stack?: string } {
  if (typeof stack !== "string") return {};
  const header = stack.indexOf(message);
  // If the message was changed, the stack still begins with the old one, which is scrubbed too.
  const clean = header === -1 ? scrub : scrubFrame;
  const frames = stack
    .slice(header === -1 ? 0 : header + message.length)
    .slice(0, longestStack)
    .split("\n")
    .filter((line) => /^\s+at .*(?::\d+:\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .slice(0, mostFrames)
    .map((line) => clean(line.trim()));
  return frames.length === 0 ? {} : { stack: frames.join("\n") };
}

function scrubFrame(frame: string): string {
  return frame.replace(/\?[^\s:)]*/g, "").replace(/(?<![/\w])[A-Za-z0-9_~+=-]{40,}(?![/\w])/g, "[removed]");
}
