import { shapesOf } from "#lib/brand/mark-shapes.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { classNames } from "../class-names.ts";

interface BrandMarkProps {
  mark: Brand["mark"];
  large?: boolean;
  className?: string;
}

const line = "fill-none stroke-on-fill stroke-[1.9] [stroke-linecap:round]";

/** A Space's logo. Hidden from screen readers: the name is beside it. */
export function BrandMark({ mark, large, className }: BrandMarkProps) {
  const { fill, stroke, faint } = shapesOf(mark);
  return (
    <svg
      className={classNames("flex-none text-fill", large ? "size-12" : "size-7", className)}
      viewBox="0 0 28 28"
      aria-hidden="true"
    >
      <rect width="28" height="28" rx="8" fill="currentColor" />
      {fill !== "" && <path className="fill-on-fill" d={fill} />}
      {stroke !== "" && <path className={line} d={stroke} />}
      {faint !== "" && <path className={line} opacity=".55" d={faint} />}
    </svg>
  );
}
