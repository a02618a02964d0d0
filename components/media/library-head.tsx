import { Camera, Search, Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { useNumber } from "#components/ui/use-number.ts";
import { UploadButton } from "#components/upload/upload-button.tsx";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";

interface LibraryHeadProps {
  /** On a phone the field to search with comes when it is asked for. */
  onSearch: () => void;
  list: Pick<ShownPage<unknown>, "total" | "all" | "isEmpty">;
}

/** How many of how many, and the ways for a file to come in. */
export function LibraryHead({ onSearch, list: { total, all, isEmpty } }: LibraryHeadProps) {
  const t = useTranslations("media");
  const of = useTranslations("listTools");
  const write = useNumber();
  const shown = total === undefined ? undefined : write(total);
  const number = shown && all !== undefined ? of("of", { shown, all: write(all) }) : shown;
  return (
    <PageHead
      focusable
      title={t("title")}
      {...(number !== undefined &&
        !isEmpty && { number: <span className="max-tablet:hidden">{number}</span> })}
      actions={
        <>
          <Button
            className="tablet:hidden"
            variant="quiet"
            iconOnly
            aria-label={t("openSearch")}
            icon={<Search size={22} />}
            onClick={onSearch}
          />
          <UploadButton className="max-tablet:hidden" camera label={t("camera")} icon={<Camera />} />
          <UploadButton
            className="tablet:hidden"
            variant="quiet"
            iconOnly
            camera
            label={t("camera")}
            icon={<Camera size={22} />}
          />
          <UploadButton
            className="max-tablet:hidden"
            variant={isEmpty ? "plain" : "primary"}
            multiple
            label={t("upload")}
            icon={<Upload />}
          />
          <UploadButton
            className="tablet:hidden"
            variant="quiet"
            iconOnly
            multiple
            label={t("upload")}
            icon={<Upload size={22} />}
          />
        </>
      }
    />
  );
}
