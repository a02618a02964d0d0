import { Upload } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type DragEvent, type ReactNode, useState } from "react";
import { UploadButton } from "#components/upload/upload-button.tsx";
import type { UploadedPlace } from "#lib/browser/uploading/flow-parts.ts";
import type { UploadShown } from "#lib/browser/uploading/upload-shown.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import type { Media } from "#lib/space/media.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { useUploadsInto } from "./use-uploads-into.ts";

interface UploadIntoProps {
  slot: Slot;
  /** How many more fit. */
  max: number;
  onMedia: (media: Media, place?: UploadedPlace) => void;
  children: ReactNode;
}

/** A field of Media: files fall into it or are chosen for it, and what is on its way to it is seen in it. */
export function UploadInto({ slot, max, onMedia, children }: UploadIntoProps) {
  const t = useTranslations("pickers");
  const label = wordsIn(slot.field.label, useLocale());
  const { add: addInto, pending } = useUploadsInto(slot, onMedia);
  const room = Math.max(max - pending.filter(keepsPlace).length, 0);
  const [roomLeft, setRoomLeft] = useState<number>();
  const add = (files: readonly File[]) => {
    setRoomLeft(files.length > room ? room : undefined);
    addInto(files.slice(0, room));
  };
  const drop = useDrop(room > 0, add);
  return (
    <div className="upload-into" {...drop.events} {...(drop.isOver && { "data-over": "" })}>
      {children}
      {max > 0 && (
        <UploadButton
          label={t("uploadFor", { label })}
          multiple={max > 1}
          iconOnly
          icon={<Upload size={18} strokeWidth={1.75} aria-hidden="true" />}
          onFiles={add}
        />
      )}
      {pending.length > 0 && <Pending label={t("uploadingInto", { label })} uploads={pending} />}
      {roomLeft !== undefined && (
        <p className="field-hint" role="alert">
          {t("uploadRoom", { room: roomLeft })}
        </p>
      )}
    </div>
  );
}

/** What was refused leaves its place to another; what goes on by itself when the network is back does not. */
function keepsPlace({ state, problem }: UploadShown): boolean {
  return state !== "failed" || problem === "connection" || problem === "unavailable";
}

function Pending({ label, uploads }: { label: string; uploads: readonly UploadShown[] }) {
  const t = useTranslations("pickers");
  return (
    <ul className="upload-into-pending" aria-label={label}>
      {uploads.map(({ id, fileName, sizeBytes, sentBytes, problem }) => (
        <li key={id} {...(problem !== undefined && { "data-problem": "" })}>
          <bdi className="truncate">{fileName}</bdi>
          <progress max={sizeBytes} value={sentBytes} aria-label={fileName} />
          <span>{t("percent", { part: sizeBytes === 0 ? 0 : sentBytes / sizeBytes })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where there is no room, the files fall through to the page, which takes them among all photos and files. */
function useDrop(hasRoom: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const takes = ({ dataTransfer }: DragEvent) => hasRoom && dataTransfer.types.includes("Files");
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
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
