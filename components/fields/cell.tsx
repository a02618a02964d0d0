"use client";

import { oneLine } from "#lib/fields/clip-text.ts";
import type { Display } from "#lib/fields/display.ts";
import { AbsentValue } from "./absent-value.tsx";
import { useWords } from "./use-words.ts";

const cellMax = 120;

/** A field's value as a few words in a table cell. */
export function CellValue({ display }: { display: Display }) {
  const text = oneLine(useWords()(display) ?? "", cellMax);
  if (text === "") return <AbsentValue />;
  return (
    <span className="block truncate" title={text.length > 18 ? text : undefined}>
      <bdi>{text}</bdi>
    </span>
  );
}
