import type { ReactNode } from "react";
import { type SmallPicture, smallUrl } from "#lib/fields/refer/picture.ts";
import { classNames } from "../class-names.ts";

interface PictureWellProps {
  picture: SmallPicture | undefined;
  /** Shown without a picture. */
  icon: ReactNode;
  className: string;
}

/** The small picture of an item. Hidden from screen readers: the title is beside it. */
export function PictureWell({ picture, icon, className }: PictureWellProps) {
  const url = picture && smallUrl(picture);
  return (
    <span className={classNames("picture-well", className)} aria-hidden="true">
      {url === undefined ? (
        icon
      ) : (
        // biome-ignore lint/performance/noImgElement: pictures come from the Space's own address, in sizes of its own.
        <img src={url} alt="" loading="lazy" />
      )}
    </span>
  );
}
