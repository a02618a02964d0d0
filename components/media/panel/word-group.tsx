import { useLocale, useTranslations } from "next-intl";
import { FieldHint } from "#components/ui/form/field.tsx";
import { TextArea, TextInput } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useTextareaText } from "#lib/browser/early-input.ts";
import {
  type MediaWords,
  missingLocales,
  slotName,
  type WordField,
  type WordSlot,
  wordIn,
} from "#lib/content/media/media-words.ts";
import { languageName } from "#lib/fields/format.ts";
import type { LibrarySubject } from "../library-context.ts";

interface WordGroupProps {
  subject: LibrarySubject;
  field: WordField;
  words: MediaWords;
  /** The member may only read it. */
  isClosed: boolean;
  onType: (slot: WordSlot, text: string) => void;
}

const titleMax = 256;

/** The title or the description in each language, with a note about missing ones. */
export function WordGroup({ subject, field, words, isClosed, onType }: WordGroupProps) {
  const t = useTranslations("media.panel");
  const { localeIds } = subject;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-14 font-semibold">{t(`${field}Label`)}</legend>
      {localeIds.map((localeId) => (
        <Word key={localeId} {...{ field, localeId, words, isClosed, onType }} />
      ))}
      <Missing {...{ field, words, localeIds }} />
      {field === "description" && !isClosed && <FieldHint>{t("descriptionHint")}</FieldHint>}
    </fieldset>
  );
}

interface WordProps extends Omit<WordGroupProps, "subject"> {
  localeId: string;
}

function Word({ field, localeId, words, isClosed, onType }: WordProps) {
  const t = useTranslations("media.panel");
  const language = useLocale();
  const name = languageName(localeId, language);
  const text = wordIn(words, { field, localeId });
  const id = `file-${field}-${localeId}`;
  const textareaText = useTextareaText(slotName({ field, localeId }), text);
  const shared = {
    id,
    name: slotName({ field, localeId }),
    lang: localeId,
    dir: "auto",
    "aria-label": `${t(`${field}Label`)}, ${name}`,
    onChange: (event: { currentTarget: { value: string } }) =>
      onType({ field, localeId }, event.currentTarget.value),
  } as const;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-3">
      <span className="overflow-hidden text-13 text-ellipsis text-ink-3" aria-hidden="true">
        {name}
      </span>
      {isClosed ? (
        <p className="text-14 wrap-anywhere whitespace-pre-line" lang={localeId} dir="auto">
          {text === "" ? <span className="text-ink-3">{t("none")}</span> : text}
        </p>
      ) : field === "title" ? (
        <TextInput {...shared} value={text} maxLength={titleMax} autoComplete="off" />
      ) : (
        <TextArea className="min-h-[calc(2lh+1rem)]!" {...shared} value={textareaText} rows={2} />
      )}
    </div>
  );
}

function Missing({
  field,
  words,
  localeIds,
}: Pick<WordGroupProps, "field" | "words"> & { localeIds: readonly string[] }) {
  const t = useTranslations("media.panel");
  const language = useLocale();
  const missing = missingLocales(words, field, localeIds);
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat(language, { type: "conjunction" });
  const languages = names.format(missing.map((localeId) => languageName(localeId, language)));
  return (
    <p className="flex items-start gap-1.5 text-13 text-warning">
      <Icon name="triangle-exclamation-point" className="mt-0.5 flex-none" size={16} />
      {t(field === "title" ? "missingTitle" : "missingDescription", { languages })}
    </p>
  );
}
