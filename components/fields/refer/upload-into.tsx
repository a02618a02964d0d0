import { useLocale, useTranslations } from "next-intl";
import { type DragEvent, type ReactNode, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { classNames } from "#components/ui/class-names.ts";
import { FieldHint } from "#components/ui/form/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { ProgressBar } from "#components/upload/progress-bar.tsx";
import { UploadButton } from "#components/upload/upload-button.tsx";
import { hasFiles, takeFiles } from "#lib/browser/uploading/dropped-files.ts";
import type { Upload, UploadPosition } from "#lib/browser/uploading/upload.ts";
import { addFiles, uploads, useUploads, useUploadsFor } from "#lib/browser/uploading/uploads.ts";
import { useSendTo } from "#lib/browser/uploading/use-send-to.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { referTo } from "#lib/fields/refer/form.ts";
import { lookOf, targetKey } from "#lib/fields/refer/target-look.ts";
import type { Media } from "#lib/space/media.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { useEditor } from "../form-context.ts";

interface UploadIntoProps {
  slot: Slot;
  /** How many more files the field takes. */
  max: number;
  /** Without the button, files can still be dropped. */
  hasButton?: boolean;
  onMedia: (media: Media, place?: UploadPosition) => void;
  /** A function places the running uploads itself; otherwise they are below. */
  children: ReactNode | ((pending: ReactNode) => ReactNode);
}

/** A field of Media that takes files, dropped or selected, and shows their uploads. */
export function UploadInto({ slot, max, hasButton = true, onMedia, children }: UploadIntoProps) {
  const t = useTranslations("pickers");
  const label = wordsIn(slot.field.label, useLocale());
  const { add: addInto, pending } = useUploadsInto(slot, onMedia);
  const room = Math.max(max - pending.filter(keepsPlace).length, 0);
  const [refused, setRefused] = useState<{ room: number; max: number }>();
  // What was uploaded has its place by now; a place that is free again is another matter.
  if (refused && refused.max !== max) setRefused(max < refused.max ? { ...refused, max } : undefined);
  const add = (files: readonly File[]) => {
    setRefused(files.length > room ? { room, max } : undefined);
    addInto(files.slice(0, room));
  };
  const drop = useDrop(room > 0, add);
  const list = pending.length > 0 && <Pending label={t("uploadingInto", { label })} uploads={pending} />;
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-3 [&>:only-child]:col-span-full",
        "data-over:outline-2 data-over:outline-offset-4 data-over:outline-accent data-over:outline-dashed",
      )}
      data-upload-into=""
      {...drop.events}
      {...(drop.isOver && { "data-over": "" })}
    >
      {typeof children === "function" ? children(list) : children}
      {hasButton && max > 0 && (
        <UploadButton
          label={t("uploadFor", { label })}
          multiple={max > 1}
          iconOnly
          icon={<Icon name="upload" />}
          onFiles={add}
        />
      )}
      {typeof children !== "function" && list}
      {refused && (
        <FieldHint className="col-span-full mt-1.5" role="alert">
          {t("uploadRoom", { room: refused.room })}
        </FieldHint>
      )}
    </div>
  );
}

/** A refused upload gives up its place; one that continues when the connection is back keeps it. */
function keepsPlace({ state, problem }: Upload): boolean {
  return state !== "failed" || problem === "connection" || problem === "unavailable";
}

function Pending({ label, uploads }: { label: string; uploads: readonly Upload[] }) {
  const t = useTranslations("pickers");
  return (
    <ul className="col-span-full grid gap-1 text-12 text-ink-2" aria-label={label}>
      {uploads.map(({ id, fileName, sizeBytes, sentBytes, problem }) => (
        <li
          key={id}
          className={classNames(
            "grid grid-cols-[minmax(0,1fr)_3rem] gap-x-2 gap-y-1",
            problem !== undefined && "text-danger",
          )}
        >
          <bdi className="truncate">{fileName}</bdi>
          <span className="text-end tabular-nums">
            {t("percent", { part: sizeBytes === 0 ? 0 : sentBytes / sizeBytes })}
          </span>
          <ProgressBar className="col-span-full" max={sizeBytes} value={sentBytes} aria-label={fileName} />
        </li>
      ))}
    </ul>
  );
}

/** A full field takes no files: they reach the page, which adds them to photos and files. */
function useDrop(hasRoom: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const takes = ({ dataTransfer }: DragEvent) => hasRoom && hasFiles(dataTransfer);
  return {
    isOver,
    events: {
      onDragOver: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        takeFiles(event.dataTransfer, onFiles);
      },
    },
  };
}

/**
 * Uploads into a field. The name of the draft identifies the field, so a Media arrives there even after a reload; in a
 * form without a draft, only while the form is open. Files that are added before the stored draft has been read wait
 * for it, and so does a publish.
 */
function useUploadsInto({ name, field }: Slot, onMedia: (media: Media, place?: UploadPosition) => void) {
  const { hasDraft, draftName, naming } = useEditor();
  const { mutate } = useSWRConfig();
  const target = draftName === undefined ? undefined : uploadTarget(draftName, name);
  const all = useUploads();
  const mine = all.filter((upload) => target !== undefined && upload.target === target);
  // An upload loses its target once the form has its Media, which the service may still be processing.
  const done = all.flatMap(({ media, state }) => (state === "done" && media !== undefined ? [media] : []));

  // Cached before the form shows it, and again once its picture exists.
  const know = (media: Media) =>
    void mutate(["target", targetKey(referTo("Media", media.sys.id))], lookOf(media, naming), {
      revalidate: false,
    });
  const arrive = (media: Media, place?: UploadPosition) => {
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
    // In a field with one Media, a refused upload gives way to the new one.
    if (field.type === "Refer") void uploads.detach(...mine.map(({ id }) => id));
    send(files);
  };
  // A Media exists before the form has it: the upload belongs to the target until then.
  return { add, pending: mine };
}

/** The upload target of a slot of a draft. */
export const uploadTarget = (draftName: string, slotName: string) => `${draftName}#${slotName}`;
