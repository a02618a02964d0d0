import { ArrowLeft, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
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
    <header className="conflict-top">
      <button type="button" className="conflict-back" onClick={onBack}>
        <ArrowLeft />
        <span>{t("back")}</span>
      </button>
      <p className="conflict-two">{t("twoVersions")}</p>
      {keptAt !== undefined && (
        <p className="conflict-kept" role="status">
          <CircleCheck size={16} />
          <span>
            {t("draftKept")} <Time at={keptAt} form="short" />
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
    <footer className="conflict-foot">
      <p className="conflict-open" role="status">
        <strong>{t("stillOpen", { count: open.length })}</strong>{" "}
        {first && name && (
          <button
            type="button"
            onClick={() => document.getElementById(choiceId(first.slot, "mine"))?.focus()}
          >
            {[name.label, name.language].filter(Boolean).join(", ")}
          </button>
        )}
      </p>
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
