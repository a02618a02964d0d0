import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { type Display, displayOf } from "./display-value.ts";
import { isFormField, slotName } from "./form-slot.ts";
import { valueAt } from "./form-text.ts";
import type { KeptValues } from "./kept-values.ts";
import type { Reading } from "./reading.ts";
import { type RichBlock, readRichText } from "./rich-text.ts";

/**
 * What Content holds of the kinds that a form does not write. `shown` is the same Content with what it refers to in
 * place; nothing of it is ever sent.
 */
export function keptValuesOf(type: ContentType, shown: Content, reading: Reading): KeptValues {
  const values = type.fields
    .filter((field) => !isFormField(field))
    .flatMap((field) =>
      reading.localeIds.map((locale) => {
        const display = displayOf(field, valueAt(shown.fields, field.apiName, locale), reading);
        const short: Display =
          display.kind === "richText" ? { kind: "text", text: excerptOf(display.document) } : display;
        return [slotName(field.apiName, locale), short] as const;
      }),
    );
  return Object.fromEntries(values.filter(([, display]) => display.kind !== "absent"));
}

const excerptMax = 600;

/** The first words of a document, a line for each of its blocks. */
function excerptOf(document: unknown): string {
  const lines: string[] = [];
  let length = 0;
  for (const line of linesOf(readRichText(document))) {
    if (length > excerptMax) return `${lines.join("\n")} …`;
    lines.push(line);
    length += line.length;
  }
  return lines.join("\n");
}

function* linesOf(blocks: readonly RichBlock[]): Generator<string> {
  for (const block of blocks) {
    if ("spans" in block) yield block.spans.map(({ text }) => text).join("");
    else if ("blocks" in block) yield* linesOf(block.blocks);
    else if (block.kind === "code") yield block.text;
  }
}
