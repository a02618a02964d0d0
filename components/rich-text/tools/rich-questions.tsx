import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { LoadError } from "#components/ui/load-error.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { useMediaOrigins } from "#components/ui/picture/media-origins.tsx";
import { mediaAddress } from "#lib/fields/rich-text/safe-address.ts";
import { loadLinkForm } from "../load-writing.ts";
import type { useWriting } from "../use-writing.ts";
import type { PictureAttrs } from "../writing/picture-node.ts";
import type { LinkSubject } from "./link-matches.tsx";
import type { usePictures } from "./use-pictures.ts";

const LinkForm = lazyPart(loadLinkForm, (again) => again && <LoadError again={again} />);

interface RichQuestionsProps {
  id: string;
  lang: string | undefined;
  links: LinkSubject;
  text: ReturnType<typeof useWriting>;
  pictures: ReturnType<typeof usePictures>;
}

/** The dialogs of the tools: a link, the texts of a picture. */
export function RichQuestions({ id, lang, links, text, pictures }: RichQuestionsProps) {
  const t = useTranslations("richText");
  const { writing, whenWriting } = text;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Menu id={`${id}-link`} label={t("link")} onOpen={() => setAsked(true)}>
        {(isAsked || writing !== undefined) && (
          <LinkForm
            {...{ id, links }}
            inHand={() => writing?.linkInHand() ?? { href: "", hasWords: false }}
            onSet={(href, words) => whenWriting((now) => now.setLink(href, words))}
            onRemove={() => whenWriting((now) => now.removeLink())}
          />
        )}
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

interface PictureDialogProps {
  id: string;
  lang: string | undefined;
  /** Undefined if the dialog is closed. */
  picture: PictureAttrs | undefined;
  onWords: (words: { alt: string | null; caption: string | null }) => void;
  /** Undefined if there are no photos to choose from. */
  onReplace: (() => void) | undefined;
  onRemove: () => void;
  onClose: () => void;
}

/** The alternative text and the caption of a picture. */
function PictureDialog({ id, lang, picture, onWords, onReplace, onRemove, onClose }: PictureDialogProps) {
  const t = useTranslations("richText");
  const src = mediaAddress(picture?.src, useMediaOrigins());
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onWords({ alt: wordsIn(data, "alt"), caption: wordsIn(data, "caption") });
  }
  return (
    <Dialog open={picture !== undefined} onClose={onClose} title={t("pictureTitle")}>
      <form className="mt-4 grid gap-4" onSubmit={onSubmit}>
        {/* biome-ignore lint/performance/noImgElement: pictures come from the Space's own address. */}
        {src !== undefined && <img className="max-h-48 w-full rounded-3" src={src} alt="" />}
        <Field id={`${id}-alt`} label={t("alt")} hint={t("altHint")}>
          <TextInput
            id={`${id}-alt`}
            name="alt"
            {...{ lang }}
            dir="auto"
            autoComplete="off"
            aria-describedby={`${id}-alt-hint`}
            defaultValue={picture?.alt ?? ""}
          />
        </Field>
        <Field id={`${id}-caption`} label={t("caption")}>
          <TextInput
            id={`${id}-caption`}
            name="caption"
            {...{ lang }}
            dir="auto"
            autoComplete="off"
            defaultValue={picture?.caption ?? ""}
          />
        </Field>
        <DialogActions className="mt-2!">
          <Button variant="danger" onClick={onRemove}>
            {t("removePicture")}
          </Button>
          {onReplace && <Button onClick={onReplace}>{t("replacePicture")}</Button>}
          <Button variant="primary" type="submit">
            {t("done")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function wordsIn(data: FormData, name: string): string | null {
  const words = String(data.get(name) ?? "").trim();
  return words === "" ? null : words;
}
