import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useMissingHint } from "#components/fields/form-context.ts";
import { uploadTarget } from "#components/fields/refer/upload-into.tsx";
import { RichTextField } from "#components/rich-text/rich-text-field.tsx";
import type { PictureUploads } from "#components/rich-text/tools/use-picture-uploads.ts";
import type { PickPicture } from "#components/rich-text/tools/use-pictures.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { FormState } from "#lib/fields/form/form-state.ts";
import { shownOf } from "#lib/fields/refer/picture.ts";
import { isNoDocument } from "#lib/fields/rich-text/form.ts";
import type { Media } from "#lib/space/media.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ControlProps } from "../control-props.ts";
import { useEditor, useForm } from "../form-context.ts";
import { usePickMedia } from "../refer/picker-context.ts";

const UnfitCard = lazyPart(async () => (await import("../unfit-card.tsx")).UnfitCard);

/** RichText in a slot. */
export function RichTextControl(props: ControlProps) {
  const { name } = props.slot;
  const isUnfit = useForm((now) => isNoDocument(now.text(name)), name);
  return isUnfit ? <UnfitCard {...props} /> : <DocumentControl {...props} />;
}

function DocumentControl({ slot, id, invalid, describedBy }: ControlProps) {
  const { field, locale, isRequired, name } = slot;
  const language = useLocale();
  const { form, locales, naming, types, linkTypes = types, hasDraft, draftName } = useEditor();
  const placeholder = useMissingHint(slot);
  const pickPicture = usePickPicture(locale);
  const source = useMemo(() => sourceOf(form, name), [form, name]);
  const label = wordsIn(field.label, language);
  const uploads: PictureUploads = {
    target: draftName === undefined ? undefined : uploadTarget(draftName, name),
    pictureOf: (media) => {
      const picture = pictureInText(media, [locale, ...locales.map((one) => one.id)]);
      return picture.src === null ? undefined : picture;
    },
  };
  const written = field.localized ? locales.find((one) => one.id === locale) : undefined;
  return (
    <RichTextField
      {...{ source, id, invalid, describedBy, isRequired, placeholder }}
      label={written === undefined ? label : `${label}, ${written.name}`}
      lang={written?.id}
      links={{ reading: naming, types: linkTypes }}
      pickPicture={pickPicture}
      pictureUploads={hasDraft ? uploads : undefined}
    />
  );
}

function sourceOf(form: FormState, name: string) {
  return {
    initial: form.initial[name] ?? "",
    text: () => form.text(name),
    write: (text: string) => form.type(name, text),
    subscribe: (listener: () => void) => form.subscribe(name, listener),
    check: () => form.check(name),
  };
}

/** Picks one of the member's pictures, with its description in the language of the text, if it has one. */
function usePickPicture(localeId: string): PickPicture {
  const t = useTranslations("richText");
  const { locales } = useEditor();
  const pickMedia = usePickMedia();
  return async () => {
    const [media] = (await pickMedia({ title: t("picture"), kind: "photo" })) ?? [];
    return media && pictureInText(media, [localeId, ...locales.map(({ id }) => id)]);
  };
}

/** A Media within a text: its Refer and a snapshot, because Refers within texts aren't expanded (docs/decisions/0020). */
function pictureInText(media: Media, localeIds: readonly string[]) {
  const { url, width, height, title, description } = shownOf(media, localeIds);
  return {
    src: url ?? null,
    alt: description ?? title ?? null,
    caption: null,
    width: width ?? null,
    height: height ?? null,
    media: { sys: { id: media.sys.id, type: "Refer", targetType: "Media" } },
  };
}
