import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "#components/ui/link.tsx";
import type { Display } from "#lib/fields/display.ts";
import { formatPosition } from "#lib/fields/format.ts";
import { paths } from "#lib/paths.ts";
import { AbsentValue } from "./absent-value.tsx";
import { Moment } from "./date/moment.tsx";
import { JsonView } from "./json/view.tsx";
import { Photos } from "./refer/photos.tsx";
import { Tag, Tags } from "./tags.tsx";
import { useWords } from "./use-words.ts";

/** Whether links lead to managed items, the default, or to published ones. */
export type LinkTo = (contentTypeId: string, contentId: string) => string;

export const toContent: LinkTo = (contentTypeId, contentId) => paths.content(contentTypeId, contentId);

interface FieldValueProps {
  display: Display;
  linkTo?: LinkTo;
}

/** A value in the panel, by its kind. */
export function FieldValue({ display, linkTo = toContent }: FieldValueProps) {
  const t = useTranslations("fields");
  const words = useWords();
  switch (display.kind) {
    case "absent":
    case "richText":
      return <AbsentValue />;
    case "text":
      return <bdi>{words(display)}</bdi>;
    case "number":
    case "location":
      return <bdi className="tabular-nums">{words(display)}</bdi>;
    case "boolean":
      return words(display);
    case "date":
      return display.time ? <Moment at={display.at} form="minute" /> : <bdi>{words(display)}</bdi>;
    case "content":
      return <ContentLink display={display} linkTo={linkTo} />;
    case "closed":
      return display.targetType === "Media" ? t("closedMedia") : t("closedContent");
    case "picture":
      return <Photos pictures={[display.picture]} />;
    case "json":
      return <JsonView text={display.text} />;
    case "many":
      return <ManyValues items={display.items} linkTo={linkTo} />;
  }
}

/** Several values: short texts as tags, others one below the other. */
function ManyValues({ items, linkTo }: { items: readonly Display[]; linkTo: LinkTo }) {
  const isTags = items.every((item) => item.kind === "text");
  const [List, Item] = isTags ? [Tags, Tag] : [Values, Value];
  return (
    <List>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand there twice.
        <Item key={index}>
          <FieldValue display={item} linkTo={linkTo} />
        </Item>
      ))}
    </List>
  );
}

function Values({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

function Value({ children }: { children: ReactNode }) {
  return <li className="not-first:mt-1.5">{children}</li>;
}

interface ContentLinkProps {
  display: Extract<Display, { kind: "content" }>;
  linkTo: LinkTo;
}

function ContentLink({ display, linkTo }: ContentLinkProps) {
  const t = useTranslations("fields");
  const { contentTypeId, contentId, title, position } = display;
  return (
    <>
      <Link
        className="font-semibold text-accent underline-offset-[0.2em] hover:underline"
        href={linkTo(contentTypeId, contentId)}
      >
        <bdi lang={title?.localeId}>{title?.text ?? t("untitled")}</bdi>
      </Link>
      {position && <bdi className="block text-ink-3 tabular-nums">{formatPosition(position)}</bdi>}
    </>
  );
}
