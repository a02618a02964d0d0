import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type Kind, midSentence } from "#components/ui/kind.ts";
import { KindIcon } from "#components/ui/kind-icon.tsx";
import { WhenOffered } from "#components/ui/when-offered.tsx";
import { paths } from "#lib/paths.ts";
import { BeginKey } from "./begin-key.tsx";
import { Section } from "./section.tsx";

/** One tile per type of which a member may begin one. */
export function StartSomething({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTranslations("shell");
  const language = useLocale();
  return (
    <Section title={t("startSomething")}>
      <div className="starts">
        {kinds.map(({ id, one, icon }, index) => (
          <WhenOffered key={id} action="create" listId={id}>
            <Link
              href={paths.newContent(id)}
              className="start"
              {...(index === 0 && { "aria-keyshortcuts": "N" })}
            >
              <span className="start-icon">
                <KindIcon icon={icon} />
              </span>
              {t("newKind", { kind: midSentence(one, language) })}
              {index === 0 && <BeginKey href={paths.newContent(id)} />}
            </Link>
          </WhenOffered>
        ))}
      </div>
    </Section>
  );
}
