import { useTranslations } from "next-intl";
import { useState } from "react";
import { backClass } from "#components/editor/editor-bars.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Time } from "#components/ui/time.tsx";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import type { Content } from "#lib/space/content.ts";
import { SlotTexts } from "./decided-rows.tsx";
import { choiceId, useConflictValue } from "./use-comparison.ts";

interface ConflictBarProps {
  keptAt: string | undefined;
  onBack: () => void;
}

export function ConflictBar({ keptAt, onBack }: ConflictBarProps) {
  const t = useTranslations("conflict");
  return (
    <header className="flex min-h-bar flex-none items-center gap-2 border-b border-line px-5 max-tablet:sticky max-tablet:top-0 max-tablet:z-sticky max-tablet:min-h-14 max-tablet:border-b-0 max-tablet:bg-sheet max-tablet:px-2">
      <button
        type="button"
        className={classNames(
          backClass,
          "max-tablet:ms-0 max-tablet:min-h-11 max-tablet:min-w-11 max-tablet:justify-center",
        )}
        onClick={onBack}
      >
        <Icon name="arrow-left" className="text-ink-3 max-tablet:size-5.5 max-tablet:text-ink-2" />
        <span className="max-tablet:sr-only">{t("back")}</span>
      </button>
      <p className="hidden text-16 font-semibold max-tablet:block">{t("twoVersions")}</p>
      {keptAt !== undefined && (
        <p
          className="ms-auto flex items-center gap-2 text-13 tabular-nums text-ink-2 max-tablet:hidden"
          role="status"
        >
          <Icon name="circle-check" className="text-success" size={16} />
          <span>
            {t("draftKept")} · <Time at={keptAt} form="short" />
          </span>
        </p>
      )}
    </header>
  );
}

interface ConflictFootProps {
  open: readonly ComparedSlot[];
  /** The version that the draft is based on, if known. */
  base: Content | undefined;
  slots: readonly Slot[];
  /** The number of the version that would be published. */
  next: number;
  /** Nothing of mine is left to publish. */
  isTheirs: boolean;
  isBusy: boolean;
  onPublish: () => void;
}

export function ConflictFoot({ open, base, slots, next, isTheirs, isBusy, onPublish }: ConflictFootProps) {
  const t = useTranslations("conflict");
  const { named } = useConflictValue();
  const [isShown, setShown] = useState(false);
  const [first] = open;
  const name = first && named(first.slot);
  const texts = base ? textsOf(slots, base) : {};
  return (
    <footer className="flex flex-none items-center gap-2 border-t border-line bg-sheet px-5 py-3 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-bar max-tablet:flex-wrap max-tablet:px-4 max-tablet:pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      <p className="min-w-0 flex-1 text-13 text-ink-2 max-tablet:basis-full" role="status">
        <strong className="font-semibold text-ink">{t("stillOpen", { count: open.length })}</strong>{" "}
        {first && name && (
          <button
            type="button"
            className="relative after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
            onClick={() => document.getElementById(choiceId(first.slot, "mine"))?.focus()}
          >
            {[name.label, name.language].filter(Boolean).join(", ")}
          </button>
        )}
      </p>
      <div className="flex gap-2 max-tablet:w-full max-tablet:flex-wrap">
        {base && (
          <Button className="max-tablet:flex-1" onClick={() => setShown(true)}>
            {t("showBase", { version: base.sys.version })}
          </Button>
        )}
        <Button
          className="max-tablet:flex-1"
          variant="primary"
          busy={isBusy}
          onClick={onPublish}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {isTheirs ? t("takeTheirs", { version: next - 1 }) : t("publish", { version: next })}
        </Button>
      </div>
      {base && (
        <Dialog
          open={isShown}
          onClose={() => setShown(false)}
          title={t("baseTitle", { version: base.sys.version })}
          wide
        >
          <SlotTexts slots={slots.filter(({ name }) => texts[name])} texts={texts} />
          <Button className="w-full" onClick={() => setShown(false)}>
            {t("close")}
          </Button>
        </Dialog>
      )}
    </footer>
  );
}
