import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface BannerProps {
  tone?: "plain" | "accent" | "warning" | "danger";
  /** Instead of the tone's own. */
  icon?: ReactNode;
  /** One button or link, at the end. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; leave out what was there with the page. */
  role?: "alert" | "status";
  children: ReactNode;
}

const icons = { plain: Info, accent: Info, warning: TriangleAlert, danger: CircleAlert };

/** One sentence in the flow about what is the matter, and one action. */
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
