import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BrandMark } from "#components/ui/brand-mark.tsx";
import { JumpButton } from "#components/ui/jump-button.tsx";
import type { Kind } from "#components/ui/kind.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Brand } from "#lib/space-file/schema.ts";
import { StartSomething } from "./start-something.tsx";
import { UploadsHere } from "./uploads-here.tsx";

interface HomeViewProps {
  brand: { name: string; mark: Brand["mark"] };
  kinds: readonly Kind[];
  /** What is written on this device and not published. */
  drafts: ReactNode;
  /** What changed lately, in whichever state that is. */
  lately: ReactNode;
}

export function HomeView({ brand, kinds, drafts, lately }: HomeViewProps) {
  const t = useTranslations("home");
  const creatable = kinds.filter(({ create }) => create);
  return (
    <div className="page">
      <div className="phone-brand">
        <span className="brand" aria-hidden="true">
          <BrandMark mark={brand.mark} />
          <span className="truncate">{brand.name}</span>
        </span>
        <JumpButton className="phone-jump" label={useTranslations("shell")("jump")} iconSize={22} />
      </div>
      <PageHead title={t("title")} underBrand />
      <div className="home">
        <div>
          {drafts}
          {lately}
        </div>
        <div className="home-start">
          {creatable.length > 0 && <StartSomething kinds={creatable} />}
          <UploadsHere />
        </div>
      </div>
    </div>
  );
}
