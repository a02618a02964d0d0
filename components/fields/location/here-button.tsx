import { LocateFixed } from "lucide-react";
import type { Position } from "#lib/fields/location/position.ts";
import { useWhere } from "./use-where.ts";

/** "Where I am", as an icon inside of an input. */
export function HereButton({ found }: { found: (position: Position) => void }) {
  const { label, said, isSilent, button } = useWhere(found);
  return (
    <>
      <button {...button} className="filter-here" aria-label={label} title={label}>
        <LocateFixed size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <span className={isSilent ? "sr-only" : "filter-here-said"} role="status">
        {said}
      </span>
    </>
  );
}
