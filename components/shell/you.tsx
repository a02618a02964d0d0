import { useTranslations } from "next-intl";

/** Whose page it is; without a name where the service could not be asked. */
export interface You {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  avatarUrl?: string | null | undefined;
}

/** The menu of who one is and how it looks, which the rail and the bottom bar open. */
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
