import { useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { type DraftRefusal, draftRefusal } from "#lib/browser/drafts/draft-refusal.ts";
import { CopyText } from "./draft-card.tsx";
import { useDraftTitle } from "./draft-title.ts";

export function DraftRefusalNotice({ refusal: { what, draft, again } }: { refusal: DraftRefusal }) {
  const t = useTranslations("drafts");
  const ui = useTranslations("ui");
  const title = useDraftTitle()(draft);
  return (
    <Banner
      tone="danger"
      className="shadow-2"
      action={
        <span className="flex flex-wrap justify-end gap-2">
          {(what === "undoFailed" || what === "undoRefused") && <CopyText draft={draft} isLarge={false} />}
          {again && (
            <Button size="small" onClick={again}>
              {ui("tryAgain")}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => draftRefusal.set(undefined)}>
            {ui("close")}
          </Button>
        </span>
      }
    >
      {t(what, { title })}
    </Banner>
  );
}
