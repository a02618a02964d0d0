"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { ListView } from "#lib/content/list-view.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { useDesk } from "./list-desk.tsx";
import type { ListSubject } from "./list-subject.ts";
import { OrderButton, OrderMenu } from "./order-menu.tsx";
import { SaveView } from "./save-view.tsx";
import { Whose } from "./whose.tsx";

interface ListToolbarProps {
  subject: ListSubject;
  view: ListView;
  total: number | undefined;
  onColumns: (keys: readonly string[]) => void;
}

/** Look for something, order, columns, export; below it the conditions and the view's name. */
export function ListToolbar({ subject, view, onColumns }: ListToolbarProps) {
  const t = useTranslations("listTools.export");
  const { dialog } = useDesk();
  return (
    <>
      <div className="list-tools">
        <span className="list-tools-gap" />
        <OrderButton {...{ subject, view }} />
        <ColumnsMenu {...{ subject, view }} onChoose={onColumns} />
        <Button
          className="desk-only"
          variant="quiet"
          size="small"
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => dialog.become({ asked: { kind: "export", contents: undefined }, isOpen: true })}
        >
          {t("button")}
        </Button>
      </div>
      <div className="list-conditions">
        <Whose className="phone-only" {...{ subject, view }} />
        <SaveView {...{ subject, view }} />
      </div>
      <OrderMenu {...{ subject, view }} />
    </>
  );
}
