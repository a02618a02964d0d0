"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { searchOf } from "#lib/content/list/view-parts.ts";
import { readMembersView, type ServedMembers } from "#lib/content/space-members.ts";
import { paths } from "#lib/paths.ts";
import { MembersOfView } from "./members-of-view.tsx";
import type { SpaceDesk } from "./space-desk.ts";

interface SpaceMembersProps {
  desk: SpaceDesk;
  served: ServedMembers;
  /** The way to another Space, on a phone. */
  switcher: ReactNode;
}

/** The members of a Space. The address is the view. */
export function SpaceMembers(props: SpaceMembersProps) {
  const t = useTranslations("console.problem");
  const view = readMembersView(searchOf(useSearchParams()));
  if (view !== undefined) return <MembersOfView {...props} view={view} />;
  const plain = paths.console.space(props.desk.spaceId);
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
