import { File, FileText, Film, Image as ImageIcon, Music } from "lucide-react";

const icons = { Image: ImageIcon, Video: Film, Audio: Music, Document: FileText };

/** The icon of a kind of file (decisions.md, "mimeGroups"). */
export function FileIcon({ kind, size = 22 }: { kind: string | undefined; size?: number }) {
  const Icon = Object.entries(icons).find(([name]) => name === kind)?.[1] ?? File;
  return <Icon size={size} />;
}
