import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** One primary and one plain button. */
  actions?: ReactNode;
  /** Not for a search without results. */
  drawing?: boolean;
  /** The whole page: its title is the `h1`. */
  whole?: boolean;
  className?: string;
}

export function EmptyState({
  title,
  text,
  actions,
  drawing = true,
  whole = false,
  className,
}: EmptyStateProps) {
  const Title = whole ? "h1" : "h2";
  return (
    <div
      className={classNames(
        "grid justify-items-center px-6 pt-[clamp(1rem,9vh,6rem)] pb-16 text-center max-tablet:px-0 max-tablet:pt-6",
        "max-tablet:pb-8",
        className,
      )}
    >
      {drawing && <LightDrawing />}
      <Title className="mt-4 text-20">{title}</Title>
      <p className="mt-1 max-w-108 text-15 font-normal text-balance text-ink-2">{text}</p>
      {actions && (
        <div className="mt-6 flex flex-wrap justify-center gap-2 max-tablet:w-full max-tablet:flex-col">
          {actions}
        </div>
      )}
    </div>
  );
}

const paper = "fill-raised stroke-line-strong";

function LightDrawing() {
  return (
    <svg className="h-auto w-70 max-w-full fill-none" viewBox="0 0 280 190" aria-hidden="true">
      <path className="fill-accent opacity-10" d="M150 0h92L150 178H18z" />
      <path className="stroke-line-strong" d="M10 178.500h260" />
      <rect className={paper} transform="rotate(-7 108 110)" x="70" y="62" width="78" height="104" rx="7" />
      <rect className={paper} transform="rotate(5 168 106)" x="132" y="50" width="82" height="110" rx="7" />
      <rect className={paper} x="98" y="42" width="88" height="122" rx="8" />
      <path className="stroke-accent stroke-2 [stroke-linecap:round]" d="M112 64h34" />
      <path
        className="stroke-line-strong stroke-2 [stroke-linecap:round]"
        d="M112 82h60M112 94h60M112 106h44"
      />
      <path
        className="stroke-accent stroke-2 opacity-55 [stroke-linecap:round]"
        d="M112 140c8-8 16-8 24 0s16 8 24 0"
      />
    </svg>
  );
}
