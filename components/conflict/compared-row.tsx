import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

/** The field names and the two versions; on a phone below each other. */
export const comparedColumns =
  "grid grid-cols-[8.5rem_repeat(2,minmax(0,1fr))] gap-x-4 max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-6";

export function ComparedRow(props: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className="col-span-full grid grid-cols-subgrid border-b border-line last:border-b-0 max-tablet:block max-tablet:w-full max-tablet:pb-4"
    />
  );
}

/** Its first cell. */
export function RowName({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={classNames(
        "min-w-0 py-4 wrap-anywhere max-tablet:flex max-tablet:flex-wrap max-tablet:items-center max-tablet:justify-between max-tablet:gap-x-2 max-tablet:pb-0",
        className,
      )}
    />
  );
}

export function RowLabel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <strong className="block font-semibold max-tablet:inline">{label}</strong>{" "}
      <small className="flex flex-wrap items-center gap-2 text-13 text-ink-3 max-tablet:ms-2 max-tablet:inline-flex">
        {children}
      </small>
    </>
  );
}
