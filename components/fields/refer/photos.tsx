import { useTranslations } from "next-intl";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { type Picture, pictureWords } from "#lib/fields/refer/picture.ts";
import { MediaFile } from "./media-file.tsx";

/** Pictures three across, each leading to itself in full; what is no picture stands below them. */
export function Photos({ pictures }: { pictures: readonly Picture[] }) {
  const files = pictures.flatMap((media) => (media.file ? [{ media, file: media.file }] : []));
  const tiles = pictures.filter(({ file }) => file === undefined);
  return (
    <>
      {tiles.length > 0 && (
        <ul className="item-photos">
          {tiles.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice.
            <li key={index}>
              <Tile picture={picture} />
            </li>
          ))}
        </ul>
      )}
      {files.map(({ media, file }) => (
        <MediaFile key={media.mediaId} media={media} file={file} />
      ))}
    </>
  );
}

function Tile({ picture }: { picture: Picture }) {
  const t = useTranslations("fields");
  if (picture.url === undefined) {
    return (
      <span className="well">
        <bdi>{picture.processing ? t("processing") : (picture.fileName ?? t("picture"))}</bdi>
      </span>
    );
  }
  return (
    <PictureLink picture={picture}>
      <SizedPicture
        picture={picture}
        sizes="(width < 48rem) 34vw, 16rem"
        alt={pictureWords(picture) ?? t("picture")}
      />
    </PictureLink>
  );
}

/** Opens the picture large: over the page, and without scripts in a tab of its own. */
export function PictureLink({ picture, children }: { picture: Picture; children: React.ReactNode }) {
  return (
    <a href={picture.url} target="_blank" rel="noopener noreferrer" data-large={picture.mediaId}>
      {children}
    </a>
  );
}
