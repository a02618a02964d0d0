import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { paths } from "#lib/paths.ts";

/** Links to the member's own items of each type. */
export function AllOfYours({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTranslations("home");
  return (
    <nav className="mt-2 flex flex-wrap items-center gap-x-1 text-13 text-ink-3" aria-label={t("allOfYours")}>
      <span className="me-1" aria-hidden="true">
        {t("allOfYours")}
      </span>
      {kinds.map(({ id, many }) => (
        <ButtonLink key={id} variant="text" size="small" href={paths.contents(id, { mine: "1" })}>
          {many}
        </ButtonLink>
      ))}
    </nav>
  );
}
