import { useTranslations } from "next-intl";
import { goInPlace, inPlace } from "#components/collection/in-place.ts";
import { useNothingFound } from "#components/collection/search-sections.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { UploadButton } from "#components/upload/upload-button.tsx";
import type { MediaPage, MediaView } from "#lib/collection/of/media.ts";
import { paths } from "#lib/paths.ts";
import { useSearchedMediaNames } from "./use-searched-media-names.ts";

interface LibraryEmptyProps {
  view: MediaView;
  page: MediaPage;
  isNarrow: boolean;
}

/**
 * Replaces the files if there are none, none of the member's, or none that match: what will appear here, and what to do
 * next.
 */
export function LibraryEmpty({ view, page, isNarrow }: LibraryEmptyProps) {
  const t = useTranslations("media");
  const none = useNothingFound({ page, names: useSearchedMediaNames() });
  if (isNarrow) {
    return (
      <div role="status">
        <EmptyState
          drawing={false}
          title={t("none.title")}
          text={none === "" ? t("none.text") : none}
          actions={
            <Button variant="primary" size="large" onClick={() => goInPlace(paths.media())}>
              {t("none.clear")}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <EmptyState
      title={t("empty.title")}
      text={t(view.mine ? "empty.mine" : "empty.all")}
      actions={
        <>
          <UploadButton
            variant="primary"
            size="large"
            multiple
            label={t("upload")}
            icon={<Icon name="upload" />}
          />
          {view.mine && (
            <ButtonLink {...inPlace(paths.media())} size="large">
              {t("empty.others")}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
