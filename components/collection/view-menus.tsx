import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Menu } from "#components/ui/menu.tsx";
import { MenuLabel, MenuLink } from "#components/ui/menu-item.tsx";
import { type PageSize, pageSizes } from "#lib/collection/view.ts";
import { inPlace } from "./in-place.ts";

export const orderMenuId = "list-order";
export const sizeMenuId = "list-size";

/** The current order, and the button that opens the menu of all orders. */
export function OrderButton({ label }: { label: string }) {
  const t = useTranslations("list.order");
  return (
    <Button
      className="min-w-0 shrink! max-tablet:hidden"
      variant="quiet"
      size="small"
      popoverTarget={orderMenuId}
      icon={<Icon name="arrow-down-wide-narrow" size={16} />}
    >
      <span className="sr-only">{t("label")}: </span>
      <span className="truncate">{label}</span>
    </Button>
  );
}

interface ChoiceProps<Choice extends string | number> {
  current: Choice;
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  /** The URL of the same list with another choice. */
  addressOf: (choice: Choice) => string;
}

/** The menu of orders, as links. */
export function OrderMenu(props: ChoiceProps<string>) {
  const label = useTranslations("list.order")("label");
  return (
    <ChoiceMenu id={orderMenuId} label={label} title={<MenuLabel isTitle>{label}</MenuLabel>} {...props} />
  );
}

/** The menu of page sizes; choosing one goes to the first page. */
export function SizeMenu(props: Pick<ChoiceProps<PageSize>, "current" | "addressOf">) {
  const t = useTranslations("list.pager");
  const labelOf = (size: PageSize) => t("perPage", { size });
  return (
    <div className="contents">
      <Button className="max-tablet:hidden" variant="quiet" size="small" popoverTarget={sizeMenuId}>
        {labelOf(props.current)}
        <Icon name="chevron-down" size={16} />
      </Button>
      <ChoiceMenu
        id={sizeMenuId}
        label={t("size")}
        side="above"
        choices={pageSizes}
        {...{ labelOf, ...props }}
      />
    </div>
  );
}

interface ChoiceMenuProps<Choice extends string | number> extends ChoiceProps<Choice> {
  id: string;
  label: string;
  side?: "below" | "above";
  title?: ReactNode;
}

function ChoiceMenu<Choice extends string | number>(props: ChoiceMenuProps<Choice>) {
  const { id, label, side = "below", title, current, choices, labelOf, addressOf } = props;
  const [wasOpened, setOpened] = useState(false);
  return (
    <Menu {...{ id, label, side }} align="end" onOpen={() => setOpened(true)}>
      {title}
      {wasOpened &&
        choices.map((choice) => (
          <MenuLink
            key={choice}
            {...inPlace(addressOf(choice))}
            {...(choice === current && { "aria-current": "true", end: <Icon name="check" size={16} /> })}
          >
            {labelOf(choice)}
          </MenuLink>
        ))}
    </Menu>
  );
}
