import type { Display } from "#lib/content/display/display-value.ts";
import { FieldValue, type LinkTo } from "./field-value.tsx";

/** Several values: short texts as tags, anything else one below the other. */
export function ManyValues({ items, linkTo }: { items: readonly Display[]; linkTo: LinkTo }) {
  const isTags = items.every((item) => item.kind === "text");
  return (
    <ul className={isTags ? "item-tags" : "item-list"}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand there twice.
        <li key={index} className={isTags ? "item-tag" : undefined}>
          <FieldValue display={item} linkTo={linkTo} />
        </li>
      ))}
    </ul>
  );
}
