import { Columns3 } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Checkbox } from "#components/ui/form/checkbox.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLabel } from "#components/ui/menu-item.tsx";
import { whenRouterListens } from "#lib/browser/when-router-listens.ts";
import {
  columnChoices,
  columnsCookie,
  columnsMax,
  columnsOf,
  isPlainColumns,
} from "#lib/collection/of/content-columns.ts";
import { type ContentsSubject, type ContentsView, contentsOf } from "#lib/collection/of/contents.ts";
import type { ViewProps } from "../list-context.ts";
import { useColumnName } from "./column.tsx";

const menuId = "list-columns";

interface ColumnsMenuProps extends ViewProps {
  onChoose: (keys: readonly string[]) => void;
}

/** Which columns there are besides the name. */
export function ColumnsMenu({ subject, view, onChoose }: ColumnsMenuProps) {
  const t = useTranslations("listTools.columns");
  const [opened, setOpened] = useState(0);
  return (
    <>
      <Button
        className="max-tablet:hidden"
        variant="quiet"
        size="small"
        popoverTarget={menuId}
        icon={<Columns3 size={16} />}
      >
        {t("button")}
      </Button>
      <Menu id={menuId} label={t("label")} align="end" onOpen={() => setOpened((times) => times + 1)}>
        {opened > 0 && <ColumnsChoice key={opened} {...{ subject, view, onChoose }} />}
      </Menu>
    </>
  );
}

/** Checkboxes for all columns that the type can show; at most `columnsMax` can be checked. */
function ColumnsChoice({ subject: { type }, view, onChoose }: ColumnsMenuProps) {
  const t = useTranslations("listTools.columns");
  const nameOf = useColumnName(type);
  const hintId = useId();
  // The address follows a moment later; a check is there when it is pressed.
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    columnsOf(type, view.columns).map(({ key }) => key),
  );
  const choose = (keys: readonly string[]) => {
    setChosen(keys);
    onChoose(keys);
  };
  const isFull = chosen.length >= columnsMax;
  const choices = columnChoices(type);
  const withIt = (key: string) =>
    choices.map((column) => column.key).filter((each) => each === key || chosen.includes(each));
  return (
    <fieldset className="min-w-60" aria-describedby={hintId}>
      <legend className="sr-only">{t("label")}</legend>
      <MenuLabel>
        <span id={hintId}>{t(isFull ? "full" : "hint", { max: columnsMax })}</span>
      </MenuLabel>
      {choices.map((column) => {
        const isChosen = chosen.includes(column.key);
        const isOff = isFull && !isChosen;
        return (
          <label
            key={column.key}
            className={classNames("menu-item", isOff ? "cursor-default text-ink-3" : "cursor-pointer")}
          >
            <Checkbox
              checked={isChosen}
              aria-disabled={isOff}
              onChange={() => {
                if (isOff) return;
                choose(isChosen ? chosen.filter((key) => key !== column.key) : withIt(column.key));
              }}
            />
            <span className="truncate">{nameOf(column)}</span>
          </label>
        );
      })}
      {!isPlainColumns(type, chosen) && (
        <Button
          className="mx-0.5 mt-1.5 mb-0.5"
          variant="text"
          size="small"
          onClick={() => choose(columnsOf(type).map(({ key }) => key))}
        >
          {t("usual")}
        </Button>
      )}
    </fieldset>
  );
}

/**
 * The columns of a type as this device remembers them. They stand in for those of the Space file where the address
 * says nothing at all, and then the address says them, so that its link shows the same to others.
 * @param first what the server read of the device's cookie
 */
export function useColumns(
  subject: ContentsSubject,
  first: readonly string[] | undefined,
  atAddress: ContentsView,
) {
  const { type } = subject;
  const [remembered, remember] = useState(first);
  const isBare = useSearchParams().size === 0;
  const view = isBare && remembered !== undefined ? { ...atAddress, columns: remembered } : atAddress;

  const writeAddress = useEffectEvent(() => replaceAddress(subject, view));
  useEffect(() => {
    if (isBare && remembered !== undefined) writeAddress();
  }, [isBare, remembered]);

  const choose = (keys: readonly string[]) => {
    const columns = isPlainColumns(type, keys) ? undefined : keys;
    remember(columns);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
    document.cookie = columnsCookie(type.id, columns);
    replaceAddress(subject, { ...view, columns });
  };
  return { view, choose };
}

function replaceAddress(subject: ContentsSubject, view: ContentsView): void {
  whenRouterListens(() => window.history.replaceState(null, "", contentsOf(subject).address(view)));
}
