import { Icon } from "#components/ui/icon.tsx";

const icons = { Image: "image", Video: "film", Audio: "eighth-notes", Document: "file-text" } as const;

/** The icon of a kind of file (decisions.md, "mimeGroups"). */
export function FileIcon({ kind, size = 22 }: { kind: string | undefined; size?: number }) {
  const name = Object.entries(icons).find(([mimeGroup]) => mimeGroup === kind)?.[1] ?? "file";
  return <Icon name={name} size={size} />;
}
