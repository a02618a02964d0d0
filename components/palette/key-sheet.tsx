import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { keyNamesOf } from "#lib/browser/keys/key-names.ts";
import {
  type KeySettings,
  keySettings,
  setKeySettings,
  useKeySettings,
} from "#lib/browser/keys/key-settings.ts";
import type { ShortcutName } from "#lib/browser/keys/shortcuts.ts";
import { sheetGroups } from "./key-sheet-groups.ts";

interface KeySheetProps {
  kinds: readonly Kind[];
  open: boolean;
  onClose: () => void;
}

/** All shortcuts, by page, and their settings. */
export function KeySheet({ kinds, open, onClose }: KeySheetProps) {
  const t = useTranslations("palette.sheet");
  const { settings } = useKeySettings();
  const say = (name: ShortcutName) => t(`names.${name}`);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title")}
      above={<CloseCorner onClose={onClose} />}
      className="tablet:w-[min(56rem,calc(100vw-2rem))]"
      wide
      reads
    >
      <div className="mt-2 columns-2 gap-x-10 max-tablet:columns-1">
        {sheetGroups(kinds, (many) => t("goTo", { many })).map(({ page, rows }) => (
          <section key={page} className="break-inside-avoid py-2" aria-labelledby={`keys-${page}`}>
            <h3 className="py-1 text-12 font-medium text-ink-3" id={`keys-${page}`}>
              {t(`pages.${page}`)}
            </h3>
            <dl>
              {rows.map(({ name, text = say(name), keys, isCharacter }) => (
                <div
                  key={text}
                  className={classNames(
                    "flex min-h-8 flex-wrap items-center gap-x-3 max-tablet:py-1",
                    isCharacter && !settings.characters && "text-ink-3 line-through",
                  )}
                >
                  <dt className="min-w-0 flex-[1_1_7rem] wrap-anywhere">{text}</dt>
                  <dd className="ms-auto flex flex-wrap justify-end gap-1">
                    <Combinations keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <KeySettingsForm
        settings={settings}
        onChange={(change) => setKeySettings({ ...keySettings(), ...change })}
      />
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Stays in the corner while the sheet scrolls. */
function CloseCorner({ onClose }: { onClose: () => void }) {
  const label = useTranslations("palette.sheet")("close");
  return (
    <div className="sticky top-0 z-over float-end -me-2 -mt-2 max-tablet:hidden">
      <Button
        variant="quiet"
        size="small"
        iconOnly
        icon={<Icon name="x" size={18} />}
        aria-label={label}
        title={label}
        onClick={onClose}
      />
    </div>
  );
}

interface KeySettingsFormProps {
  settings: KeySettings;
  onChange: (change: Partial<KeySettings>) => void;
}

/** Whether single characters are shortcuts (WCAG 2.1.4), and the names of keys. Stored on the device. */
function KeySettingsForm({ settings, onChange }: KeySettingsFormProps) {
  const t = useTranslations("palette.sheet");
  const { isMac } = useKeySettings();
  const hintId = useId();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4 border-t border-line pt-4">
      <label className="flex min-h-control flex-[1_1_16rem] items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-px size-4.5 flex-none accent-accent"
          checked={settings.characters}
          aria-describedby={hintId}
          onChange={(event) => onChange({ characters: event.target.checked })}
        />
        <span>
          {t("characters")}
          <span className="block text-13 text-ink-3" id={hintId}>
            {t("charactersHint")}
          </span>
        </span>
      </label>
      <div className="inline-flex flex-wrap items-center gap-2.5 text-13 text-ink-2">
        <span aria-hidden="true">{t("namesOf")}</span>
        <Segmented label={t("namesOf")}>
          <SegmentButton pressed={isMac === true} onClick={() => onChange({ names: "mac" })}>
            Mac
          </SegmentButton>
          <SegmentButton pressed={isMac === false} onClick={() => onChange({ names: "pc" })}>
            PC
          </SegmentButton>
        </Segmented>
      </div>
    </div>
  );
}

/** The key combinations of a shortcut, in words that are read aloud too: "Ctrl K", "G then H", "↑ or ↓". */
function Combinations({ keys }: { keys: readonly string[] }) {
  const t = useTranslations("palette.sheet");
  const { isMac } = useKeySettings();
  return keys.map((combination, index) => (
    <span key={combination} className="inline-flex items-center gap-1">
      {index > 0 && <span className="text-12 text-ink-3">{t("or")}</span>}
      {keyNamesOf(combination, isMac === true).map((name, at) => (
        <span key={name} className="inline-flex items-center gap-1">
          {at > 0 && combination.includes(" ") && <span className="text-12 text-ink-3">{t("then")}</span>}
          <kbd className="kbd touch:inline-grid!">{name}</kbd>
        </span>
      ))}
    </span>
  ));
}
