import { PartMissing } from "#components/ui/part-missing.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** Keeps the place of a menu's lines until they are there. */
export function blocksOf(lines: number) {
  return (again: (() => void) | undefined) =>
    again ? <PartMissing again={again} /> : <Blocks lines={lines} />;
}

function Blocks({ lines }: { lines: number }) {
  return (
    <div className="menu-blocks" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have nothing else to be told apart by.
        <span key={index} className="menu-item">
          <Skeleton className="menu-block" />
        </span>
      ))}
    </div>
  );
}
