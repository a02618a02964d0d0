import { useTranslations } from "next-intl";
import { classNames } from "#components/ui/class-names.ts";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { type Picture, pictureWords } from "#lib/fields/refer/picture.ts";
import { MediaFile } from "./media-file.tsx";

/** Pictures in three columns, each with a link to the full picture, and other files below. */
export function Photos({ pictures }: { pictures: readonly Picture[] }) {
  const files = pictures.flatMap((media) => (media.file ? [{ media, file: media.file }] : []));
  const tiles = pictures.filter(({ file }) => file === undefined);
  return (
    <div className="flex flex-col gap-3">
      {tiles.length > 0 && (
        <ul className="grid grid-cols-3 gap-1.5" data-photos="">
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
    </div>
  );
}

const blankClass = classNames(
  "grid aspect-square w-full place-items-center overflow-hidden rounded-2 bg-sunken p-1 text-center text-12",
  "text-ink-3 inset-ring inset-ring-line",
);

function Tile({ picture }: { picture: Picture }) {
  const t = useTranslations("fields");
  if (picture.url === undefined) {
    return (
      <span className={blankClass}>
        <bdi>{picture.processing ? t("processing") : (picture.fileName ?? t("picture"))}</bdi>
      </span>
    );
  }
  return (
    <PictureLink
      className="rounded-2 *:[img]:aspect-square *:[img]:w-full *:[img]:rounded-2"
      picture={picture}
    >
      <SizedPicture
        picture={picture}
        sizes="(width < 48rem) 34vw, 16rem"
        alt={pictureWords(picture) ?? t("picture")}
      />
    </PictureLink>
  );
}

interface PictureLinkProps {
  picture: Picture;
  className: string;
  children: React.ReactNode;
}

/** Opens the picture in the lightbox; without JavaScript, in a new tab. */
export function PictureLink({ picture, className, children }: PictureLinkProps) {
  return (
    <a
      className={classNames("block cursor-zoom-in", className)}
      href={picture.url}
      target="_blank"
      rel="noopener noreferrer"
      data-large={picture.mediaId}
    >
      {children}
    </a>
  );
}
