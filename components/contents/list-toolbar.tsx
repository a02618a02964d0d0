"use no memo";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { FilterBar } from "#components/filter/filter-bar.tsx";
import { SearchBox } from "#components/filter/search-box.tsx";
import type { ListSubject } from "#components/list/list-subject.ts";
import { Button } from "#components/ui/button.tsx";
import type { ContentsPage, ContentsView } from "#lib/collection/of/contents.ts";
import { useDesk } from "./list-desk.tsx";
import { OrderButton, OrderMenu } from "./order-menu.tsx";
import { SaveView } from "./saved-views/save-view.tsx";
import { ColumnsMenu } from "./table/columns-menu.tsx";
import { Whose } from "./whose.tsx";

interface ListToolbarProps {
  subject: ListSubject;
  view: ContentsView;
  page: ContentsPage | undefined;
  /** Nothing is chosen, named or taken along where it is read. */
  onColumns: ((keys: readonly string[]) => void) | undefined;
}

/** Look for something, order, columns, export; below it the conditions and the view's name. */
export function ListToolbar({ subject, view, page, onColumns }: ListToolbarProps) {
  const t = useTranslations("listTools.export");
  const { dialog } = useDesk();
  return (
    <>
      <div className="list-tools">
        <SearchBox {...{ subject, view, page }} />
        <span className="list-tools-gap" />
        <OrderButton {...{ subject, view }} />
        {onColumns !== undefined && (
          <>
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
          </>
        )}
      </div>
      <FilterBar
        {...{ subject, view, page }}
        start={<Whose className="phone-only" {...{ subject, view }} />}
        end={onColumns !== undefined && <SaveView {...{ subject, view }} />}
      />
      <OrderMenu {...{ subject, view }} />
    </>
  );
}
