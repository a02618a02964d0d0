import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { JumpButton } from "#components/palette/jump-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Page } from "#components/ui/page.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { pageColumns, Section } from "#components/ui/section.tsx";
import { BrandMark } from "#components/ui/space/brand-mark.tsx";
import { BrandName } from "#components/ui/space/brand-name.tsx";
import { type Kind, midSentence } from "#components/ui/space/kind.ts";
import { StartLink, StartLinks } from "#components/ui/start-link.tsx";
import { WhenOffered } from "#components/ui/when-offered.tsx";
import { paths } from "#lib/paths.ts";
import type { Brand } from "#lib/space-file/schema.ts";
import { BeginKey } from "./begin-key.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { UploadsHere } from "./uploads-here.tsx";

interface HomeViewProps {
  memberId: string;
  brand: { name: string; mark: Brand["mark"] };
  kinds: readonly Kind[];
  /** The name of a member who has published nothing. */
  welcomed?: string | undefined;
  drafts: ReactNode;
  firstDay?: ReactNode;
  lately: ReactNode;
}

export function HomeView({ memberId, brand, kinds, welcomed, drafts, firstDay, lately }: HomeViewProps) {
  const t = useTranslations("home");
  const creatable = kinds.filter(({ create }) => create);
  return (
    <Page>
      <div className="-mx-2 flex min-h-13 items-center tablet:hidden">
        <span className="min-w-0" aria-hidden="true">
          <BrandName mark={<BrandMark mark={brand.mark} />} name={brand.name} />
        </span>
        <JumpButton look="icon" label={useTranslations("shell")("jump")} iconSize={22} />
      </div>
      <PageHead
        title={welcomed === undefined ? t("title") : t.rich("welcome", { name: () => <bdi>{welcomed}</bdi> })}
        underBrand
      />
      <div className={pageColumns}>
        <div>
          {drafts}
          {firstDay}
          {lately}
        </div>
        <div>
          {creatable.length > 0 && <StartSomething kinds={creatable} />}
          <UploadsHere />
          <RecentlyViewed {...{ memberId, kinds }} title={t("viewed")} untitled={t("untitled")} />
        </div>
      </div>
    </Page>
  );
}

function StartSomething({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTranslations("shell");
  const language = useLocale();
  return (
    <Section title={t("create")}>
      <StartLinks>
        {kinds.map(({ id, one, icon }, index) => (
          <WhenOffered key={id} listId={id}>
            <StartLink
              href={paths.newContent(id)}
              icon={<Icon name={icon} />}
              {...(index === 0 && { "aria-keyshortcuts": "N" })}
            >
              {t("newKind", { kind: midSentence(one, language) })}
              {index === 0 && <BeginKey href={paths.newContent(id)} />}
            </StartLink>
          </WhenOffered>
        ))}
      </StartLinks>
    </Section>
  );
}
