import type { ReactNode } from "react";

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
    <div className="trouble">
      {icon}
      <h1 className="trouble-title">{title}</h1>
      <p className="text-15 font-normal text-ink-2">{text}</p>
      {number !== undefined && <p className="mt-2 text-13 font-normal text-ink-3">{number}</p>}
      <div className="trouble-actions">{actions}</div>
    </div>
  );
}
