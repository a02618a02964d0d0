"use client";

import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { addFiles, useUploads, useUploadsFor } from "#lib/browser/uploading/uploads.ts";
import { referTo } from "#lib/content/form/form-refer.ts";
import type { Slot } from "#lib/content/form/form-slot.ts";
import { lookOf, targetKey } from "#lib/content/target/target-look.ts";
import type { Media } from "#lib/space/media.ts";
import { useEditor } from "./editor-context.ts";
import { uploadTarget } from "./upload-target.ts";

/**
 * Files that are uploaded into a field: their Media come when they exist, also after a reload, as the name of the
 * draft stands for where they belong. In a form without a draft they come as long as it is open. Files that come before
 * the draft has been looked for wait for it, and so does a publish.
 */
export function useUploadsInto({ name }: Slot, onMedia: (media: Media) => void) {
  const { hasDraft, draftName, naming } = useEditor();
  const { mutate } = useSWRConfig();
  const target = draftName === undefined ? undefined : uploadTarget(draftName, name);
  const uploads = useUploads();
  const mine = uploads.filter((upload) => target !== undefined && upload.target === target);
  const done = mine.flatMap(({ media, state }) => (state === "done" && media !== undefined ? [media] : []));

  // What stands for it is there before it is shown, and again when there is a picture of it.
  const know = (media: Media) =>
    void mutate(["target", targetKey(referTo("Media", media.sys.id))], lookOf(media, naming), {
      revalidate: false,
    });
  const arrive = (media: Media) => {
    know(media);
    onMedia(media);
  };
  useUploadsFor(target, (media) => {
    arrive(media);
    return true;
  });
  const doneIds = done.map(({ sys }) => sys.id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is known anew once, when it is done.
  useEffect(() => {
    for (const media of done) know(media);
  }, [doneIds]);

  const [early, setEarly] = useState<readonly File[]>([]);
  useEffect(() => {
    if (target === undefined || early.length === 0) return;
    addFiles(early, { target });
    setEarly([]);
  }, [target, early]);
  const add = (files: readonly File[]) => {
    if (target !== undefined) addFiles(files, { target });
    else if (hasDraft) setEarly((before) => [...before, ...files]);
    else addFiles(files, { onMedia: arrive });
  };
  return { add, pending: mine.filter(({ media }) => media === undefined) };
}
