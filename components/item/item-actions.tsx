"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { copy } from "#components/ui/copy-text.tsx";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { Link } from "#components/ui/link.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { useListAddress } from "#lib/browser/list/list-return.ts";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { type ContentsSource, contentsListId } from "#lib/collection/list-ids.ts";
import { paths } from "#lib/paths.ts";
import { backLinkClass } from "./item-layout.tsx";

/** Copies the address of the item in its language. */
export function CopyLink() {
  const t = useTranslations("item");
  return <BarButton label={t("copyLink")} icon="link-2" onClick={useCopyLink()} />;
}

/** Copies the address of the page and says so. */
export function useCopyLink(): () => Promise<void> {
  const t = useTranslations("item");
  return async () => toast((await copy(window.location.href)) ? t("copied") : t("copyBlocked"));
}

interface BackLinkProps {
  /** The kind of the list. */
  place: ContentsSource;
  contentTypeId: string;
  contentId: string;
  label: string;
  children: ReactNode;
}

/** Links back to the list as it was, or to its first page. */
export function BackLink({ place, contentTypeId, contentId, label, children }: BackLinkProps) {
  const router = useRouter();
  const address = useListAddress(
    contentsListId(place, contentTypeId),
    contentId,
    paths[place](contentTypeId),
  );
  useShortcut("escape", () => {
    // Esc first closes whatever is open.
    if (document.querySelector(":popover-open") === null) router.push(address, { scroll: false });
  });
  return (
    <Link
      className={backLinkClass}
      href={address}
      aria-label={label}
      aria-keyshortcuts="Escape"
      scroll={false}
    >
      {children}
    </Link>
  );
}

/** Opens the editor; shown only on own items ("createdBy" `:self` is the usual role). */
export function EditLink({ contentTypeId, contentId }: { contentTypeId: string; contentId: string }) {
  const t = useTranslations("item");
  const router = useRouter();
  const href = paths.editContent(contentTypeId, contentId);
  const isRefused = useRefused("update", contentTypeId);
  useShortcut("e", () => {
    if (!isRefused) router.push(href);
  });
  if (isRefused) return null;
  return (
    <ButtonLink
      className={classNames(
        "max-tablet:w-[min(2.75rem,20vw)] max-tablet:bg-transparent max-tablet:bg-none max-tablet:px-0 max-tablet:inset-ring-0",
        "max-tablet:[&>svg]:m-0 max-tablet:[&>svg]:size-5 max-tablet:[&>svg]:text-ink",
      )}
      href={href}
      size="small"
      icon={<Icon name="pencil" size={16} />}
      aria-keyshortcuts="E"
    >
      <span className="max-tablet:sr-only">{t("edit")}</span>
      <Kbd>E</Kbd>
    </ButtonLink>
  );
}

/** Prints the page with the print style sheet. */
export function PrintButton() {
  const t = useTranslations("read");
  return <BarButton label={t("print")} icon="printer" onClick={() => window.print()} />;
}

interface BarButtonProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

function BarButton({ label, icon, onClick }: BarButtonProps) {
  return (
    <Button
      className="max-tablet:hidden"
      variant="quiet"
      size="small"
      iconOnly
      aria-label={label}
      title={label}
      icon={<Icon name={icon} />}
      {...{ onClick }}
    />
  );
}
