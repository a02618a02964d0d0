import { paths } from "#lib/paths.ts";
import { Here } from "./here.tsx";
import { Segmented, segment } from "./segmented.tsx";

interface PreferenceProps {
  name: "theme" | "language";
  label: string;
  chosen: string;
  /** Without a visible label and padding of its own. */
  isBare?: boolean;
  choices: readonly { value: string; label: string; language?: string }[];
}

/** A choice that is stored in a cookie. Works without scripts. */
export function Preference({ name, label, chosen, choices, isBare = false }: PreferenceProps) {
  return (
    <form method="post" action={paths.preferences()} className={isBare ? undefined : "px-2.5 py-1.5"}>
      <Here />
      {!isBare && (
        <span className="mb-1.5 block text-12 font-medium text-ink-3" aria-hidden="true">
          {label}
        </span>
      )}
      <Segmented label={label} wide={!isBare}>
        {choices.map(({ value, label: words, language }) => (
          <button
            key={value}
            type="submit"
            name={name}
            value={value}
            lang={language}
            className={segment({ padding: "narrow" })}
            aria-pressed={value === chosen}
          >
            {words}
          </button>
        ))}
      </Segmented>
    </form>
  );
}
