import { Avatar } from "../picture/avatar.tsx";

/** A Space has no picture: two letters in a square, always of the same tint. Decoration: its name stands beside it. */
export function SpaceMark({ id, name, size = 24 }: { id: string; name: string; size?: 24 | 40 }) {
  return (
    <span className="space-mark">
      <Avatar id={id} name={name} size={size} />
    </span>
  );
}
