import type { ReactNode } from "react";

interface StateProps {
  name: string;
  /** Its components are as wide as the page, not side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** One state of a component, under its name. */
export function State({ name, isWide, children }: StateProps) {
  return (
    <figure className="gallery-state" {...(isWide && { "data-wide": "" })}>
      <figcaption>{name}</figcaption>
      <div>{children}</div>
    </figure>
  );
}

export const longText =
  "The tide tables of the eastern coast, with every harbour between Goseong and Busan, as measured in 2025";
export const koreanText = "동해안의 물때와 항구 목록을 한눈에 볼 수 있어요";
