import { useFormatter, useTranslations } from "next-intl";
import { UnreadableItems } from "#components/collection/unreadable-items.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { Page } from "#components/ui/page.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { SpaceMark } from "#components/ui/picture/avatar.tsx";
import { Time } from "#components/ui/time.tsx";
import { spaceName } from "#lib/content/space-members.ts";
import { paths } from "#lib/paths.ts";
import type { Page as SpacePage } from "#lib/space/list.ts";
import { itemCount } from "#lib/space/list.ts";
import type { SpaceMembership } from "#lib/space/space-memberships.ts";
import { CopyAddress } from "./copy-address.tsx";
import { RoleTags } from "./roles/role-names.tsx";

interface OwnSpacesProps {
  page: SpacePage<SpaceMembership>;
  /** Of the platform user. */
  email: string | undefined;
}

/** The Spaces that the platform user is a member of. Works without scripts. */
export function OwnSpaces({ page, email }: OwnSpacesProps) {
  const t = useTranslations("console.spaces");
  const format = useFormatter();
  const { items, totalCount, next, prev } = page;
  if (itemCount(page) === 0 && prev === undefined) {
    return (
      <Page>
        <EmptyState
          whole
          title={t("emptyTitle")}
          text={email === undefined ? t("emptyPlain") : t("empty", { email })}
          {...(email !== undefined && { actions: <CopyAddress email={email} /> })}
        />
      </Page>
    );
  }
  return (
    <Page>
      <PageHead title={t("title")} {...(totalCount !== undefined && { number: format.number(totalCount) })} />
      <ul>
        {items.map((membership) => (
          <OwnSpace key={membership.sys.id} membership={membership} />
        ))}
      </ul>
      <UnreadableItems items={page.unreadable} />
      {(next !== undefined || prev !== undefined) && (
        <nav className="mt-5 flex justify-end gap-2" aria-label={t("pages")}>
          {prev !== undefined && (
            <ButtonLink size="small" href={paths.console.spaces({ prev })}>
              <Icon name="chevron-left" size={16} />
              {t("previous")}
            </ButtonLink>
          )}
          {next !== undefined && (
            <ButtonLink size="small" href={paths.console.spaces({ next })}>
              {t("next")}
              <Icon name="chevron-right" size={16} />
            </ButtonLink>
          )}
        </nav>
      )}
    </Page>
  );
}

function OwnSpace({ membership: { sys, roles } }: { membership: SpaceMembership }) {
  const t = useTranslations("console.spaces");
  const name = spaceName(sys.space);
  const { locales } = sys.space;
  return (
    <li
      className={classNames(
        "relative isolate grid min-h-row grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_9rem] items-center gap-4",
        "border-b border-line before:absolute before:-inset-x-3 before:inset-y-0 before:z-behind before:rounded-3",
        "hover:before:bg-hover has-[:focus-visible]:before:bg-hover",
        "max-tablet:grid-cols-[auto_minmax(0,1fr)] max-tablet:gap-y-0 max-tablet:py-3",
      )}
    >
      <span className="mx-0.75">
        <SpaceMark id={sys.space.sys.id} name={name} size={40} />
      </span>
      <div>
        <Link
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
          href={paths.console.space(sys.space.sys.id)}
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-13 wrap-anywhere text-ink-3">
          <bdi>{sys.space.sys.id}</bdi>
          {locales !== undefined && locales.length > 0 && <> · {locales.join(", ")}</>}
        </p>
      </div>
      <div className="max-tablet:col-start-2">
        <span className="sr-only">{t("roles")}</span>
        <RoleTags roles={roles} />
      </div>
      <p className="text-end text-13 wrap-anywhere text-ink-3 tabular-nums max-tablet:col-start-2 max-tablet:text-start">
        {t.rich("since", { time: () => <Time at={sys.createdAt} form="short" /> })}
      </p>
    </li>
  );
}
