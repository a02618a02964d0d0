/** Between facts in a line. */
export function Dot() {
  return (
    <span className="px-[0.375em] text-ink-3" aria-hidden="true">
      ·
    </span>
  );
}
