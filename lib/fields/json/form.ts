import { createScanner, type JSONVisitor, visit } from "jsonc-parser";
import type { Problem, SlotReading } from "../form/problems.ts";
import { jsonText } from "./json-text.ts";

const maximumDepth = 128;

// `SyntaxKind` is a const enum, so its values are copied.
const [openBrace, closeBrace, openBracket, closeBracket, endOfFile] = [1, 2, 3, 4, 17];

/** Json: any JSON that can be stored without loss. */
export function readJson(text: string): SlotReading {
  if (text.trim() === "") return { value: undefined };
  const problem = tooDeep(text) ?? firstProblem(text);
  return problem === undefined ? { value: JSON.parse(text) } : { problem };
}

/** JSON that counts as no value (decisions.md, "Lists": `null`, `""`, `[]`). */
const absentJson = /^\s*(?:null|""|\[\s*\])\s*$/;

export function isAbsentJson(text: string): boolean {
  return absentJson.test(text);
}

/** As `jsonText` writes it; invalid JSON stays. */
export function formatJson(text: string): string {
  const reading = readJson(text);
  return "problem" in reading || reading.value === undefined ? text : jsonText(reading.value);
}

/** The service's nesting limit. */
export function tooDeep(text: string): Problem | undefined {
  return depthOf(text) > maximumDepth ? { code: "jsonTooDeep", max: maximumDepth } : undefined;
}

/** Iterative, as depth is unbounded. */
function depthOf(text: string): number {
  const scanner = createScanner(text, true);
  let depth = 0;
  let deepest = 0;
  for (let token: number = scanner.scan(); token !== endOfFile; token = scanner.scan()) {
    if (token === openBrace || token === openBracket) deepest = Math.max(deepest, ++depth);
    if (token === closeBrace || token === closeBracket) depth--;
  }
  return deepest;
}

function firstProblem(text: string): Problem | undefined {
  const found: { problem: Problem; offset: number }[] = [];
  visit(text, finder(text, found), { disallowComments: true });
  const [first] = found.sort((one, other) => one.offset - other.offset);
  return first?.problem ?? unparsable(text);
}

function finder(text: string, found: { problem: Problem; offset: number }[]): JSONVisitor {
  const keys: Set<string>[] = [];
  return {
    onObjectBegin: () => void keys.push(new Set()),
    onObjectEnd: () => void keys.pop(),
    onObjectProperty: (key, offset, _length, line) => {
      const position = { key, line: line + 1 };
      if (key === "__proto__") found.push({ offset, problem: { code: "jsonReserved", ...position } });
      else if (keys.at(-1)?.has(key)) found.push({ offset, problem: { code: "jsonTwice", ...position } });
      else if (!isKeepable(key)) found.push({ offset, problem: unkeepable(key) });
      keys.at(-1)?.add(key);
    },
    onLiteralValue: (value: unknown, offset, _length, line) => {
      if (typeof value === "string" && !isKeepable(value)) found.push({ offset, problem: unkeepable(value) });
      if (typeof value === "number" && !isExact(value)) {
        found.push({ offset, problem: { code: "jsonNumber", line: line + 1 } });
      }
    },
    onError: (_error, offset, _length, line, column) => {
      const isAtEnd = text.slice(offset).trim() === "";
      found.push({
        offset,
        problem: isAtEnd
          ? { code: "jsonUnfinished", line: line + 1 }
          : { code: "jsonMistake", line: line + 1, column: column + 1 },
      });
    },
  };
}

/** JSON.parse refuses what the visitor accepted, without a position. */
function unparsable(text: string): Problem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return { code: "jsonMistake", line: 1, column: 1 };
  }
}

function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function unkeepable(text: string): Problem {
  return { code: text.includes("\0") ? "nulCharacter" : "halfCharacter" };
}

/** Whether a number survives: not too large, no more digits than a double has. */
function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Math.abs(value) <= Number.MAX_SAFE_INTEGER);
}
