import { shapesOf } from "#lib/brand/mark-shapes.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { classNames } from "../class-names.ts";

/** A Space's logo. Hidden from screen readers: the name is beside it. */
export function BrandMark({ mark, className }: { mark: Brand["mark"]; className?: string }) {
  const { fill, stroke, faint } = shapesOf(mark);
  return (
    <svg className={classNames("mark", className)} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="currentColor" />
      {fill !== "" && <path className="mark-fill" d={fill} />}
      {stroke !== "" && <path className="mark-stroke" d={stroke} />}
      {faint !== "" && <path className="mark-stroke" opacity=".55" d={faint} />}
    </svg>
  );
}
