import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { MoreMenu, moreMenuId } from "#components/collection/more-menu.tsx";
import { WhoseSwitch } from "#components/collection/whose-switch.tsx";
import { viewAddress } from "#components/filter/show-view.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { MenuItem } from "#components/ui/menu-item.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { useNumber } from "#components/ui/use-number.ts";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { totalWords } from "#lib/collection/total-words.ts";
import { oneOf } from "#lib/content/type-words.ts";
import { paths } from "#lib/paths.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import type { ListProps, ListSubject, ViewProps } from "./list-context.ts";
import { useListStore } from "./list-context.ts";
import { LookItems, type LooksProps } from "./looks.tsx";

/** The title with counts, the switch between all and own items, and "New". */
export function ListHead({
  subject,
  view,
  list: { total, all, isEmpty },
  onLook,
}: ListProps & Pick<LooksProps, "onLook">) {
  const t = useTranslations("list");
  const write = useNumber();
  const { type, source } = subject;
  const isManaged = source === "contents";
  const shown = total === undefined ? undefined : totalWords(total, write);
  const number = shown && all !== undefined ? t("of", { shown, all: totalWords(all, write) }) : shown;
  return (
    <PageHead
      focusable
      title={wordsIn(type.label.many, useLocale())}
      {...(!isEmpty && { number })}
      actions={
        <>
          <Whose className="max-tablet:hidden" {...{ subject, view }} />
          {isManaged && type.create && <NewLink subject={subject} variant={isEmpty ? "plain" : "primary"} />}
          {isManaged && !isEmpty && <More {...{ subject, view, onLook }} />}
        </>
      }
    />
  );
}

function More(props: LooksProps) {
  const t = useTranslations("listTools.more");
  const store = useListStore();
  return (
    <MoreMenu store={store} start={<LookItems {...props} />}>
      <MenuItem
        closes={moreMenuId}
        icon={<Icon name="download" />}
        onClick={() => store.open({ kind: "export" })}
      >
        {t("export")}
      </MenuItem>
      <MenuItem
        closes={moreMenuId}
        icon={<Icon name="bookmark" />}
        onClick={() => store.open({ kind: "views" })}
      >
        {t("views")}
      </MenuItem>
    </MoreMenu>
  );
}

function NewLink({ subject: { type }, variant }: { subject: ListSubject; variant: "plain" | "primary" }) {
  const t = useTranslations("list");
  const router = useRouter();
  const language = useLocale();
  const isRefused = useRefused("create", type.id);
  useShortcut("n", () => {
    if (!isRefused) router.push(paths.newContent(type.id));
  });
  if (isRefused) return null;
  return (
    <ButtonLink
      className="min-w-0 shrink! max-tablet:hidden"
      href={paths.newContent(type.id)}
      variant={variant}
      icon={<Icon name="plus" />}
      aria-keyshortcuts="N"
    >
      <span className="truncate">{t("new", { one: oneOf(type, language) })}</span>
      <Kbd>N</Kbd>
    </ButtonLink>
  );
}

/** On a phone it starts the row of filters. */
export function Whose({ subject, view, className }: ViewProps & { className: string }) {
  const t = useTranslations("list");
  return (
    <WhoseSwitch
      label={t("author")}
      words={{ all: t("all"), mine: t("mine") }}
      isMine={view.mine}
      addressOf={(mine) => viewAddress(subject, view, { mine })}
      className={className}
    />
  );
}
