import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { keySettings, setKeySettings, useKeySettings } from "#lib/browser/keys/key-settings.ts";
import type { ShortcutName } from "#lib/browser/keys/shortcuts.ts";
import { KeySettingsForm } from "./key-settings-form.tsx";
import { sheetGroups } from "./key-sheet-groups.ts";
import { WaysOf } from "./ways-of.tsx";

interface KeySheetProps {
  kinds: readonly Kind[];
  open: boolean;
  onClose: () => void;
}

/** All keys, by the page that they work on, and how this device wants them. */
export function KeySheet({ kinds, open, onClose }: KeySheetProps) {
  const t = useTranslations("palette.sheet");
  const { settings } = useKeySettings();
  const say = (name: ShortcutName) => t(`names.${name}`);
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} wide reads>
      <div className="keys">
        {sheetGroups(kinds, (many) => t("goTo", { many })).map(({ page, rows }) => (
          <section key={page} aria-labelledby={`keys-${page}`}>
            <h3 id={`keys-${page}`}>{t(`pages.${page}`)}</h3>
            <dl>
              {rows.map(({ name, text = say(name), keys, isCharacter }) => (
                <div key={text} {...(isCharacter && !settings.characters && { "data-off": "" })}>
                  <dt>{text}</dt>
                  <dd>
                    <WaysOf keys={keys} />
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
