import { useTranslations } from "next-intl";

/** The member or platform user; without a name if the service did not answer. */
export interface You {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  avatarUrl?: string | null | undefined;
}

/** The account menu, which the rail and the bottom bar open. */
export const youMenuId = "member-menu";

export function YouNames({ you }: { you: You }) {
  const t = useTranslations("shell");
  return (
    <span className="member-names">
      <bdi className="member-name">{you.name ?? t("you")}</bdi>
      {you.email !== undefined && <bdi className="member-email">{you.email}</bdi>}
    </span>
  );
}
