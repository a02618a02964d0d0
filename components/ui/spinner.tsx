import { classNames } from "./class-names.ts";

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        "size-4 flex-none animate-spin rounded-full border-2 border-current/28 border-t-current",
        "motion-reduce:[animation-duration:2.4s]",
        className,
      )}
      aria-hidden="true"
    />
  );
}
