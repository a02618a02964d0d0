import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { paths } from "#lib/paths.ts";

export default function UnknownType() {
  const t = useTranslations("list.unknownType");
  return (
    <div className="list">
      <EmptyState
        whole
        drawing={false}
        title={t("title")}
        text={t("text")}
        actions={
          <ButtonLink href={paths.home()} variant="primary" size="large">
            {t("home")}
          </ButtonLink>
        }
      />
    </div>
  );
}
