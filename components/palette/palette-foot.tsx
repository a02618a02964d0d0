import { useTranslations } from "next-intl";
import { shortcuts } from "#lib/browser/keys/shortcuts.ts";
import { WayKeys } from "./way-keys.tsx";

/** The keys of the palette; all others are a press away. Not there where nobody has keys. */
export function PaletteFoot({ onKeys }: { onKeys: () => void }) {
  const t = useTranslations("palette");
  const own = shortcuts.filter(
    (row) => row.name === "choose" || row.name === "open" || row.name === "newTab",
  );
  return (
    <div className="palette-foot">
      {own.map(({ name, keys }) => (
        <span key={name} aria-hidden="true">
          {keys.map((way) => (
            <WayKeys key={way} way={way} />
          ))}
          {t(`foot.${name}`)}
        </span>
      ))}
      <button type="button" onClick={onKeys}>
        <WayKeys way="?" />
        {t("foot.keys")}
      </button>
    </div>
  );
}
