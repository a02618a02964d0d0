"use client";

import { useTranslations } from "next-intl";
import { useMediaOrigins } from "#components/ui/picture/media-origins.tsx";
import type { RichPicture } from "#lib/fields/rich-text/rich-text.ts";
import { mediaAddress } from "#lib/fields/rich-text/safe-address.ts";
import { noPictureClass } from "./no-picture.ts";

/** A picture in a text, or a link to it if it is not from a media origin of the Space. */
export function Picture({ picture }: { picture: RichPicture }) {
  const { src, alt, caption, size } = picture;
  const address = mediaAddress(src, useMediaOrigins());
  return (
    <figure>
      {address === undefined ? (
        <LinkedPicture picture={picture} />
      ) : (
        // biome-ignore lint/performance/noImgElement: pictures come from the Space's own address.
        <img src={address} alt={alt} {...size} loading="lazy" decoding="async" />
      )}
      {caption !== undefined && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}

function LinkedPicture({ picture: { src, alt, isLink = true } }: { picture: RichPicture }) {
  const t = useTranslations("ui");
  const { host } = new URL(src);
  const words =
    alt === "" ? t("pictureElsewhere", { host }) : t("namedPictureElsewhere", { name: alt, host });
  return (
    <span className={noPictureClass} data-part="no-picture" dir="auto">
      {isLink ? (
        <a href={src} rel="noopener noreferrer nofollow ugc">
          {words}
        </a>
      ) : (
        words
      )}
    </span>
  );
}
