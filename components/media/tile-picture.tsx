import { CircleAlert, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { FileIcon } from "#components/ui/picture/file-icon.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { fileEnding } from "#lib/content/media/media-words.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";

interface TilePictureProps {
  picture: Picture;
  isEarly: boolean;
}

const sizes = "(width < 48rem) 34vw, 16rem";

/** What a tile shows of a file, in a place that is kept for it. Decoration: its name stands below. */
export function TilePicture({ picture, isEarly }: TilePictureProps) {
  return (
    <span className="tile-picture" data-kind={picture.kind}>
      <Shown {...{ picture, isEarly }} />
      <TileBadge picture={picture} />
    </span>
  );
}

function Shown({ picture, isEarly }: TilePictureProps) {
  if (picture.url !== undefined) return <SizedPicture {...{ picture, sizes, isEarly }} alt="" />;
  if (picture.processing) return <span className="button-spinner" aria-hidden="true" />;
  if (picture.failed) return <CircleAlert size={22} strokeWidth={1.75} aria-hidden />;
  if (picture.kind === "Document") return <Paper />;
  return <FileIcon kind={picture.kind} size={28} />;
}

function Paper() {
  return (
    <span className="tile-paper" aria-hidden="true">
      {["a", "b", "c", "d", "e", "f"].map((line) => (
        <i key={line} />
      ))}
    </span>
  );
}

function TileBadge({ picture }: { picture: Picture }) {
  const t = useTranslations("media");
  if (picture.processing)
    return (
      <span className="badge tile-badge" data-quiet="">
        {t("processing")}
      </span>
    );
  if (picture.failed)
    return (
      <span className="badge tile-badge" data-tone="danger">
        {t("failed")}
      </span>
    );
  const ending = fileEnding(picture);
  if (picture.url !== undefined || ending === undefined) return null;
  return (
    <span className="badge tile-badge">
      {picture.file?.kind === "video" && <Play aria-hidden />}
      {ending}
    </span>
  );
}
