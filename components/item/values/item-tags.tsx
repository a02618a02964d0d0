import { useTranslations } from "next-intl";
import { tagNamesOf } from "#lib/content/tag-names.ts";
import type { Content } from "#lib/space/content.ts";

/** The Tags that are attached to an item (`metadata.tags`), as a fact of it. */
export function ItemTags({ content }: { content: Content }) {
  const t = useTranslations("item");
  const names = tagNamesOf(content);
  if (names.length === 0) return null;
  return (
    <>
      <dt>{t("tags")}</dt>
      <dd>
        <ul className="item-tags">
          {names.map((name) => (
            <li key={name} className="item-tag">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}
