import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { ColumnsChoice } from "../list-actions.tsx";
import type { ViewProps } from "../list-context.ts";
import type { ColumnSizing } from "./use-column-widths.ts";

const menuId = "list-columns";

interface ColumnsMenuProps extends ViewProps {
  sizing: ColumnSizing;
  onChoose: (keys: readonly string[]) => void;
}

/** Chooses the columns besides the name. */
export function ColumnsMenu({ subject, view, sizing, onChoose }: ColumnsMenuProps) {
  const t = useTranslations("listTools.columns");
  const [opened, setOpened] = useState(0);
  return (
    <>
      <Button
        className="max-tablet:hidden"
        variant="quiet"
        size="small"
        popoverTarget={menuId}
        icon={<Icon name="columns-3" size={16} />}
        title={t("button")}
      >
        <span className="max-desktop:sr-only">{t("button")}</span>
      </Button>
      <Menu id={menuId} label={t("label")} align="end" onOpen={() => setOpened((times) => times + 1)}>
        {opened > 0 && <ColumnsChoice key={opened} {...{ subject, view, sizing, onChoose }} />}
      </Menu>
    </>
  );
}
