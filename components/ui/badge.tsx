import type { ReactNode } from "react";

interface BadgeProps {
  tone?: "plain" | "accent" | "warning" | "success" | "danger";
  children: ReactNode;
}

export function Badge({ tone = "plain", children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
