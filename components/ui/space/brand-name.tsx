import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface BrandNameProps {
  mark: ReactNode;
  name: string;
  nameClassName?: string;
}

/** The logo and name of a Space, or of the console. */
export function BrandName({ mark, name, nameClassName }: BrandNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 px-2 py-1 text-16 font-semibold tracking-[-0.01em]">
      {mark}
      <span className={classNames("truncate", nameClassName)}>{name}</span>
    </span>
  );
}
