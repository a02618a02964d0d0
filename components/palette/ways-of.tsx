import { useTranslations } from "next-intl";
import { keyNamesOf } from "#lib/browser/keys/key-names.ts";
import { useKeySettings } from "#lib/browser/keys/key-settings.ts";

/** The ways to press a shortcut, as words that are read aloud too: "Ctrl K", "G then H", "↑ or ↓". */
export function WaysOf({ keys }: { keys: readonly string[] }) {
  const t = useTranslations("palette.sheet");
  const { isMac } = useKeySettings();
  return keys.map((way, index) => (
    <span key={way} className="keys-way">
      {index > 0 && <span className="keys-between">{t("or")}</span>}
      {keyNamesOf(way, isMac === true).map((name, at) => (
        <span key={name} className="keys-way">
          {at > 0 && way.includes(" ") && <span className="keys-between">{t("then")}</span>}
          <kbd className="kbd">{name}</kbd>
        </span>
      ))}
    </span>
  ));
}
