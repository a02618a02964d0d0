import { ChevronsUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Avatar } from "#components/ui/picture/avatar.tsx";

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

export function RailFoot({ you }: { you: You }) {
  return (
    <div className="rail-foot">
      <button type="button" className="member-button" popoverTarget={youMenuId}>
        <Avatar id={you.id} name={you.name} url={you.avatarUrl} size={32} />
        <YouNames you={you} />
        <ChevronsUpDown size={16} />
      </button>
    </div>
  );
}
