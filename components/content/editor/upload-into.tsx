"use client";

import { Upload } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type DragEvent, type ReactNode, useState } from "react";
import { UploadButton } from "#components/upload/upload-button.tsx";
import { addFiles } from "#lib/browser/uploads.ts";
import type { Slot } from "#lib/content/form-slot.ts";
import type { Media } from "#lib/space/media.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { useUploadsInto } from "./use-uploads-into.ts";

interface UploadIntoProps {
  slot: Slot;
  /** How many more fit. */
  max: number;
  onMedia: (media: Media) => void;
  children: ReactNode;
}

/** A field of Media: files fall into it or are chosen for it, and what is on its way to it is seen in it. */
export function UploadInto({ slot, max, onMedia, children }: UploadIntoProps) {
  const t = useTranslations("pickers");
  const label = wordsIn(slot.field.label, useLocale());
  const { options, pending } = useUploadsInto(slot, onMedia);
  const drop = useDrop((files) => addFiles(files.slice(0, max), options));
  return (
    <div className="upload-into" {...drop.events} {...(drop.isOver && { "data-over": "" })}>
      {children}
      {max > 0 && (
        <UploadButton
          {...options}
          label={t("uploadFor", { label })}
          multiple={max > 1}
          iconOnly
          icon={<Upload size={18} strokeWidth={1.75} aria-hidden="true" />}
        />
      )}
      {pending.length > 0 && (
        <ul className="upload-into-pending" aria-label={t("uploadingInto", { label })}>
          {pending.map(({ id, fileName, sizeBytes, sentBytes, problem }) => (
            <li key={id} {...(problem !== undefined && { "data-problem": "" })}>
              <bdi className="truncate">{fileName}</bdi>
              <progress max={sizeBytes} value={sentBytes} aria-label={fileName} />
              <span>{t("percent", { part: sizeBytes === 0 ? 0 : sentBytes / sizeBytes })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  return {
    isOver,
    events: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
