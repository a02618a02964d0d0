import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { UnreadableItem } from "#lib/space/list.ts";

/** A row for each item of a page that doesn't fit the interface, by title if that can be read, else by id. */
export function UnreadableItems({ items = [] }: { items?: readonly UnreadableItem[] | undefined }) {
  const t = useTranslations("list.unreadable");
  if (items.length === 0) return null;
  return (
    <ul data-unreadable="">
      {items.map(({ id, title = id }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an id may be absent, and rows have no state.
        <li key={index} className="flex min-h-13 items-center gap-3 border-t border-line text-13 text-ink-2">
          <TriangleAlert className="flex-none" size={16} aria-hidden />
          <span className="min-w-0 break-words">
            {title === undefined ? t("unnamed") : t("named", { title })}
          </span>
        </li>
      ))}
    </ul>
  );
}
