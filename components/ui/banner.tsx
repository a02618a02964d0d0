import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface BannerProps {
  tone?: "plain" | "accent" | "warning" | "danger";
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** One button or link, at the end. */
  action?: ReactNode;
  /** For a banner that appears after load: `alert` interrupts a screen reader, `status` waits. */
  role?: "alert" | "status";
  children: ReactNode;
}

const icons = { plain: Info, accent: Info, warning: TriangleAlert, danger: CircleAlert };

export function Banner({ tone = "plain", icon, action, role, children }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className="banner" data-tone={tone} role={role}>
      {icon ?? <Icon />}
      <div>{children}</div>
      {action && <div className="banner-action">{action}</div>}
    </div>
  );
}
