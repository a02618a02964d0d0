import { Ellipsis, ExternalLink, FileText, Link2, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { copy } from "#components/ui/copy-text.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLabel, MenuLine, MenuLink, MenuNote } from "#components/ui/menu-item.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { deletePermission } from "#lib/browser/deletion/delete-item.ts";
import { leaveList } from "#lib/browser/list/list-return.ts";
import { contentsOf } from "#lib/collection/of/contents.ts";
import { shownAuthor } from "#lib/content/author.ts";
import { titleOf } from "#lib/fields/refer/names.ts";
import { paths } from "#lib/paths.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListSubject } from "../list-context.ts";
import { mayEdit, useListStore } from "../list-context.ts";

const rowMenuId = "list-row-menu";

/** Its target reaches over its edge, but not where the button itself is large enough. */
const moreButton = classNames(
  "relative -me-1.75 grid size-8 place-items-center rounded-2 text-ink-3 hover:bg-hover hover:text-ink",
  "before:absolute before:-inset-1.5 touch:size-11 touch:before:hidden tablet:pointer-coarse:-me-3.25",
  "max-tablet:-me-3 max-tablet:-mt-2 max-tablet:rounded-3",
);

/** Opens the menu that all rows share, for this one. */
export function RowMore({ content, title }: { content: Content; title: string }) {
  const t = useTranslations("listTools.row");
  const { menu } = useListStore();
  return (
    <button
      type="button"
      className={moreButton}
      popoverTarget={rowMenuId}
      aria-haspopup="dialog"
      aria-label={t("actions", { title })}
      onClick={() => {
        // Open for another row, the press would close it and no more.
        if (menu.get() !== content) document.getElementById(rowMenuId)?.hidePopover();
        menu.set(content);
      }}
    >
      <Ellipsis />
    </button>
  );
}

/** What can be done with one row. There is one menu for all of them. */
export function RowMenu({ subject }: { subject: ListSubject }) {
  const t = useTranslations("listTools.row");
  const { menu } = useListStore();
  const content = useSyncExternalStore(menu.subscribe, menu.get, () => undefined);
  return (
    <Menu id={rowMenuId} label={t("menu")} align="end">
      {content && <RowMenuItems {...{ subject, content }} menuId={rowMenuId} />}
    </Menu>
  );
}

/** A row's menu that was opened before the scripts were there is that of the row with the focus; of none, it closes. */
export function useEarlyMenu(): void {
  const { menu, shown } = useListStore();
  const fill = useEffectEvent(() => {
    const element = document.getElementById(rowMenuId);
    if (menu.get() !== undefined || element?.matches(":popover-open") !== true) return;
    const row = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
    const content = shown.get().find(({ sys }) => sys.id === row);
    if (content === undefined) element.hidePopover();
    else menu.set(content);
  });
  useEffect(() => fill(), []);
}

interface RowMenuItemsProps {
  subject: ListSubject;
  content: Content;
  menuId: string;
}

/** Open, change, share, delete: what the member may, and no more. */
function RowMenuItems({ subject, content, menuId }: RowMenuItemsProps) {
  const t = useTranslations("listTools.row");
  const { type, memberId, reading } = subject;
  const { id } = content.sys;
  const address = paths.content(type.id, id);
  const author = shownAuthor(content.sys.createdBy, memberId);
  const { open } = useListStore();
  const permission = deletePermission(contentsOf(subject), content);
  return (
    <>
      <MenuLabel>
        <bdi className="truncate">{titleOf(content, reading)?.text ?? t("untitled")}</bdi>
      </MenuLabel>
      <MenuLink href={address} onNavigate={() => leaveList(type.id, id)} icon={<FileText />}>
        {t("open")}
      </MenuLink>
      <MenuLink
        href={address}
        target="_blank"
        onClick={() => document.getElementById(menuId)?.hidePopover()}
        icon={<ExternalLink />}
      >
        {t("newTab")}
      </MenuLink>
      {mayEdit(subject, content) && (
        <MenuLink
          href={paths.editContent(type.id, id)}
          onNavigate={() => leaveList(type.id, id)}
          icon={<Pencil />}
          end={<Kbd>E</Kbd>}
        >
          {t("edit")}
        </MenuLink>
      )}
      <MenuItem
        closes={menuId}
        icon={<Link2 />}
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
            icon={<Trash2 />}
            end={<Kbd>⌫</Kbd>}
            onClick={() => {
              // First, so that the focus is in the row again when the row goes.
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
