import { Download, FileText } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { formatSize } from "#lib/fields/format.ts";
import type { MediaFile as File, Picture } from "#lib/fields/refer/picture.ts";

/** A Media that is no picture: it plays where it stands, or leads to its file. */
export function MediaFile({ media, file }: { media: Picture; file: File }) {
  const name = media.title ?? media.fileName;
  if (file.kind === "video" || file.kind === "audio") {
    const Player = file.kind;
    return (
      <figure className="media-player">
        <Player
          controls
          preload="metadata"
          src={file.url}
          aria-label={name}
          {...(file.kind === "video" && { playsInline: true })}
        />
        {name !== undefined && (
          <figcaption>
            <bdi>{name}</bdi>
          </figcaption>
        )}
      </figure>
    );
  }
  return <FileLink media={media} file={file} />;
}

function FileLink({ media: { title, fileName, description }, file }: { media: Picture; file: File }) {
  const t = useTranslations("fields");
  const language = useLocale();
  const Icon = file.kind === "pdf" ? FileText : Download;
  const facts = [
    file.kind === "pdf" && "PDF",
    file.sizeBytes !== undefined && formatSize(file.sizeBytes, language),
    file.kind === "pdf" ? t("opensBeside") : t("download"),
  ].filter(Boolean);
  return (
    <a className="media-file" href={file.url} target="_blank" rel="noopener noreferrer">
      <Icon size={20} />
      <span>
        <bdi className="name">{title ?? fileName ?? t("file")}</bdi>
        {description !== undefined && <bdi className="aside">{description}</bdi>}
        <span className="aside">{facts.join(" · ")}</span>
      </span>
    </a>
  );
}
