import type { ComponentProps, ReactNode } from "react";
import { Select } from "#components/ui/form/text-input.tsx";

interface PartProps {
  children: ReactNode;
}

/** Fills a large dialog, which scrolls where that leaves the results too little height. */
export function PickerBody({ children }: PartProps) {
  return <div className="mt-4 flex flex-1 flex-col gap-4">{children}</div>;
}

/** The search and its neighbors. */
export function PickerTools({ children }: PartProps) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}

export function PickerSelect(props: ComponentProps<typeof Select>) {
  return (
    <div className="basis-44">
      <Select {...props} />
    </div>
  );
}

/** The results, with space for their outlines. */
export function PickerScroll({ children }: PartProps) {
  return (
    <div className="-m-1.5 min-h-0 flex-[1_0_9rem] overflow-auto overscroll-contain p-1.5">{children}</div>
  );
}
