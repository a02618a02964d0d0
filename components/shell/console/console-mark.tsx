import { classNames } from "#components/ui/class-names.ts";

/** The console's own mark: a doorway, in the Space's accent. Decoration: its name stands beside it. */
export function ConsoleMark({ large }: { large?: boolean }) {
  return (
    <svg
      className={classNames(
        "flex-none fill-none stroke-current stroke-2 text-accent forced-colors:stroke-[CanvasText]",
        large ? "size-12" : "size-7",
      )}
      viewBox="0 0 28 28"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="26" height="26" rx="7" />
      <path d="M9 27V14a5 5 0 0 1 10 0v13" />
    </svg>
  );
}
