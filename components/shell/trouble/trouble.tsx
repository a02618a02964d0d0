import type { ReactNode } from "react";

interface TroubleProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** To quote in a report. */
  number?: string | undefined;
  actions: ReactNode;
}

export function Trouble({ icon, title, text, number, actions }: TroubleProps) {
  return (
    <div className="trouble">
      {icon}
      <h1>{title}</h1>
      <p>{text}</p>
      {number !== undefined && <p className="trouble-number">{number}</p>}
      <div className="trouble-actions">{actions}</div>
    </div>
  );
}
