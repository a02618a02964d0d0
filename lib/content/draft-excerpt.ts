import { oneLine } from "#lib/fields/clip-text.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";

const excerptMax = 240;
const wordsMin = 12;

/** The start of a draft's longest text besides its title; "" without one. */
export function excerptOf(texts: Texts, title: string): string {
  const candidates = Object.values(texts)
    .filter((text) => text !== title)
    .map((text) => oneLine(wordsOf(text), excerptMax))
    .filter(({ length }) => length >= wordsMin)
    .sort((one, other) => other.length - one.length);
  return candidates[0] ?? "";
}

interface Kept {
  texts: Texts;
  /** Texts that were replaced by others. */
  superseded?: readonly { text: string }[] | undefined;
}

/** All text of a draft, to read and copy where it can't be edited. */
export function allText({ texts, superseded }: Kept): string {
  return [wholeText(texts), ...supersededTexts({ superseded })].filter((text) => text !== "").join("\n\n");
}

export function wholeText(texts: Texts): string {
  return Object.values(texts)
    .map(writtenIn)
    .filter((text) => text !== "")
    .join("\n\n");
}

export function supersededTexts({ superseded = [] }: Pick<Kept, "superseded">): string[] {
  return superseded.map(({ text }) => writtenIn(text)).filter((text) => text !== "");
}

/** The words of a slot's text. JSON without words was typed, unless it is a selection. */
function writtenIn(text: string): string {
  const words = wordsOf(text);
  return words !== "" || isChosen(text) ? words : text;
}

function wordsOf(text: string): string {
  const value = jsonIn(text);
  return value === undefined ? text : spoken(value);
}

/** A document without words, Refers, a point. */
function isChosen(text: string): boolean {
  const value = jsonIn(text);
  const entries = Array.isArray(value) ? value : [value];
  return entries.every(
    (entry) =>
      typeof entry === "object" && entry !== null && ["content", "sys", "lat"].some((key) => key in entry),
  );
}

function jsonIn(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One line per document block or list entry, without ids and attributes. */
function spoken(value: unknown): string {
  if (Array.isArray(value)) return joined(value, "\n");
  if (typeof value !== "object" || value === null) return "";
  if ("text" in value && typeof value.text === "string") return value.text;
  if (!("content" in value) || !Array.isArray(value.content)) return "";
  return joined(value.content, value.content.some(isText) ? "" : "\n");
}

function joined(parts: readonly unknown[], between: string): string {
  return parts
    .map((part) => (typeof part === "string" ? part : spoken(part)))
    .filter((words) => words !== "")
    .join(between);
}

function isText(node: unknown): boolean {
  return typeof node === "object" && node !== null && "text" in node;
}
