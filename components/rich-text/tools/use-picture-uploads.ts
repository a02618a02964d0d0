import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isStopped } from "#lib/browser/uploading/draft-uploads.ts";
import type { UploadPosition } from "#lib/browser/uploading/upload.ts";
import { useUploads, useUploadsFor } from "#lib/browser/uploading/uploads.ts";
import { useSendTo } from "#lib/browser/uploading/use-send-to.ts";
import type { Media } from "#lib/space/media.ts";
import type { PictureAttrs } from "../writing/picture-node.ts";
import type { Writing } from "../writing.ts";

export interface PictureUploads {
  /** The name of draft and slot; pictures that are dropped before the draft exists wait for it. */
  target: string | undefined;
  /** Undefined until it has a URL. */
  pictureOf: (media: Media) => PictureAttrs | undefined;
}

interface Text {
  writing: Writing | undefined;
  whenWriting: (what: (writing: Writing) => void) => void;
  onLeftOut: (what: "files") => void;
}

// By its name if the device gives no type; the upload checks the content.
const isPicture = ({ type, name }: File) => type.startsWith("image/") || /\.(hei[cf]|avif)$/i.test(name);

const kinds = ["Image"] as const;

/** Uploads pictures into a text, with a placeholder for each. */
export function usePictureUploads(uploads: PictureUploads | undefined, text: Text) {
  const t = useTranslations("richText");
  const { writing, whenWriting, onLeftOut } = text;
  const target = uploads?.target;
  const all = useUploads();
  const { early, send } = useSendTo(target, { kinds });
  const mine = all.filter((one) => target !== undefined && one.target === target);
  const wordsOf = (name: string, part: number) => t("uploading", { name, part });
  const shown = [
    ...early.flatMap(({ ids, files }) =>
      ids.map((id, at) => ({ id, words: wordsOf(files[at]?.name ?? "", 0) })),
    ),
    ...mine.map((one) => ({
      id: one.id,
      words: isStopped(one)
        ? t("notUploaded", { name: one.fileName })
        : wordsOf(one.fileName, one.sizeBytes === 0 ? 0 : one.sentBytes / one.sizeBytes),
    })),
  ];
  const line = JSON.stringify(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is compared by its words.
  useEffect(() => writing?.showUploads(shown), [writing, line]);
  const put = (media: Media, place: UploadPosition) => {
    const picture = uploads?.pictureOf(media);
    if (picture === undefined) return false;
    writing?.putUploaded(picture, place);
    return true;
  };
  useUploadsFor(writing && target, put);
  // Not taken before it is in the text, so that a publish waits for it.
  useUploadsFor(writing ? undefined : target, () => {
    whenWriting(() => {});
    return false;
  });
  return (files: readonly File[]): readonly string[] => {
    const pictures = files.filter(isPicture);
    if (uploads === undefined || pictures.length < files.length) onLeftOut("files");
    return uploads === undefined ? [] : send(pictures);
  };
}
