"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { type MembersPage, membersOf } from "#lib/collection/of/members.ts";
import type { ServedPage } from "#lib/collection/page.ts";
import { searchOf } from "#lib/collection/view.ts";
import { MembersOfView } from "./members-of-view.tsx";
import type { SpaceDesk } from "./space-desk.ts";

interface SpaceMembersProps {
  desk: SpaceDesk;
  served: ServedPage<MembersPage>;
  /** The way to another Space, on a phone. */
  switcher: ReactNode;
}

/** The members of a Space. The address is the view. */
export function SpaceMembers(props: SpaceMembersProps) {
  const t = useTranslations("console.problem");
  const { readView, plain } = membersOf(props.desk.spaceId);
  const address = readView(searchOf(useSearchParams()));
  if ("view" in address) return <MembersOfView {...props} view={address.view} />;
  return (
    <div className="page">
      <EmptyState
        whole
        drawing={false}
        title={t("address")}
        text={t("addressText")}
        actions={
          <ButtonLink variant="primary" href={plain}>
            {t("firstPage")}
          </ButtonLink>
        }
      />
    </div>
  );
}
