import { useLocale, useTranslations } from "next-intl";
import { MediaFile } from "#components/fields/refer/media-file.tsx";
import { PictureLink } from "#components/fields/refer/photos.tsx";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { type Part, picturesOf } from "#lib/content/item/item-parts.ts";
import { type Picture, pictureWords } from "#lib/fields/refer/picture.ts";
import { wordsIn } from "#lib/space-file/words.ts";

/** Pictures in two columns with captions, then other files. */
export function ReadingGallery({ part }: { part: Part }) {
  const language = useLocale();
  const all = picturesOf(part.display);
  const pictures = all.filter(({ url }) => url !== undefined);
  const files = all.flatMap((media) => (media.file ? [{ media, file: media.file }] : []));
  if (pictures.length === 0 && files.length === 0) return null;
  return (
    <section className="reading-part">
      <h2>{wordsIn(part.field.label, language)}</h2>
      {pictures.length > 0 && (
        <ul className="reading-gallery">
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice.
            <li key={index}>
              <Plate picture={picture} />
            </li>
          ))}
        </ul>
      )}
      {files.map(({ media, file }) => (
        <MediaFile key={media.mediaId} media={media} file={file} />
      ))}
    </section>
  );
}

function Plate({ picture }: { picture: Picture }) {
  const t = useTranslations("fields");
  const { title, description } = picture;
  const caption = title ?? description;
  return (
    <figure>
      <PictureLink picture={picture}>
        <SizedPicture
          picture={picture}
          sizes="(width < 48rem) 50vw, 24rem"
          alt={pictureWords(picture) ?? t("picture")}
        />
      </PictureLink>
      {caption !== undefined && (
        <figcaption>
          <bdi>{caption}</bdi>
        </figcaption>
      )}
    </figure>
  );
}
