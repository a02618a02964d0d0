import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import type { StepsSubject } from "#lib/browser/list/use-steps.ts";
import { useStepLinks } from "./use-step-links.ts";

/** On a phone the way to the items beside this one is at the thumb, where the reading ends. */
export function ItemFoot({ subject }: { subject: StepsSubject }) {
  const t = useTranslations("item.steps");
  const links = useStepLinks(subject);
  if (!links?.previous && !links?.next) return null;
  return (
    <nav className="item-foot" aria-label={t("beside")}>
      {links.previous && (
        <ButtonLink href={links.previous.href} prefetch={false} onNavigate={links.previous.leave}>
          <ArrowLeft className="turns" size={18} strokeWidth={1.75} aria-hidden />
          {t("previous")}
        </ButtonLink>
      )}
      {links.next && (
        <ButtonLink
          className="item-foot-next"
          href={links.next.href}
          prefetch={false}
          onNavigate={links.next.leave}
        >
          {t("next")}
          <ArrowRight className="turns" size={18} strokeWidth={1.75} aria-hidden />
        </ButtonLink>
      )}
    </nav>
  );
}
