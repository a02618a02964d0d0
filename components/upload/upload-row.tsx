import { CircleCheck, FileText, Film, ImageIcon, Music, Pause, Play, RotateCw, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import type { Upload } from "#lib/browser/uploading/upload.ts";
import { uploads } from "#lib/browser/uploading/uploads.ts";
import { kindOfType } from "#lib/content/media/file-kind.ts";
import { mayGoOn } from "./tray-total.ts";
import { lineOf } from "./upload-words.ts";

const icons = { Image: ImageIcon, Video: Film, Audio: Music } as const;

export function UploadRow({ upload }: { upload: Upload }) {
  const t = useTranslations("upload");
  const language = useLocale();
  const [isOther, setOther] = useState(false);
  const { state, fileName, sizeBytes, sentBytes, problem } = upload;
  // A file that was sent and then refused has no progress.
  const isBegun = state !== "failed" || (sentBytes > 0 && sentBytes < sizeBytes);
  const isOnTheWay = ["waiting", "sending", "paused", "failed"].includes(state) && isBegun;
  const tone = state === "failed" ? "bad" : state === "paused" ? "still" : undefined;
  return (
    <li className="upload-row" data-state={state}>
      <Picture upload={upload} />
      <div className="upload-words">
        <h3>
          <bdi className="truncate">{fileName}</bdi>
        </h3>
        {isOnTheWay && (
          <progress
            className="upload-bar"
            data-tone={tone}
            max={sizeBytes}
            value={sentBytes}
            aria-label={fileName}
          />
        )}
        <p {...(problem !== undefined && { "data-problem": problem === "signIn" ? "wait" : "" })}>
          {isOther && problem === "chooseAgain" ? t("otherFile") : lineOf(upload, t, language)}
        </p>
      </div>
      <div className="upload-acts">
        <Acts upload={upload} onOther={setOther} />
      </div>
    </li>
  );
}

function Picture({ upload: { previewUrl, contentType } }: { upload: Upload }) {
  // biome-ignore lint/performance/noImgElement: a picture of this device, which no server can resize
  if (previewUrl !== undefined) return <img className="upload-picture" src={previewUrl} alt="" />;
  const kind = kindOfType(contentType);
  const Icon = kind === "Image" || kind === "Video" || kind === "Audio" ? icons[kind] : FileText;
  return (
    <span className="upload-picture" aria-hidden="true">
      <Icon />
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
  const { id, fileName: name, state, problem } = upload;
  const main = useMainAction(upload);
  if (state === "done") return <CircleCheck className="upload-done" />;
  return (
    <>
      {(state === "creating" || state === "processing") && <Spinner className="mx-2" />}
      {main && <Act {...main} />}
      {problem === "chooseAgain" && <ChooseAgain {...{ upload, onOther }} />}
      {state !== "creating" && (
        <Act label={t("cancel", { name })} icon={<X />} onPress={() => void uploads.cancel(id)} />
      )}
    </>
  );
}

/** Pause, resume or retry: one button, which keeps the focus when its action changes. */
function useMainAction(upload: Upload): ActProps | undefined {
  const { id, fileName: name, state, canPause } = upload;
  const t = useTranslations("upload");
  if (canPause && (state === "sending" || state === "waiting"))
    return { label: t("pause", { name }), icon: <Pause />, onPress: () => uploads.pause(id) };
  const onPress = () => uploads.retry(id);
  if (state === "paused") return { label: t("resume", { name }), icon: <Play />, onPress };
  if (!mayGoOn(upload)) return;
  return { label: t("retry", { name }), icon: <RotateCw />, onPress };
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
      <Act label={t("choose", { name })} icon={<RotateCw />} onPress={() => input.current?.click()} />
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
