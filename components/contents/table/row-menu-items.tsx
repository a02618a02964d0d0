import { useTranslations } from "next-intl";
import { copy } from "#components/ui/copy-text.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { MenuItem, MenuLabel, MenuLine, MenuLink, MenuNote } from "#components/ui/menu-item.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { deletePermission } from "#lib/browser/deletion/delete-item.ts";
import { leaveList } from "#lib/browser/list/list-return.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { titleOf } from "#lib/fields/display.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-context.ts";
import { mayEdit, useListStore } from "../list-context.ts";

interface RowMenuItemsProps {
  subject: ListSubject;
  content: Content;
  menuId: string;
}

/** Open, edit, share, delete: only what the member may do. */
export function RowMenuItems({ subject, content, menuId }: RowMenuItemsProps) {
  const t = useTranslations("listTools.row");
  const { type, memberId, reading } = subject;
  const { id } = content.sys;
  const address = paths.content(type.id, id);
  const author = shownAuthor(content.sys.createdBy, memberId);
  const { open } = useListStore();
  const permission = deletePermission(contentsOf(subject), content);
  return (
    <>
      <MenuLabel isTitle>
        <bdi className="line-clamp-2 wrap-anywhere">{titleOf(content, reading)?.text ?? t("untitled")}</bdi>
      </MenuLabel>
      <MenuLink href={address} onNavigate={() => leaveList(type.id, id)} icon={<Icon name="file-text" />}>
        {t("open")}
      </MenuLink>
      <MenuLink
        href={address}
        target="_blank"
        onClick={() => document.getElementById(menuId)?.hidePopover()}
        icon={<Icon name="external-link" />}
      >
        {t("newTab")}
      </MenuLink>
      {mayEdit(subject, content) && (
        <MenuLink
          href={paths.editContent(type.id, id)}
          onNavigate={() => leaveList(type.id, id)}
          icon={<Icon name="pencil" />}
          end={<Kbd>E</Kbd>}
        >
          {t("edit")}
        </MenuLink>
      )}
      <MenuItem
        closes={menuId}
        icon={<Icon name="link-2" />}
        onClick={async () => toast(t((await copy(addressOf(address))) ? "copied" : "copyBlocked"))}
      >
        {t("copy")}
      </MenuItem>
      {permission === "refused" && <MenuNote>{t(author.isYou ? "refusedOwn" : "refusedOthers")}</MenuNote>}
      {permission === "allowed" && (
        <>
          <MenuLine />
          <MenuItem
            closes={menuId}
            tone="danger"
            icon={<Icon name="trash" />}
            end={<Kbd>⌫</Kbd>}
            onClick={() => {
              // First, so that the focus returns to the row before the row disappears.
              document.getElementById(menuId)?.hidePopover();
              open({ kind: "delete", items: [content] });
            }}
          >
            {author.isYou ? t("delete") : t("deleteOthers", { name: author.name ?? t("someone") })}
          </MenuItem>
        </>
      )}
    </>
  );
}

function addressOf(path: string): string {
  return new URL(path, window.location.href).href;
}
