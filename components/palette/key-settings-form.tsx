import { useTranslations } from "next-intl";
import { useId } from "react";
import { SegmentButton, Segmented } from "#components/ui/form/segmented.tsx";
import { type KeySettings, useKeySettings } from "#lib/browser/keys/key-settings.ts";

interface KeySettingsFormProps {
  settings: KeySettings;
  onChange: (change: Partial<KeySettings>) => void;
}

/** Whether single characters are shortcuts (WCAG 2.1.4), and whose names keys have. Kept on the device. */
export function KeySettingsForm({ settings, onChange }: KeySettingsFormProps) {
  const t = useTranslations("palette.sheet");
  const { isMac } = useKeySettings();
  const hintId = useId();
  return (
    <div className="keys-settings">
      <label className="keys-switch">
        <input
          type="checkbox"
          checked={settings.characters}
          aria-describedby={hintId}
          onChange={(event) => onChange({ characters: event.target.checked })}
        />
        <span>
          {t("characters")}
          <span className="keys-hint" id={hintId}>
            {t("charactersHint")}
          </span>
        </span>
      </label>
      <div className="keys-names">
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
