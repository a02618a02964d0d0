import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

interface TroubleProps {
  icon?: ReactNode;
  title: string;
  text: ReactNode;
  /** To quote in a report. */
  number?: string | undefined;
  actions: ReactNode;
}

/** Pages without the shell fill the window. */
export const troublePage = "grid min-h-dvh items-center bg-sheet";

export function Trouble({ icon, title, text, number, actions }: TroubleProps) {
  return (
    <div
      className={classNames(
        "mx-auto grid min-h-[60dvh] w-[min(30rem,100%)] content-center justify-items-start gap-1 px-6 py-8",
        "max-tablet:px-4 [&>svg]:mb-3 [&>svg]:text-ink-3",
      )}
    >
      {icon}
      <h1 className="text-[1.75rem]/9 tracking-(--text-28--letter-spacing)">{title}</h1>
      <p className="text-15 font-normal text-ink-2">{text}</p>
      {number !== undefined && <p className="mt-2 text-13 font-normal text-ink-3">{number}</p>}
      <div className="mt-6 flex flex-wrap gap-2 max-tablet:w-full max-tablet:*:flex-1">{actions}</div>
    </div>
  );
}
