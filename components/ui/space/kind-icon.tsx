import { Icon } from "#components/ui/icon.tsx";
import type { ContentType } from "#lib/space-file/schema.ts";

/** The icon that a Space gives to a Content Type. */
export function KindIcon({ icon, size }: { icon: ContentType["icon"]; size?: number | undefined }) {
  return <Icon name={icon} size={size} />;
}
