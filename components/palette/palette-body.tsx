import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { shortcuts } from "#lib/browser/keys/shortcuts.ts";
import { OptionRow } from "./option-row.tsx";
import { type PaletteBodyProps, resultsId } from "./palette-dialog.tsx";
import type { PaletteSubject } from "./palette-state.ts";
import { useOptionKeys } from "./use-option-keys.ts";
import { usePaletteGroups } from "./use-palette-groups.ts";
import { type Found, isAnswered } from "./use-palette-search.ts";
import { WayKeys } from "./way-keys.tsx";

/** The options below the input, in groups; the first option is active at the start. */
export function PaletteBody({ subject, text, input, onActive, onClose, onKeys }: PaletteBodyProps) {
  const t = useTranslations("palette");
  const { groups, found, isSettled } = usePaletteGroups(subject, text);
  const [pointed, setPointed] = useState<{ id: string; text: string }>();
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const isPointed = pointed?.text === text && ids.includes(pointed.id);
  const active = isPointed ? pointed.id : ids[0];
  const point = (id: string) => setPointed({ id, text });
  useOptionKeys(input, {
    ...{ text, ids, active, onActive: point },
    isSettled: isPointed || isSettled,
    isFound: groups[0]?.name !== "do",
  });
  useShown(active, onActive);

  return (
    <>
      <div className="palette-results" id={resultsId} role="listbox" aria-label={t("results")}>
        {groups.map(({ name, title, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset is one of controls.
          <div key={name} role="group" aria-label={title}>
            <div className="palette-title" role="presentation" aria-hidden="true">
              <bdi>{title}</bdi>
            </div>
            {options.map((option) => (
              <OptionRow
                key={option.id}
                {...{ option, subject, onClose, onKeys }}
                sought={["go", "drafts"].includes(name) || name.startsWith("found-") ? text : ""}
                isActive={option.id === active}
                onPoint={() => point(option.id)}
              />
            ))}
          </div>
        ))}
      </div>
      <PaletteSaid {...{ subject, text, found }} count={ids.length} />
      <PaletteFoot onKeys={onKeys} />
    </>
  );
}

/** Reports the active option to the input and scrolls it into view. */
function useShown(active: string | undefined, onActive: (id: string | undefined) => void): void {
  const tell = useEffectEvent(onActive);
  useEffect(() => {
    tell(active);
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);
}

function PaletteFoot({ onKeys }: { onKeys: () => void }) {
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

interface PaletteSaidProps {
  subject: PaletteSubject;
  text: string;
  found: ReadonlyMap<string, Found>;
  count: number;
}

/** The types whose search failed; and for screen readers the number of results once all have answered. */
function PaletteSaid({ subject, text, found, count }: PaletteSaidProps) {
  const t = useTranslations("palette");
  const failed = subject.kinds.filter(({ id }) => found.has(id) && found.get(id)?.items === undefined);
  const isKnown = text.trim() === "" || isAnswered(found, subject, text);
  return (
    <>
      <p className="sr-only" role="status">
        {isKnown ? t("count", { count }) : ""}
      </p>
      {failed.length > 0 && (
        <p className="palette-said" role="status">
          {t("failed", { kinds: failed.map(({ many }) => many).join(", ") })}
        </p>
      )}
    </>
  );
}
