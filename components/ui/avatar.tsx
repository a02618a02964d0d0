import { initialsOf, tintOf } from "./initials.ts";

interface AvatarProps {
  /** Of the member; decides the tint. */
  id: string;
  name: string | undefined;
  url?: string | null | undefined;
  size?: 24 | 32 | 40 | 80;
}

/** A member's picture or two letters. Decoration: the name stands beside it. */
export function Avatar({ id, name, url, size = 24 }: AvatarProps) {
  return (
    <span className="avatar" data-size={size} data-tint={tintOf(id)} aria-hidden="true">
      {url?.startsWith("http") ? (
        // biome-ignore lint/performance/noImgElement: pictures come from the Space's own address, in sizes of its own.
        <img src={url} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        initialsOf(name ?? "")
      )}
    </span>
  );
}
