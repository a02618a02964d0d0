import { useTranslations } from "next-intl";
import type { PickPicture } from "#components/rich-text/tools/pick-picture.ts";
import { pictureInText } from "#lib/fields/rich-text/rich-text-picture.ts";
import { useEditor } from "../form-context.ts";
import { usePickMedia } from "../refer/picker-context.ts";

/** One of the member's pictures, for a text; its words are those of the text's language where it has them. */
export function usePickPicture(localeId: string): PickPicture {
  const t = useTranslations("richText");
  const { locales } = useEditor();
  const pickMedia = usePickMedia();
  return async () => {
    const [media] = (await pickMedia({ title: t("picture"), kind: "photo" })) ?? [];
    return media && pictureInText(media, [localeId, ...locales.map(({ id }) => id)]);
  };
}
