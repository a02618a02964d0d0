import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { Here } from "#components/ui/form/here.tsx";
import { type Theme, themes } from "#lib/messages/theme.ts";
import { paths } from "#lib/paths.ts";

/** By day, by night, or as the device: each as it looks. A plain form, a button each. */
export function ThemeChoice({ chosen, label }: { chosen: Theme; label: string }) {
  const t = useTranslations("shell.themes");
  return (
    <form method="post" action={paths.preferences()}>
      <Here />
      <fieldset className="themes">
        <legend className="sr-only">{label}</legend>
        {themes.map((theme) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            className="theme"
            aria-pressed={theme === chosen}
          >
            <Looks theme={theme} />
            <span className="theme-name">
              {t(theme)}
              {theme === chosen && <Check size={16} strokeWidth={1.75} aria-hidden />}
            </span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}

function Looks({ theme }: { theme: Theme }) {
  const shown = theme === "system" ? (["light", "dark"] as const) : [theme];
  return (
    <span className="theme-looks" aria-hidden="true">
      {shown.map((each) => (
        <span key={each} className="theme-look" data-theme={each} />
      ))}
    </span>
  );
}
