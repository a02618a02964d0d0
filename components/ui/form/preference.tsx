import { paths } from "#lib/paths.ts";
import { Here } from "./here.tsx";
import { Segmented } from "./segmented.tsx";

interface PreferenceProps {
  name: "theme" | "language";
  label: string;
  chosen: string;
  choices: readonly { value: string; label: string; language?: string }[];
}

/** A choice that is stored in a cookie. Works without scripts. */
export function Preference({ name, label, chosen, choices }: PreferenceProps) {
  return (
    <form method="post" action={paths.preferences()} className="preference">
      <Here />
      <span className="preference-label" aria-hidden="true">
        {label}
      </span>
      <Segmented label={label}>
        {choices.map(({ value, label: words, language }) => (
          <button
            key={value}
            type="submit"
            name={name}
            value={value}
            lang={language}
            className="segment"
            aria-pressed={value === chosen}
          >
            {words}
          </button>
        ))}
      </Segmented>
    </form>
  );
}
