import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ReadRows } from "#components/item/read-row.tsx";
import { ReadingRow } from "#components/reading/reading-row.tsx";
import { Section } from "#components/ui/section.tsx";
import type { Content } from "#lib/space/content.ts";
import { UnlessDeleted } from "./unless-deleted.tsx";

interface NewestToReadProps extends Omit<ComponentProps<typeof ReadingRow>, "content"> {
  content: Content | undefined;
}

/** The item that was published last, or a note that there is none. */
export function NewestToRead({ content, ...row }: NewestToReadProps) {
  const t = useTranslations("read");
  const title = useTranslations("home")("newest");
  if (content === undefined) {
    return (
      <Section title={title}>
        <p className="py-2 text-ink-2">{t("nothing.title")}</p>
      </Section>
    );
  }
  return (
    <UnlessDeleted id={content.sys.id}>
      <Section title={title}>
        <ReadRows>
          <ReadingRow content={content} {...row} />
        </ReadRows>
      </Section>
    </UnlessDeleted>
  );
}
