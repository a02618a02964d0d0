import type { Picture } from "#lib/fields/refer/picture.ts";

interface SizedPictureProps {
  picture: Picture;
  /** `sizes` of the `img`. */
  sizes: string;
  alt: string;
  className?: string;
  isEarly?: boolean;
}

/** A picture in the sizes that the service delivers, else as uploaded. */
export function SizedPicture({ picture, sizes, alt, className, isEarly = false }: SizedPictureProps) {
  const { url, smaller = [], original, width, height } = picture;
  const whole =
    original !== undefined || width === undefined || width > 4000 ? [] : [{ url: url ?? "", width }];
  const sources = [...smaller, ...whole].map((each) => `${each.url} ${each.width}w`);
  return (
    // biome-ignore lint/performance/noImgElement: pictures come from the Space's own address, in sizes of its own.
    <img
      src={smaller.at(-1)?.url ?? url}
      {...(smaller.length > 0 && { srcSet: sources.join(", "), sizes })}
      alt={alt}
      className={className}
      width={width}
      height={height}
      loading={isEarly ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
