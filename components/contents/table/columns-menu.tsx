"use no memo";

import { Columns3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Menu } from "#components/ui/menu.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import { ColumnsChoice } from "../list-actions.tsx";
import type { ListSubject } from "../list-subject.ts";

const menuId = "list-columns";

interface ColumnsMenuProps {
  subject: ListSubject;
  view: ContentsView;
  onChoose: (keys: readonly string[]) => void;
}

/** Which columns there are besides the name. */
export function ColumnsMenu({ subject, view, onChoose }: ColumnsMenuProps) {
  const t = useTranslations("listTools.columns");
  const [opened, setOpened] = useState(0);
  return (
    <>
      <Button
        className="desktop-only"
        variant="quiet"
        size="small"
        popoverTarget={menuId}
        icon={<Columns3 size={16} strokeWidth={1.75} aria-hidden />}
      >
        {t("button")}
      </Button>
      <Menu id={menuId} label={t("label")} align="end" onOpen={() => setOpened((times) => times + 1)}>
        {opened > 0 && <ColumnsChoice key={opened} {...{ subject, view, onChoose }} />}
      </Menu>
    </>
  );
}
