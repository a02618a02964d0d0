import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ReadRows } from "#components/item/read-row.tsx";
import { ReadingRow } from "#components/reading/reading-row.tsx";
import { Section } from "#components/ui/section.tsx";

/** The item that was published last. */
export function NewestToRead(
  row: Pick<ComponentProps<typeof ReadingRow>, "content" | "reading" | "memberId">,
) {
  return (
    <Section title={useTranslations("home")("newest")}>
      <ReadRows>
        <ReadingRow {...row} />
      </ReadRows>
    </Section>
  );
}
