import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inPlace } from "#components/collection/in-place.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { copy } from "#components/ui/copy-text.tsx";
import { FieldProblem } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { toast } from "#components/ui/toast/toast-store.ts";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import {
  type SavedView,
  savedAddress,
  type ViewProblem,
  viewNameMax,
} from "#lib/browser/list/saved-views.ts";

interface SavedViewRowProps {
  saved: SavedView;
  isCurrent: boolean;
  rename: (id: string, name: string) => ViewProblem | undefined;
  remove: () => void;
  close: () => void;
}

/** One saved view: open, rename, share, remove. */
export function SavedViewRow({ saved, isCurrent, rename, remove, close }: SavedViewRowProps) {
  const t = useTranslations("listTools.views");
  const [isNaming, setNaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const address = savedAddress(saved);
  if (isNaming) {
    const end = () => {
      flushSync(() => setNaming(false));
      row.current?.querySelector<HTMLElement>("[data-rename]")?.focus();
    };
    return (
      <li ref={row}>
        <SavedViewName saved={saved} rename={rename} end={end} />
      </li>
    );
  }
  const leading = inPlace(address);
  return (
    <li ref={row} className="-mx-2.5 flex min-w-0 flex-wrap items-center justify-end">
      <ButtonLink
        {...leading}
        onNavigate={(event) => {
          close();
          leading.onNavigate(event);
        }}
        variant="quiet"
        className={classNames(
          "min-w-0 flex-[1_1_7rem] justify-start! px-2.5!",
          isCurrent && "bg-accent-tint! text-accent!",
        )}
        {...(isCurrent && { "aria-current": true })}
      >
        <bdi className="truncate">{saved.name}</bdi>
      </ButtonLink>
      <Tool
        label={t("copyOf", { name: saved.name })}
        icon={<Icon name="link-2" size={16} />}
        onClick={async () => {
          const isCopied = await copy(new URL(address, window.location.href).href);
          toast(t(isCopied ? "copied" : "copyBlocked"));
        }}
      />
      <Tool
        label={t("renameOf", { name: saved.name })}
        icon={<Icon name="pencil" size={16} />}
        isRename
        onClick={() => setNaming(true)}
      />
      <Tool
        label={t("removeOf", { name: saved.name })}
        icon={<Icon name="trash" size={16} />}
        onClick={remove}
      />
    </li>
  );
}

interface ToolProps {
  label: string;
  icon: React.ReactNode;
  isRename?: boolean;
  onClick: () => void;
}

function Tool({ label, icon, isRename = false, onClick }: ToolProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      iconOnly
      aria-label={label}
      title={label}
      icon={icon}
      {...(isRename && { "data-rename": "" })}
      onClick={onClick}
    />
  );
}

interface SavedViewNameProps {
  saved: SavedView;
  rename: (id: string, name: string) => ViewProblem | undefined;
  /** The view has that name, or keeps the one it had. */
  end: () => void;
}

/** Renames a saved view; Escape cancels. */
function SavedViewName({ saved, rename, end }: SavedViewNameProps) {
  const t = useTranslations("listTools.views");
  const id = useId();
  const [name, setName] = useState(saved.name);
  const [problem, setProblem] = useState<ViewProblem>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = rename(saved.id, name);
    setProblem(found);
    if (found === undefined) end();
  };
  return (
    <form className="my-1 flex items-start gap-2 max-tablet:flex-wrap" onSubmit={onSubmit} noValidate>
      <div className="min-w-0 flex-1">
        <TextInput
          aria-label={t("name")}
          value={name}
          maxLength={viewNameMax}
          autoFocus
          aria-invalid={problem !== undefined}
          {...(problem && { "aria-describedby": `${id}-problem` })}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            end();
          }}
        />
        {problem && <FieldProblem id={id}>{t(`problem.${problem}`)}</FieldProblem>}
      </div>
      <Button className="max-tablet:w-full" type="submit">
        {t("rename")}
      </Button>
    </form>
  );
}
