"use client";

import { Link2, Pencil, Printer } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { useListAddress } from "#lib/browser/list/use-list-return.ts";
import { useRefused } from "#lib/browser/send/refusals.ts";
import { useEager } from "#lib/browser/use-eager.ts";
import { type ContentsPlace, contentsId } from "#lib/collection/of/contents.ts";
import { paths } from "#lib/paths.ts";

/** Copies the address, which says all: item and language. */
export function CopyLink() {
  const t = useTranslations("item");
  const copyLink = useCopyLink();
  return (
    <Button
      className="item-wide"
      variant="quiet"
      size="small"
      iconOnly
      aria-label={t("copyLink")}
      title={t("copyLink")}
      icon={<Link2 size={18} strokeWidth={1.75} aria-hidden />}
      onClick={copyLink}
    />
  );
}

/** Copies the address of the page and says so. */
export function useCopyLink(): () => Promise<void> {
  const t = useTranslations("item");
  return async () => toast((await copy(window.location.href)) ? t("copied") : t("copyBlocked"));
}

interface BackLinkProps {
  /** Where that list stands. */
  place: ContentsPlace;
  contentTypeId: string;
  contentId: string;
  label: string;
  children: ReactNode;
}

/** Leads to the list as it was left, else to the plain one. */
export function BackLink({ place, contentTypeId, contentId, label, children }: BackLinkProps) {
  const router = useRouter();
  const address = useListAddress(contentsId(place, contentTypeId), contentId, paths[place](contentTypeId));
  useShortcut("escape", () => {
    // What is open closes first.
    if (document.querySelector(":popover-open") === null) router.push(address, { scroll: false });
  });
  return (
    <Link className="item-back" href={address} aria-label={label} aria-keyshortcuts="Escape" scroll={false}>
      {children}
    </Link>
  );
}

/** To the editor; only on what one wrote oneself ("createdBy" `:self` is the usual role). */
export function EditLink({ contentTypeId, contentId }: { contentTypeId: string; contentId: string }) {
  const t = useTranslations("item");
  const router = useRouter();
  const href = paths.editContent(contentTypeId, contentId);
  const isRefused = useRefused("update", contentTypeId);
  const eager = useEager(href);
  useShortcut("e", () => {
    if (!isRefused) router.push(href);
  });
  if (isRefused) return null;
  return (
    <ButtonLink
      {...eager}
      href={href}
      prefetch={false}
      size="small"
      icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
      aria-keyshortcuts="E"
    >
      <span className="max-tablet:sr-only">{t("edit")}</span>
      <Kbd>E</Kbd>
    </ButtonLink>
  );
}

/** To paper, as the print style sheet lays it out. */
export function PrintButton() {
  const t = useTranslations("read");
  return (
    <Button
      className="item-wide"
      variant="quiet"
      size="small"
      iconOnly
      aria-label={t("print")}
      title={t("print")}
      icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => window.print()}
    />
  );
}
