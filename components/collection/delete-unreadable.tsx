import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { deletePermission } from "#lib/browser/deletion/delete-item.ts";
import type { Authored, Deletable } from "#lib/collection/collection.ts";
import { DeleteItems } from "./delete-items.tsx";
import type { IdentifiedItem } from "./unreadable-items.tsx";

interface DeleteUnreadableProps {
  item: IdentifiedItem;
  collection: Deletable<Authored>;
  memberId: string;
  areFiles?: boolean;
}

/** Deletes an item that can't be shown. If its author is unknown, it counts as another member's. */
export function DeleteUnreadable({ item, ...list }: DeleteUnreadableProps) {
  const t = useTranslations("list.unreadable");
  const [isOpen, setOpen] = useState(false);
  const { id, title = id, createdBy = { sys: { id: "" } } } = item;
  const deleted = { sys: { id, createdBy } };
  if (deletePermission(list.collection, deleted) !== "allowed") return null;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={t("deleteNamed", { title })}
        onClick={() => setOpen(true)}
      >
        {t("delete")}
      </Button>
      <DeleteItems
        {...list}
        items={[deleted]}
        nameOf={() => title}
        isOpen={isOpen}
        close={() => setOpen(false)}
      />
    </>
  );
}
