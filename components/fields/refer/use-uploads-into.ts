import { useEffect } from "react";
import { useSWRConfig } from "swr";
import type { UploadedPlace } from "#lib/browser/uploading/flow-parts.ts";
import { addFiles, uploads, useUploads, useUploadsFor } from "#lib/browser/uploading/uploads.ts";
import { useSendTo } from "#lib/browser/uploading/use-send-to.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { referTo } from "#lib/fields/refer/form.ts";
import { lookOf, targetKey } from "#lib/fields/refer/target-look.ts";
import type { Media } from "#lib/space/media.ts";
import { useEditor } from "../form-context.ts";
import { uploadTarget } from "./upload-target.ts";

/**
 * Files that are uploaded into a field: their Media come when they exist, also after a reload, as the name of the
 * draft stands for where they belong. In a form without a draft they come as long as it is open. Files that come before
 * the draft has been looked for wait for it, and so does a publish.
 */
export function useUploadsInto(
  { name, field }: Slot,
  onMedia: (media: Media, place?: UploadedPlace) => void,
) {
  const { hasDraft, draftName, naming } = useEditor();
  const { mutate } = useSWRConfig();
  const target = draftName === undefined ? undefined : uploadTarget(draftName, name);
  const mine = useUploads().filter((upload) => target !== undefined && upload.target === target);
  const done = mine.flatMap(({ media, state }) => (state === "done" && media !== undefined ? [media] : []));

  // What stands for it is there before it is shown, and again when there is a picture of it.
  const know = (media: Media) =>
    void mutate(["target", targetKey(referTo("Media", media.sys.id))], lookOf(media, naming), {
      revalidate: false,
    });
  const arrive = (media: Media, place?: UploadedPlace) => {
    know(media);
    onMedia(media, place);
  };
  useUploadsFor(target, (media, place) => {
    arrive(media, place);
    return true;
  });
  const doneIds = done.map(({ sys }) => sys.id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is known anew once, when it is done.
  useEffect(() => {
    for (const media of done) know(media);
  }, [doneIds]);

  const { send } = useSendTo(target);
  const add = (files: readonly File[]) => {
    if (target === undefined && !hasDraft) return void addFiles(files, { onMedia: (media) => arrive(media) });
    // What was refused has left its place in a field of one to this.
    if (field.type === "Refer") void uploads.detach(...mine.map(({ id }) => id));
    send(files);
  };
  return { add, pending: mine.filter(({ media }) => media === undefined) };
}
