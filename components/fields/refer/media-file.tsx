import { useLocale, useTranslations } from "next-intl";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { formatSize } from "#lib/fields/format.ts";
import type { MediaFile as File, Picture } from "#lib/fields/refer/picture.ts";

interface MediaFileProps {
  media: Picture;
  file: File;
  className?: string | undefined;
}

const linkClass =
  "-mx-2 flex items-start gap-3 rounded-3 px-2 py-2.5 text-13 hover:bg-hover print:mx-0 print:px-0";

/** A Media that isn't a picture: a player, or a link to the file. */
export function MediaFile({ media, file, className }: MediaFileProps) {
  const name = media.title ?? media.fileName;
  if (file.kind === "video" || file.kind === "audio") {
    const Player = file.kind;
    return (
      <figure className={className}>
        <Player
          className={classNames("block w-full", file.kind === "video" && "aspect-16/9 rounded-4 bg-[#000]")}
          controls
          preload="metadata"
          src={file.url}
          aria-label={name}
          {...(file.kind === "video" && { playsInline: true })}
        />
        {name !== undefined && (
          <figcaption className="mt-2 text-13 wrap-anywhere text-ink-3">
            <bdi>{name}</bdi>
          </figcaption>
        )}
      </figure>
    );
  }
  return <FileLink {...{ media, file, className }} />;
}

function FileLink({ media: { title, fileName, description }, file, className }: MediaFileProps) {
  const t = useTranslations("fields");
  const language = useLocale();
  const icon = file.kind === "pdf" ? "file-text" : "download";
  const facts = [
    file.kind === "pdf" && "PDF",
    file.sizeBytes !== undefined && formatSize(file.sizeBytes, language),
    file.kind === "pdf" ? t("opensBeside") : t("download"),
  ].filter(Boolean);
  return (
    <a className={classNames(linkClass, className)} href={file.url} target="_blank" rel="noopener noreferrer">
      <Icon name={icon} className="flex-none text-ink-3" size={20} />
      <span className="grid min-w-0 wrap-anywhere">
        <bdi className="font-semibold">{title ?? fileName ?? t("file")}</bdi>
        {description !== undefined && <bdi className="text-ink-3 tabular-nums">{description}</bdi>}
        <span className="text-ink-3 tabular-nums">{facts.join(" · ")}</span>
      </span>
    </a>
  );
}
