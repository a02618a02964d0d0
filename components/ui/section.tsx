import { type ReactNode, useId } from "react";

/** A part of the page under a title of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section-head">
        <h2 id={id}>{title}</h2>
      </header>
      {children}
    </section>
  );
}
