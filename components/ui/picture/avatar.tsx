"use client";

import { mediaAddress } from "#lib/fields/rich-text/safe-address.ts";
import { initialsOf, tintOf } from "./initials.ts";
import { useMediaOrigins } from "./media-origins.tsx";

interface AvatarProps {
  /** Of the member; determines the color. */
  id: string;
  name: string | undefined;
  url?: string | null | undefined;
  size?: 24 | 32 | 40 | 80;
}

/** A member's picture, if it is from a media origin, or initials. Hidden from screen readers: the name is beside it. */
export function Avatar({ id, name, url, size = 24 }: AvatarProps) {
  const address = mediaAddress(url, useMediaOrigins());
  return (
    <span className="avatar" data-size={size} data-tint={tintOf(id)} aria-hidden="true">
      {address !== undefined ? (
        // biome-ignore lint/performance/noImgElement: pictures come from the Space's own address, in sizes of its own.
        <img src={address} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        initialsOf(name ?? "")
      )}
    </span>
  );
}

/** The initials of a Space. */
export function SpaceMark({ id, name, size = 24 }: { id: string; name: string; size?: 24 | 40 }) {
  return (
    <span className="space-mark">
      <Avatar id={id} name={name} size={size} />
    </span>
  );
}
