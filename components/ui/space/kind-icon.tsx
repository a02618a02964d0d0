import { Box, FileText, Footprints, Image, MapPin, NotebookPen } from "lucide-react";
import type { ContentType } from "#lib/space-file/schema.ts";

const icons = {
  "file-text": FileText,
  "map-pin": MapPin,
  footprints: Footprints,
  "notebook-pen": NotebookPen,
  image: Image,
  box: Box,
};

/** The icon that a Space gives to a Content Type. */
export function KindIcon({ icon, size = 18 }: { icon: ContentType["icon"]; size?: number }) {
  const Icon = icons[icon];
  return <Icon size={size} />;
}
