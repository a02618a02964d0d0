"use client";

import { CircleCheck, FileText, Film, ImageIcon, Music, Pause, Play, RotateCw, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import type { UploadShown } from "#lib/browser/uploading/upload-shown.ts";
import { uploads } from "#lib/browser/uploads.ts";
import { kindOfType } from "#lib/content/file-kind.ts";
import { lineOf } from "./upload-words.ts";

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const icons = { Image: ImageIcon, Video: Film, Audio: Music } as const;

/** One file: what it is, how far, and the two things that can be done. */
export function UploadRow({ upload }: { upload: UploadShown }) {
  const t = useTranslations("upload");
  const language = useLocale();
  const { state, fileName, sizeBytes, sentBytes, problem } = upload;
  const isBegun = state !== "failed" || sentBytes > 0;
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
          {lineOf(upload, t, language)}
        </p>
      </div>
      <div className="upload-acts">
        <Acts upload={upload} />
      </div>
    </li>
  );
}

function Picture({ upload: { previewUrl, contentType } }: { upload: UploadShown }) {
  // biome-ignore lint/performance/noImgElement: a picture of this device, which no server can make smaller
  if (previewUrl !== undefined) return <img className="upload-picture" src={previewUrl} alt="" />;
  const kind = kindOfType(contentType);
  const Icon = kind === "Image" || kind === "Video" || kind === "Audio" ? icons[kind] : FileText;
  return (
    <span className="upload-picture" aria-hidden="true">
      <Icon {...look} />
    </span>
  );
}

const again: readonly UploadShown["problem"][] = [
  "connection",
  "unavailable",
  "refused",
  "denied",
  "refusedSize",
];

function Acts({ upload }: { upload: UploadShown }) {
  const t = useTranslations("upload");
  const { id, fileName: name, state, canPause, problem } = upload;
  if (state === "done") return <CircleCheck {...look} className="upload-done" />;
  return (
    <>
      {(state === "creating" || state === "processing") && (
        <span className="button-spinner" aria-hidden="true" />
      )}
      {canPause && (state === "sending" || state === "waiting") && (
        <Act label={t("pause", { name })} icon={<Pause {...look} />} onPress={() => uploads.pause(id)} />
      )}
      {state === "paused" && (
        <Act label={t("resume", { name })} icon={<Play {...look} />} onPress={() => uploads.retry(id)} />
      )}
      {problem === "chooseAgain" && <ChooseAgain id={id} name={name} />}
      {state === "failed" && again.includes(problem) && (
        <Act label={t("retry", { name })} icon={<RotateCw {...look} />} onPress={() => uploads.retry(id)} />
      )}
      {state !== "creating" && (
        <Act
          label={t("cancel", { name })}
          icon={<X {...look} />}
          onPress={(button) => takeBack(id, button)}
        />
      )}
    </>
  );
}

/** The row goes, and the focus stays in the tray. */
function takeBack(id: string, button: HTMLButtonElement): void {
  button.closest(".upload-tray")?.querySelector<HTMLElement>("header [aria-expanded]")?.focus();
  void uploads.cancel(id);
}

interface ActProps {
  label: string;
  icon: React.ReactNode;
  onPress: (button: HTMLButtonElement) => void;
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
      onClick={({ currentTarget }) => onPress(currentTarget)}
    />
  );
}

/** The device could not keep the file over a reload: the same one, chosen once more, goes on. */
function ChooseAgain({ id, name }: { id: string; name: string }) {
  const t = useTranslations("upload");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Act
        label={t("choose", { name })}
        icon={<RotateCw {...look} />}
        onPress={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (file !== undefined) void uploads.giveFile(id, file);
        }}
      />
    </>
  );
}
