import { diffArrays } from "diff";

export interface Piece {
  kind: "same" | "out" | "in";
  text: string;
}

/** Longer texts are compared by line, and then not at all. */
const wordsMax = 6_000;
const longestMilliseconds = 300;

/**
 * The differences of two texts by word of the language. The text before is all but `in`, the text after all
 * but `out`.
 */
export function compareWords(before: string, after: string, locale: string): Piece[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const [one, other] = [wordsOf(before, locale), wordsOf(after, locale)];
  const changes = diffArrays(one, other, { timeout: longestMilliseconds });
  const pieces = changes?.map(({ added, removed, value }) => {
    const kind = added ? ("in" as const) : removed ? ("out" as const) : ("same" as const);
    return { kind, text: value.join("") };
  });
  return joined(
    pieces ?? [
      { kind: "out", text: before },
      { kind: "in", text: after },
    ],
  );
}

function wordsOf(text: string, locale: string): string[] {
  if (text.length > wordsMax * 5) return text.split(/(?<=\n)/);
  const words = [...segmenterOf(locale).segment(text)].map(({ segment }) => segment);
  return words.length > wordsMax ? text.split(/(?<=\n)/) : words;
}

function segmenterOf(locale: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(locale, { granularity: "word" });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: "word" });
  }
}

/** Merges changes that only a space separates: out first, then in. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let after = "";
  let [out, into] = ["", ""];
  const flush = () => {
    if (out === "" && into === "") return;
    const space = endOfBoth(out, into);
    if (space !== "") [out, into] = [out.slice(0, -space.length), into.slice(0, -space.length)];
    if (out !== "") result.push({ kind: "out", text: out });
    if (into !== "") result.push({ kind: "in", text: into });
    after = space;
    [out, into] = ["", ""];
  };
  for (const [index, { kind, text }] of pieces.entries()) {
    const isBetween = kind === "same" && text.trim() === "" && !text.includes("\n");
    const hasMore = pieces[index + 1] !== undefined;
    if (kind === "out") out += text;
    else if (kind === "in") into += text;
    else if (isBetween && hasMore && out !== "" && into !== "") {
      out += text;
      into += text;
    } else {
      flush();
      result.push({ kind: "same", text: after + text });
      after = "";
    }
  }
  flush();
  return after === "" ? result : [...result, { kind: "same", text: after }];
}

function endOfBoth(one: string, other: string): string {
  const first = one.slice(one.trimEnd().length);
  return first !== "" && other.endsWith(first) ? first : "";
}

const contextCharacters = 90;
const piecesAtOnce = 300;

/** With "…" for text far from any change. */
export function nearChanges(pieces: readonly Piece[]): Piece[] {
  if (pieces.every(({ kind }) => kind === "same")) return [...pieces];
  const rest: Piece[] = pieces.length > piecesAtOnce ? [{ kind: "same", text: " …" }] : [];
  const shown = pieces.slice(0, piecesAtOnce).map((piece, index): Piece => {
    if (piece.kind !== "same") return piece;
    const [isFirst, isLast] = [index === 0, index === pieces.length - 1];
    return { kind: "same", text: shortened(piece.text, isFirst, isLast) };
  });
  return [...shown, ...rest];
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= contextCharacters * 2) return text;
  const head = isFirst ? "" : text.slice(0, contextCharacters).replace(/\s*\S*$/u, "");
  const tail = isLast ? "" : text.slice(-contextCharacters).replace(/^\S*\s*/u, "");
  return `${head}${isFirst ? "" : " "}…${isLast ? "" : " "}${tail}`;
}
