import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type Kind, midSentence } from "#components/ui/kind.ts";
import { KindIcon } from "#components/ui/kind-icon.tsx";
import { paths } from "#lib/paths.ts";
import { Section } from "./section.tsx";

/** One tile per type of which a member may begin one. */
export function StartSomething({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTranslations("shell");
  const language = useLocale();
  return (
    <Section title={t("startSomething")}>
      <div className="starts">
        {kinds.map(({ id, one, icon }) => (
          <Link key={id} href={paths.newContent(id)} className="start">
            <span className="start-icon">
              <KindIcon icon={icon} />
            </span>
            {t("newKind", { kind: midSentence(one, language) })}
          </Link>
        ))}
      </div>
    </Section>
  );
}
