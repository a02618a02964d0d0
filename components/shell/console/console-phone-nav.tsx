"use client";

import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { paths } from "#lib/paths.ts";
import { decodeSegment } from "#lib/space/decode-segment.ts";
import { NavLink } from "../nav-link.tsx";
import { PhoneNavBar } from "../phone-nav-bar.tsx";
import { youMenuId } from "../you.tsx";

/** "Members" links to the current Space, else to the first. */
export function ConsolePhoneNav({ firstSpaceId }: { firstSpaceId: string | undefined }) {
  const t = useTranslations("console.nav");
  const { spaceId } = useParams<{ spaceId?: string }>();
  const open = spaceId === undefined ? firstSpaceId : decodeSegment(spaceId);
  return (
    <PhoneNavBar label={t("label")}>
      <NavLink href={paths.console.spaces()} isWhole>
        <Icon name="layout-grid" size={22} />
        {t("spaces")}
      </NavLink>
      {open !== undefined && (
        <NavLink href={paths.console.space(open)} isWhole>
          <Icon name="users-round" size={22} />
          {t("members")}
        </NavLink>
      )}
      <button type="button" popoverTarget={youMenuId}>
        <Icon name="circle-user-round" size={22} />
        {t("you")}
      </button>
    </PhoneNavBar>
  );
}
