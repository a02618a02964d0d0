import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { OptionRow } from "./option-row.tsx";
import { type PaletteBodyProps, resultsId } from "./palette-dialog.tsx";
import { PaletteFoot } from "./palette-foot.tsx";
import { PaletteSaid } from "./palette-said.tsx";
import { useOptionKeys } from "./use-option-keys.ts";
import { usePaletteGroups } from "./use-palette-groups.ts";

/** What stands below the box: groups of options, the first of them chosen until somebody chooses. */
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

/** The box says which option it points to, and that one is in sight. */
function useShown(active: string | undefined, onActive: (id: string | undefined) => void): void {
  const tell = useEffectEvent(onActive);
  useEffect(() => {
    tell(active);
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);
}
