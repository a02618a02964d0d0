import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** The main column of a page, and one beside it on a wide screen. */
export const pageColumns = classNames(
  "grid grid-cols-[minmax(0,1fr)_19rem] items-start gap-12",
  "max-desktop:grid-cols-[minmax(0,1fr)] max-desktop:gap-0",
);

interface SectionProps {
  title: string;
  /** Beside the title. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of the page under a title of its own. */
export function Section({ title, end, children }: SectionProps) {
  const id = useId();
  return (
    <section className="mb-10" aria-labelledby={id}>
      <header className="mb-3 flex items-baseline gap-2">
        <h2 className="text-16 font-semibold tracking-[-0.006em]" id={id}>
          {title}
        </h2>
        {end}
      </header>
      {children}
    </section>
  );
}
