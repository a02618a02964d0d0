import { useTranslations } from "next-intl";
import type { Picture } from "#lib/content/display-picture.ts";

/** Pictures three across; each leads to itself in full. */
export function Photos({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTranslations("fields");
  return (
    <ul className="item-photos">
      {pictures.map((picture) => (
        <li key={picture.mediaId}>
          {picture.url === undefined ? (
            <span className="well">
              <bdi>{picture.processing ? t("processing") : (picture.fileName ?? t("picture"))}</bdi>
            </span>
          ) : (
            <a href={picture.url} target="_blank" rel="noopener noreferrer">
              {/* biome-ignore lint/performance/noImgElement: pictures come from the Space's own address. */}
              <img src={picture.url} alt={nameOf(picture) ?? t("picture")} loading="lazy" decoding="async" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ description, title, fileName }: Picture): string | undefined {
  return description ?? title ?? fileName;
}
