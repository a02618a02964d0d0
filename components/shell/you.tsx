import { useTranslations } from "next-intl";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { titleOfLong } from "./rail.tsx";

/** The member or platform user; without a name if the service did not answer. */
export interface You {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  avatarUrl?: string | null | undefined;
}

/** The account menu, which the rail and the bottom bar open. */
export const youMenuId = "member-menu";

interface YouNamesProps {
  you: You;
  className?: string;
  emailClassName?: string;
}

export function YouNames({ you, className, emailClassName }: YouNamesProps) {
  const t = useTranslations("shell");
  return (
    <span className={classNames("min-w-0 flex-1", className)}>
      <bdi className="block truncate font-semibold [direction:inherit]">{you.name ?? t("you")}</bdi>
      {you.email !== undefined && (
        <bdi
          {...titleOfLong(you.email)}
          className={classNames(
            "block truncate text-12 font-normal text-ink-3 [direction:inherit]",
            emailClassName,
          )}
        >
          {you.email}
        </bdi>
      )}
    </span>
  );
}

export function RailFoot({ you }: { you: You }) {
  return (
    <div className="mt-auto">
      <button
        type="button"
        className={classNames(
          "group relative flex w-full items-center gap-2.5 rounded-3 p-2 text-start hover:bg-hover",
          "group-has-[#member-menu:popover-open]/shell:bg-hover max-desktop:w-auto max-desktop:p-1.5",
        )}
        popoverTarget={youMenuId}
      >
        <Avatar id={you.id} name={you.name} url={you.avatarUrl} size={32} />
        <YouNames
          you={you}
          className={classNames(
            "rail-tip",
            "max-desktop:group-has-[#member-menu:popover-open]/shell:[clip-path:inset(50%)]",
          )}
          emailClassName={classNames(
            "group-hover:text-ink-2 group-has-[#member-menu:popover-open]/shell:text-ink-2",
            "max-desktop:text-ink-inverse-2",
          )}
        />
        <Icon name="chevrons-up-down" className="flex-none text-ink-2 max-desktop:hidden" size={16} />
      </button>
    </div>
  );
}
