import { useTranslations } from "next-intl";
import { Menu } from "#components/ui/menu.tsx";
import type { useWriting } from "../use-writing.ts";
import { LinkForm } from "./link-form.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import type { usePictures } from "./use-pictures.ts";

interface RichQuestionsProps {
  id: string;
  lang: string | undefined;
  text: ReturnType<typeof useWriting>;
  pictures: ReturnType<typeof usePictures>;
}

/** What the tools ask for: the address of a link, the words of a picture. */
export function RichQuestions({ id, lang, text, pictures }: RichQuestionsProps) {
  const t = useTranslations("richText");
  const { writing, whenWriting } = text;
  return (
    <>
      <Menu id={`${id}-link`} label={t("link")}>
        <LinkForm
          id={id}
          inHand={() => writing?.linkInHand() ?? { href: "", hasWords: false }}
          onSet={(href, words) => whenWriting((now) => now.setLink(href, words))}
          onRemove={() => whenWriting((now) => now.removeLink())}
        />
      </Menu>
      <PictureDialog
        id={`${id}-picture`}
        lang={lang}
        picture={pictures.inHand}
        onWords={pictures.setWords}
        onReplace={pictures.replace}
        onRemove={pictures.remove}
        onClose={pictures.close}
      />
    </>
  );
}
