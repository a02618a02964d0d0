"use client";

import { mediaAddress } from "#lib/fields/rich-text/safe-address.ts";
import { classNames } from "../class-names.ts";
import { initialsOf, tintOf } from "./initials.ts";
import { useMediaOrigins } from "./media-origins.tsx";

const sizes = {
  24: undefined,
  32: "size-8 text-[0.75rem]",
  40: "size-10 text-[0.875rem]",
  80: "size-20 text-[1.5rem]",
};

const tints = [
  "bg-[#cfd3b5]",
  "bg-[#c5cbd9]",
  "bg-[#dcc3c3]",
  "bg-[#e2cdb4]",
  "bg-[#bcd3cb]",
  "bg-[#d3c8dc]",
];

interface AvatarProps {
  /** Of the member; determines the color. */
  id: string;
  name: string | undefined;
  url?: string | null | undefined;
  size?: 24 | 32 | 40 | 80;
  /** Of a Space. */
  square?: boolean;
}

/** A member's picture, if it is from a media origin, or initials. Hidden from screen readers: the name is beside it. */
export function Avatar({ id, name, url, size = 24, square = false }: AvatarProps) {
  const address = mediaAddress(url, useMediaOrigins());
  return (
    <span
      className={classNames(
        "avatar",
        tints[tintOf(id)],
        sizes[size],
        square && "rounded-2",
        square && size === 24 && "text-[0.5625rem]",
      )}
      aria-hidden="true"
    >
      {address !== undefined ? (
        // biome-ignore lint/performance/noImgElement: pictures come from the Space's own address, in sizes of its own.
        <img src={address} alt="" loading="lazy" />
      ) : (
        initialsOf(name ?? "")
      )}
    </span>
  );
}

/** The initials of a Space. */
export function SpaceMark({ id, name, size = 24 }: { id: string; name: string; size?: 24 | 40 }) {
  return (
    <span className="-mx-0.75 flex flex-none">
      <Avatar id={id} name={name} size={size} square />
    </span>
  );
}
