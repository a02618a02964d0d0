import { Bookmark, BookOpen, History, House, Images, Keyboard, PencilLine, Plus, Search } from "lucide-react";
import { PictureWell } from "#components/ui/picture/picture-well.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { KindIcon } from "#components/ui/space/kind-icon.tsx";
import type { OptionIcon as Icon } from "./palette-option.ts";

const drawn = {
  home: House,
  read: BookOpen,
  media: Images,
  view: Bookmark,
  draft: PencilLine,
  new: Plus,
  search: Search,
  keys: Keyboard,
  recent: History,
};

/** What stands at the start of a row: the picture of an item, the icon of a type, or what the row does. */
export function OptionIcon({ icon, kinds }: { icon: Icon; kinds: readonly Kind[] }) {
  if (icon.is === "kind") return <IconOf contentTypeId={icon.contentTypeId} kinds={kinds} />;
  if (icon.is === "picture") {
    return (
      <PictureWell
        className="palette-picture"
        picture={icon.picture}
        width={28}
        height={28}
        icon={<IconOf contentTypeId={icon.contentTypeId} kinds={kinds} />}
      />
    );
  }
  const Drawn = drawn[icon.is];
  return <Drawn size={18} strokeWidth={1.75} aria-hidden="true" />;
}

function IconOf({ contentTypeId, kinds }: { contentTypeId: string; kinds: readonly Kind[] }) {
  return <KindIcon icon={kinds.find(({ id }) => id === contentTypeId)?.icon ?? "box"} />;
}
