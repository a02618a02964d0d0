import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isStopped } from "#lib/browser/uploading/draft-uploads.ts";
import type { UploadPosition } from "#lib/browser/uploading/upload.ts";
import { useUploads, useUploadsFor } from "#lib/browser/uploading/uploads.ts";
import { useSendTo } from "#lib/browser/uploading/use-send-to.ts";
import type { Media } from "#lib/space/media.ts";
import type { PictureAttrs } from "../writing/picture-node.ts";
import type { Writing } from "../writing.ts";

/** Where pictures go that are dropped into a text, and what becomes of them there. */
export interface PictureUploads {
  /** The name of the draft and of the slot, once the draft is there: pictures that come before it wait for it. */
  target: string | undefined;
  /** Undefined as long as it has no address. */
  pictureOf: (media: Media) => PictureAttrs | undefined;
}

interface Text {
  writing: Writing | undefined;
  whenWriting: (what: (writing: Writing) => void) => void;
  onLeftOut: (what: "files") => void;
}

// By its name where a device says nothing; what it is, is looked at when it goes.
const isPicture = ({ type, name }: File) => type.startsWith("image/") || /\.(hei[cf]|avif)$/i.test(name);

const kinds = ["Image"] as const;

/** Pictures that are uploaded into a text: a place is held for each until it is there. */
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
  // Taken once it stands in the text: until then it is on its way, also for a publish.
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
