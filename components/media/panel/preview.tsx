import { useTranslations } from "next-intl";
import { type MouseEvent, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { Lightbox } from "#components/ui/picture/lightbox.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { errorOf } from "#lib/content/media/media-state.ts";
import { type Picture, pictureWords } from "#lib/fields/refer/picture.ts";
import type { Media } from "#lib/space/media.ts";

const stage = classNames(
  "grid place-items-center gap-3 overflow-hidden rounded-4 bg-sunken inset-ring inset-ring-line",
  "max-tablet:-mx-4 max-tablet:rounded-none max-tablet:inset-ring-0",
);
const shown = "block h-auto max-h-[60dvh] w-full object-contain";

interface PreviewProps {
  media: Media;
  picture: Picture;
  /** Called with the duration, once the player knows it. */
  onLength: (seconds: number) => void;
}

/** The preview of a file: picture, player or icon. Files that could run scripts are never rendered. */
export function Preview({ media, picture, onLength }: PreviewProps) {
  const t = useTranslations("media.panel");
  const { file, url } = picture;
  if (url !== undefined) return <PicturePreview picture={picture} />;
  if (picture.processing) return <Note icon={<Spinner />}>{t("processing")}</Note>;
  if (picture.failed) {
    const error = errorOf(media);
    return (
      <Note icon={<Icon name="circle-exclamation-point" size={28} />} isBad>
        {t("failed")} {error !== undefined && t("failedBecause", { error })}
      </Note>
    );
  }
  if (file?.kind === "video" || file?.kind === "audio") {
    const Player = file.kind;
    return (
      <div className={classNames(stage, "text-ink-3", file.kind === "audio" ? "min-h-24" : "min-h-40")}>
        <Player
          controls
          className={
            file.kind === "audio" ? "w-[calc(100%-2rem)]" : classNames(shown, "bg-[oklch(0.15_0_0)]")
          }
          preload="metadata"
          src={file.url}
          aria-label={pictureWords(picture)}
          onLoadedMetadata={({ currentTarget }) => onLength(currentTarget.duration)}
          {...(file.kind === "video" && { playsInline: true })}
        />
      </div>
    );
  }
  const icon = <FileIcon kind={picture.kind} size={40} />;
  return <Note icon={icon}>{file?.kind === "pdf" ? undefined : t("noPreview")}</Note>;
}

interface NoteProps {
  icon: React.ReactNode;
  isBad?: boolean;
  children: React.ReactNode;
}

function Note({ icon, isBad = false, children }: NoteProps) {
  return (
    <div className={classNames(stage, "min-h-40 py-6", isBad ? "text-danger" : "text-ink-3")} role="status">
      {icon}
      {children !== undefined && (
        <p className="px-5 text-center text-13 wrap-anywhere text-ink-2">{children}</p>
      )}
    </div>
  );
}

function PicturePreview({ picture }: { picture: Picture }) {
  const t = useTranslations("media.panel");
  const [isLarge, setLarge] = useState(false);
  const enlarge = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLarge(true);
  };
  return (
    <>
      <a
        className={classNames(
          stage,
          "min-h-40 cursor-zoom-in text-ink-3 [&>img]:block [&>img]:h-auto [&>img]:max-h-[60dvh] [&>img]:w-full",
          "[&>img]:object-contain",
        )}
        href={picture.url}
        target="_blank"
        rel="noopener noreferrer"
        title={t("enlarge")}
        onClick={enlarge}
      >
        <SizedPicture
          picture={picture}
          sizes="(width < 48rem) 100vw, 24rem"
          alt={pictureWords(picture) ?? t("preview")}
          isEarly
        />
      </a>
      {isLarge && <Lightbox pictures={[picture]} at={0} onTurn={() => {}} onClose={() => setLarge(false)} />}
    </>
  );
}
