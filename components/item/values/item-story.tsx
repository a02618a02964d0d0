import { useLocale } from "next-intl";
import { JsonView } from "#components/fields/json/view.tsx";
import { FieldValue } from "#components/fields/value.tsx";
import { RestOfText } from "#components/rich-text/rest-of-text.tsx";
import { RichText } from "#components/rich-text/rich-text.tsx";
import type { Part } from "#lib/content/item/item-parts.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { FallbackNote } from "../fallback-note.tsx";
import type { ItemSubject } from "../item-subject.ts";

interface ItemStoryProps {
  parts: readonly Part[];
  subject: ItemSubject;
  /** Whether the item is shown as published. */
  isPublished?: boolean;
}

/** The long texts below the cover. The first RichText needs no heading; the others do. */
export function ItemStory({ parts, subject, isPublished = false }: ItemStoryProps) {
  const language = useLocale();
  return parts.map((part, index) => {
    const isFirstText = index === 0 && part.display.kind === "richText";
    return (
      <section key={part.field.apiName} className="mt-8" data-story="">
        {!isFirstText && <h2 className="mb-2 text-13 text-ink-2">{wordsIn(part.field.label, language)}</h2>}
        <StoryValue {...{ part, subject, isPublished }} />
        {part.isFallback && !isFirstText && <FallbackNote subject={subject} shownIn={part.localeId} />}
      </section>
    );
  });
}

interface StoryValueProps {
  part: Part;
  subject: ItemSubject;
  isPublished: boolean;
}

function StoryValue({ part, subject: { content, isDraft }, isPublished }: StoryValueProps) {
  const { display, localeId, field } = part;
  const ids = { contentTypeId: content.sys.contentType.sys.id, contentId: content.sys.id };
  const address = { ...ids, apiName: field.apiName, localeId, isPublished };
  switch (display.kind) {
    case "richText":
      return (
        <RichText
          document={display.document}
          lang={localeId}
          rest={(from) =>
            isDraft ? (
              <RichText document={display.document} from={from} lang={localeId} />
            ) : (
              <RestOfText key={content.sys.version} {...{ address, from }} />
            )
          }
        />
      );
    case "json":
      return <JsonView text={display.text} />;
    case "text":
      return (
        <p className="text-read wrap-anywhere whitespace-pre-wrap" lang={localeId} dir="auto">
          {display.text}
        </p>
      );
    default:
      return <FieldValue display={display} />;
  }
}
