import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { useNumber } from "#components/ui/use-number.ts";
import { UploadButton } from "#components/upload/upload-button.tsx";
import type { ShownPage } from "#lib/browser/list/use-collection-page.ts";

interface LibraryHeadProps {
  /** On a phone the search field opens on request. */
  onSearch: () => void;
  list: Pick<ShownPage<unknown>, "total" | "all" | "isEmpty">;
}

/** The title with counts, and the buttons that add files. */
export function LibraryHead({ onSearch, list: { total, all, isEmpty } }: LibraryHeadProps) {
  const t = useTranslations("media");
  const of = useTranslations("list");
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
            icon={<Icon name="search" size={22} />}
            onClick={onSearch}
          />
          <HeadUpload camera label={t("camera")} icon="camera" />
          <HeadUpload multiple label={t("upload")} icon="upload" {...(!isEmpty && { variant: "primary" })} />
        </>
      }
    />
  );
}

interface HeadUploadProps
  extends Pick<ComponentProps<typeof UploadButton>, "label" | "camera" | "multiple" | "variant"> {
  icon: IconName;
}

/** With a label; on a phone only an icon. Without a touch screen, the button for the camera would only open the file dialog. */
function HeadUpload({ icon, variant = "plain", ...rest }: HeadUploadProps) {
  const withCamera = rest.camera && "not-pointer-coarse:hidden";
  return (
    <>
      <UploadButton
        {...rest}
        className={classNames("max-tablet:hidden", withCamera)}
        variant={variant}
        icon={<Icon name={icon} />}
      />
      <UploadButton
        {...rest}
        className={classNames("tablet:hidden", withCamera)}
        variant="quiet"
        iconOnly
        icon={<Icon name={icon} size={22} />}
      />
    </>
  );
}
