import { useTranslations } from "next-intl";
import { clip } from "#lib/fields/clip-text.ts";

const titleMax = 80;
/** More than these scroll. */
const seenMax = 6;

/** An item of a question, as far as it has to be known. */
export interface NamedItem {
  id: string;
  title: string;
  /** Its author, where that is another member. */
  othersName: string | undefined;
}

/** Every item by its title, and those of others by their author too. */
export function NamedItems({ label, items }: { label: string; items: readonly NamedItem[] }) {
  const t = useTranslations("listTools.removal");
  const list = (
    <ul className="undeleted">
      {items.map(({ id, title, othersName }) => (
        <li key={id}>
          <bdi>{clip(title, titleMax) || t("untitled")}</bdi>
          {othersName !== undefined && (
            <>
              {" · "}
              <bdi>{othersName}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
  if (items.length <= seenMax) return list;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too.
    <section className="named-items" aria-label={label} tabIndex={0}>
      {list}
    </section>
  );
}
