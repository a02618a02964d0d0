"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DeleteQuestion } from "#components/collection/delete-items.tsx";
import { useDeleteWithUndo } from "#components/collection/delete-with-undo.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuItem, MenuLink, MenuNote } from "#components/ui/menu-item.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { pendingDeletion } from "#lib/browser/deletion/delete-item.ts";
import { addressThatLedTo } from "#lib/browser/list/list-return.ts";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { contentCalls } from "#lib/collection/of/contents.ts";
import { paths } from "#lib/paths.ts";
import { useCopyLink } from "./item-actions.tsx";
import { useType } from "./type-context.tsx";

export interface Deletable {
  contentTypeId: string;
  contentId: string;
  title: string;
  /** The author, if that is another member. */
  othersName: string | undefined;
}

interface ItemMenuProps extends Deletable {
  memberId: string;
  localeIds: readonly string[];
  mayDelete: boolean;
}

const menuId = "item-menu";

/** The rarely used actions. */
export function ItemMenu({ mayDelete, ...item }: ItemMenuProps) {
  const t = useTranslations("item");
  const [isAsking, setAsking] = useState<boolean>();
  const remove = useDeletion(item);
  const copyLink = useCopyLink();
  const { othersName } = item;
  const isOwn = othersName === undefined;
  const isRefused = useRefused(isOwn ? "delete" : "deleteOthers", item.contentTypeId);
  const offersDelete = mayDelete && !isRefused;
  const words = isOwn ? t("delete.action") : t("delete.others", { name: othersName });
  return (
    <>
      <Button
        className="max-tablet:order-1 max-tablet:[&>svg]:size-5 max-tablet:[&>svg]:text-ink"
        variant="quiet"
        size="small"
        iconOnly
        popoverTarget={menuId}
        aria-label={t("more")}
        title={t("more")}
        icon={<Icon name="ellipsis" />}
      />
      <Menu id={menuId} label={t("more")} align="end">
        <MenuLink href={paths.reading(item.contentTypeId, item.contentId)} icon={<Icon name="book-open" />}>
          {t("viewInReader")}
        </MenuLink>
        <MenuItem closes={menuId} icon={<Icon name="link-2" />} onClick={copyLink}>
          {t("copyLink")}
        </MenuItem>
        <Duplicate item={item} />
        {mayDelete && isRefused && <MenuNote>{t(isOwn ? "delete.refusedOwn" : "delete.refused")}</MenuNote>}
        {offersDelete && (
          <MenuItem
            closes={menuId}
            tone="danger"
            icon={<Icon name="trash" />}
            onClick={() => setAsking(true)}
          >
            {words}
          </MenuItem>
        )}
      </Menu>
      {isAsking !== undefined && (
        <DeleteQuestion
          items={[{ id: item.contentId, title: item.title, othersName, mayDelete: true }]}
          isOpen={isAsking}
          close={() => setAsking(false)}
          onDelete={remove}
        />
      )}
    </>
  );
}

/** Opens a draft of a new item with the values of this one. */
function Duplicate({ item }: { item: Omit<ItemMenuProps, "mayDelete"> }) {
  const t = useTranslations("item");
  const router = useRouter();
  const type = useType();
  const isRefused = useRefused("create", type.id);
  if (!type.create || isRefused || item.othersName !== undefined) return null;
  const duplicate = async () => {
    const { duplicateItem } = await import("#lib/browser/drafts/duplicate-item.ts");
    router.push(paths.newContent(type.id, { draft: await duplicateItem({ ...item, type }) }));
  };
  return (
    <MenuItem
      closes={menuId}
      icon={<Icon name="copy" />}
      onClick={() => void duplicate().catch(() => toast(t("duplicateFailed")))}
    >
      {t("duplicate")}
    </MenuItem>
  );
}

/** Goes back to the list, where the deletion can be undone for a few seconds. */
function useDeletion({ contentTypeId, contentId, title, othersName }: Deletable): () => void {
  const router = useRouter();
  const remove = useDeleteWithUndo();
  return () => {
    const right = othersName === undefined ? "delete" : "deleteOthers";
    const list = { id: contentTypeId, ...contentCalls(contentTypeId) };
    remove([pendingDeletion(list, browserSend, { id: contentId, title, right })]);
    router.push(addressThatLedTo(contentTypeId, contentId, paths.contents(contentTypeId)));
  };
}
