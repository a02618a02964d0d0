import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { SpaceMark } from "#components/ui/picture/avatar.tsx";
import { Time } from "#components/ui/time.tsx";
import { spaceName } from "#lib/content/space-members.ts";
import { paths } from "#lib/paths.ts";
import type { Page } from "#lib/space/list.ts";
import type { SpaceMembership } from "#lib/space/space-memberships.ts";
import { CopyAddress } from "./copy-address.tsx";
import { RoleTags } from "./roles/role-names.tsx";

interface OwnSpacesProps {
  page: Page<SpaceMembership>;
  /** Of the platform user. */
  email: string | undefined;
}

/** The Spaces that the platform user is a member of. Works without scripts. */
export function OwnSpaces({ page, email }: OwnSpacesProps) {
  const t = useTranslations("console.spaces");
  const format = useFormatter();
  const { items, totalCount, next, prev } = page;
  if (items.length === 0 && prev === undefined) {
    return (
      <div className="page">
        <EmptyState
          whole
          title={t("emptyTitle")}
          text={email === undefined ? t("emptyPlain") : t("empty", { email })}
          {...(email !== undefined && { actions: <CopyAddress email={email} /> })}
        />
      </div>
    );
  }
  return (
    <div className="page own-spaces">
      <PageHead title={t("title")} number={format.number(totalCount)} />
      <ul>
        {items.map((membership) => (
          <OwnSpace key={membership.sys.id} membership={membership} />
        ))}
      </ul>
      {(next !== undefined || prev !== undefined) && (
        <nav className="own-spaces-pages" aria-label={t("pages")}>
          {prev !== undefined && (
            <ButtonLink size="small" href={paths.console.spaces({ prev })}>
              <ChevronLeft className="turns" size={16} />
              {t("previous")}
            </ButtonLink>
          )}
          {next !== undefined && (
            <ButtonLink size="small" href={paths.console.spaces({ next })}>
              {t("next")}
              <ChevronRight className="turns" size={16} />
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function OwnSpace({ membership: { sys, roles } }: { membership: SpaceMembership }) {
  const t = useTranslations("console.spaces");
  const name = spaceName(sys.space);
  const { locales } = sys.space;
  return (
    <li className="own-space">
      <SpaceMark id={sys.space.sys.id} name={name} size={40} />
      <div className="own-space-words">
        <Link className="own-space-link" href={paths.console.space(sys.space.sys.id)}>
          <bdi>{name}</bdi>
        </Link>
        <p className="own-space-facts">
          <bdi>{sys.space.sys.id}</bdi>
          {locales !== undefined && locales.length > 0 && <> · {locales.join(", ")}</>}
        </p>
      </div>
      <div className="own-space-roles">
        <span className="sr-only">{t("roles")}</span>
        <RoleTags roles={roles} />
      </div>
      <p className="own-space-since">
        {t.rich("since", { time: () => <Time at={sys.createdAt} form="short" /> })}
      </p>
    </li>
  );
}
