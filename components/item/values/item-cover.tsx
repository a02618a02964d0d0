import { useTranslations } from "next-intl";
import { MediaFile } from "#components/fields/refer/media-file.tsx";
import { PictureLink } from "#components/fields/refer/photos.tsx";
import type { Part } from "#lib/content/item/item-parts.ts";
import { pictureWords } from "#lib/fields/refer/picture.ts";

/** The picture of an item, wider than its text. One that is not there, or not for this member, takes no room. */
export function ItemCover({ cover }: { cover: Part | undefined }) {
  const t = useTranslations("fields");
  if (cover?.display.kind !== "picture") return null;
  const { picture } = cover.display;
  const { url, title, description, width, height, processing, file } = picture;
  if (file !== undefined) return <MediaFile media={picture} file={file} />;
  if (url === undefined) {
    return processing ? (
      <figure className="item-cover">
        <div className="well">{t("processing")}</div>
      </figure>
    ) : null;
  }
  return (
    <figure className="item-cover">
      <PictureLink picture={picture}>
        {/* biome-ignore lint/performance/noImgElement: pictures come from the Space's own address, in its own sizes. */}
        <img
          src={url}
          alt={pictureWords(picture) ?? t("picture")}
          width={width}
          height={height}
          fetchPriority="high"
        />
      </PictureLink>
      {title !== undefined && description !== undefined && (
        <figcaption>
          <bdi>{title}</bdi>
        </figcaption>
      )}
    </figure>
  );
}
