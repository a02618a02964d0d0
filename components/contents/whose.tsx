import { useTranslations } from "next-intl";
import { WhoseSwitch } from "#components/collection/whose-switch.tsx";
import type { ContentsView } from "#lib/collection/of/contents.ts";
import type { ListSubject } from "./list-subject.ts";
import { viewAddress } from "./view-address.ts";

interface WhoseProps {
  subject: ListSubject;
  view: ContentsView;
  className: string;
}

/** On a phone it begins the row of filters. */
export function Whose({ subject, view, className }: WhoseProps) {
  const t = useTranslations("list");
  return (
    <WhoseSwitch
      label={t("whose")}
      words={{ all: t("all"), mine: t("mine") }}
      isMine={view.mine}
      addressOf={(mine) => viewAddress(subject, view, { mine })}
      className={className}
    />
  );
}
