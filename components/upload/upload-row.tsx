import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { reloadLists } from "#lib/browser/list/list-pages.ts";
import type { Upload } from "#lib/browser/uploading/upload.ts";
import { uploads } from "#lib/browser/uploading/uploads.ts";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { kindOfType } from "#lib/content/media/file-kind.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { canContinue } from "./tray-total.ts";
import { lineOf } from "./upload-words.ts";

const icons = { Image: "image", Video: "film", Audio: "eighth-notes" } as const;

interface UploadRowProps {
  upload: Upload;
  /** Its padding at the sides. */
  className: string;
}

export function UploadRow({ upload, className }: UploadRowProps) {
  const t = useTranslations("upload");
  const language = useLocale();
  const [isOther, setOther] = useState(false);
  const { state, fileName, sizeBytes, sentBytes, problem } = upload;
  // A file that was sent and then refused has no progress.
  const isBegun = state !== "failed" || (sentBytes > 0 && sentBytes < sizeBytes);
  const isOnTheWay = ["waiting", "sending", "paused", "failed"].includes(state) && isBegun;
  const tone = state === "failed" || state === "paused" ? state : "going";
  return (
    <li
      className={classNames(
        "grid grid-cols-[min(2.5rem,12.5vw)_minmax(0,1fr)_auto] items-center gap-3 py-2.5 max-tablet:py-1.5",
        "not-first:border-t not-first:border-line",
        className,
      )}
      data-state={state}
    >
      <Picture upload={upload} />
      {/* The same height in each state, so that rows do not shift when the bar appears. */}
      <div className="min-h-11.75 min-w-0">
        <h3 className="grid text-13 font-semibold">
          <bdi className="truncate">{fileName}</bdi>
        </h3>
        {isOnTheWay && (
          <ProgressBar
            className="mt-1 mb-0.75"
            tone={tone}
            max={sizeBytes}
            value={sentBytes}
            aria-label={fileName}
          />
        )}
        <p
          className={classNames(
            "text-12 wrap-anywhere tabular-nums",
            problem === undefined ? "text-ink-3" : problem === "signIn" ? "text-ink-2" : "text-danger",
          )}
        >
          {isOther && problem === "chooseAgain" ? t("otherFile") : lineOf(upload, t, language)}
        </p>
      </div>
      <div className="flex min-w-8 items-center justify-end" data-upload-acts="">
        <Acts upload={upload} onOther={setOther} />
      </div>
    </li>
  );
}

const picture =
  "grid aspect-square w-full place-items-center rounded-2 bg-sunken object-cover text-ink-3 inset-ring inset-ring-line";

function Picture({ upload: { previewUrl, contentType } }: { upload: Upload }) {
  // biome-ignore lint/performance/noImgElement: a picture of this device, which no server can resize
  if (previewUrl !== undefined) return <img className={picture} src={previewUrl} alt="" />;
  const kind = kindOfType(contentType);
  const icon = kind === "Image" || kind === "Video" || kind === "Audio" ? icons[kind] : "file-text";
  return (
    <span className={picture} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}

interface ActsProps {
  upload: Upload;
  /** Whether the selected file is another one. */
  onOther: (isOther: boolean) => void;
}

function Acts({ upload, onOther }: ActsProps) {
  const t = useTranslations("upload");
  const { fileName: name, state, problem } = upload;
  const main = useMainAction(upload);
  if (state === "done") return <Icon name="circle-check" className="mx-2 text-success" />;
  return (
    <>
      {(state === "creating" || state === "processing") && <Spinner className="mx-2" />}
      {main && <Act {...main} />}
      {problem === "chooseAgain" && <ChooseAgain {...{ upload, onOther }} />}
      {state !== "creating" && (
        <Act label={t("cancel", { name })} icon={<Icon name="x" />} onPress={() => void cancel(upload)} />
      )}
    </>
  );
}

/** A file that could not be processed is in the lists already. */
async function cancel({ id, mediaId }: Upload): Promise<void> {
  await uploads.cancel(id);
  if (mediaId !== undefined) reloadLists(mediaListId);
}

/** Pause, resume or retry: one button, which keeps the focus when its action changes. */
function useMainAction(upload: Upload): ActProps | undefined {
  const { id, fileName: name, state, canPause } = upload;
  const t = useTranslations("upload");
  if (canPause && (state === "sending" || state === "waiting"))
    return { label: t("pause", { name }), icon: <Icon name="pause" />, onPress: () => uploads.pause(id) };
  const onPress = () => uploads.retry(id);
  if (state === "paused") return { label: t("resume", { name }), icon: <Icon name="play" />, onPress };
  if (!canContinue(upload)) return;
  return { label: t("retry", { name }), icon: <Icon name="rotate-cw" />, onPress };
}

interface ActProps {
  label: string;
  icon: React.ReactNode;
  onPress: () => void;
}

function Act({ label, icon, onPress }: ActProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      iconOnly
      aria-label={label}
      title={label}
      icon={icon}
      onClick={onPress}
    />
  );
}

/** When the device could not store the file: the upload continues once the member selects it again. */
function ChooseAgain({ upload: { id, fileName: name }, onOther }: ActsProps) {
  const t = useTranslations("upload");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Act
        label={t("choose", { name })}
        icon={<Icon name="rotate-cw" />}
        onPress={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that selecting the same file again is a change.
          currentTarget.value = "";
          if (file !== undefined) void uploads.giveFile(id, file).then((isTaken) => onOther(!isTaken));
        }}
      />
    </>
  );
}
