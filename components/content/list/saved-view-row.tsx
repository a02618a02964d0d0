"use client";

import { Link2, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { inPlace } from "#components/list/in-place.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { copy } from "#components/ui/copy-text.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { type SavedView, viewNameMax } from "#lib/browser/view-store.ts";
import { savedAddress } from "./view-search.ts";

interface SavedViewRowProps {
  saved: SavedView;
  isCurrent: boolean;
  rename: (id: string, name: string) => boolean;
  remove: (id: string) => boolean;
  close: () => void;
}

const look = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** One saved view: open, rename, share, remove. */
export function SavedViewRow({ saved, isCurrent, rename, remove, close }: SavedViewRowProps) {
  const t = useTranslations("listTools.views");
  const [name, setName] = useState<string>();
  const address = savedAddress(saved);
  if (name !== undefined) {
    const onSubmit = (event: FormEvent) => {
      event.preventDefault();
      if (rename(saved.id, name)) setName(undefined);
    };
    return (
      <li>
        <form className="views-form" onSubmit={onSubmit}>
          <TextInput
            aria-label={t("name")}
            value={name}
            maxLength={viewNameMax}
            autoFocus
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              event.preventDefault();
              setName(undefined);
            }}
          />
          <Button type="submit">{t("keep")}</Button>
        </form>
      </li>
    );
  }
  const leading = inPlace(address);
  return (
    <li className="saved-view">
      <ButtonLink
        {...leading}
        onNavigate={(event) => {
          close();
          leading.onNavigate(event);
        }}
        variant="quiet"
        className="saved-view-name"
        {...(isCurrent && { "aria-current": true })}
      >
        <bdi className="truncate">{saved.name}</bdi>
      </ButtonLink>
      <Tool
        label={t("copyOf", { name: saved.name })}
        icon={<Link2 {...look} />}
        onClick={async () => {
          const isCopied = await copy(new URL(address, window.location.href).href);
          toast(t(isCopied ? "copied" : "copyBlocked"));
        }}
      />
      <Tool
        label={t("renameOf", { name: saved.name })}
        icon={<Pencil {...look} />}
        onClick={() => setName(saved.name)}
      />
      <Tool
        label={t("removeOf", { name: saved.name })}
        icon={<Trash2 {...look} />}
        onClick={() => remove(saved.id)}
      />
    </li>
  );
}

function Tool({ label, icon, onClick }: { label: string; icon: React.ReactNode; onClick: () => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      iconOnly
      aria-label={label}
      title={label}
      icon={icon}
      onClick={onClick}
    />
  );
}
