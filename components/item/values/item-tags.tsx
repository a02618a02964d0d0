import { useTranslations } from "next-intl";
import { Tag, Tags } from "#components/fields/tags.tsx";
import { tagNamesOf } from "#lib/content/tag-names.ts";
import type { Content } from "#lib/space/content.ts";
import { ItemFact } from "../item-facts.tsx";

/** The Tags of an item (`metadata.tags`), as one of its facts. */
export function ItemTags({ content }: { content: Content }) {
  const t = useTranslations("item");
  const names = tagNamesOf(content);
  if (names.length === 0) return null;
  return (
    <ItemFact label={t("tags")}>
      <Tags>
        {names.map((name) => (
          <Tag key={name}>
            <bdi>{name}</bdi>
          </Tag>
        ))}
      </Tags>
    </ItemFact>
  );
}
