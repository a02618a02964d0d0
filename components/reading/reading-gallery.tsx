import { useLocale, useTranslations } from "next-intl";
import { MediaFile } from "#components/fields/refer/media-file.tsx";
import { PictureLink } from "#components/fields/refer/photos.tsx";
import { readTitleClass } from "#components/item/values/item-place.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { SizedPicture } from "#components/ui/picture/sized-picture.tsx";
import { type Part, picturesOf } from "#lib/content/item/item-parts.ts";
import { type Picture, pictureWords } from "#lib/fields/refer/picture.ts";
import { wordsIn } from "#lib/space-file/words.ts";

export const readPartClass = "mt-12 max-tablet:mt-10 print:mt-8";

const galleryClass = classNames(
  "-mx-12 grid w-[calc(100%+6rem)] grid-cols-2 gap-x-3 gap-y-5 max-desktop:mx-0 max-desktop:w-full",
  "max-tablet:gap-x-2 max-tablet:gap-y-4 print:mx-0 print:w-full",
);
/** The last one of an odd number is wide. */
const plateClass = "group last:odd:col-span-full print:break-inside-avoid";
const linkClass = classNames(
  "rounded-4 *:[img]:aspect-[1.5] *:[img]:w-full *:[img]:rounded-4 forced-colors:*:[img]:border",
  "max-tablet:rounded-3 max-tablet:*:[img]:rounded-3 group-last:group-odd:*:[img]:aspect-[2.1]",
);

/** Pictures in two columns with captions, then other files. */
export function ReadingGallery({ part }: { part: Part }) {
  const language = useLocale();
  const all = picturesOf(part.display);
  const pictures = all.filter(({ url }) => url !== undefined);
  const files = all.flatMap((media) => (media.file ? [{ media, file: media.file }] : []));
  if (pictures.length === 0 && files.length === 0) return null;
  return (
    <section className={readPartClass}>
      <h2 className={readTitleClass}>{wordsIn(part.field.label, language)}</h2>
      {pictures.length > 0 && (
        <ul className={galleryClass}>
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice.
            <li key={index} className={plateClass}>
              <Plate picture={picture} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col gap-3">
        {files.map(({ media, file }) => (
          <MediaFile key={media.mediaId} media={media} file={file} />
        ))}
      </div>
    </section>
  );
}

function Plate({ picture }: { picture: Picture }) {
  const t = useTranslations("fields");
  const { title, description } = picture;
  const caption = title ?? description;
  return (
    <figure>
      <PictureLink className={linkClass} picture={picture}>
        <SizedPicture
          picture={picture}
          sizes="(width < 48rem) 50vw, 24rem"
          alt={pictureWords(picture) ?? t("picture")}
        />
      </PictureLink>
      {caption !== undefined && (
        <figcaption className="mt-2 text-13 wrap-anywhere text-ink-3">
          <bdi>{caption}</bdi>
        </figcaption>
      )}
    </figure>
  );
}
