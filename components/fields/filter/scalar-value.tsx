import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { isComposing } from "#lib/browser/keys/is-composing.ts";
import { isMany } from "#lib/fields/filter/filter-kinds.ts";
import { joinList, splitList } from "#lib/fields/filter/filter-operator.ts";
import { isFilterValue } from "#lib/fields/filter/filter-value.ts";
import type { ValueEditorProps } from "../filter.tsx";
import { expectedOf } from "./expected.ts";
import { ScalarInput } from "./scalar-input.tsx";
import { useScalarWords } from "./scalar-words.ts";

const examplePattern = "^Tide";

export function ScalarValue(props: ValueEditorProps) {
  return isMany(props.field.kind, props.operator) ? <ManyValues {...props} /> : <OneValue {...props} />;
}

/** One text, number, date or time. */
export function OneValue({ subject, field, operator, value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter");
  const id = useId();
  const expected = expectedOf(field.kind, operator);
  const isPattern = expected === "pattern";
  const isOdd = value !== "" && !isFilterValue(field.kind, operator, value);
  return (
    <Field
      id={id}
      label={isPattern ? t("editor.pattern") : t("edit.value")}
      hint={isPattern && t("editor.patternHint", { example: examplePattern })}
      problem={isOdd && t("problem.fits", { expects: t(`expects.${expected}`) })}
    >
      <ScalarInput
        {...{ id, field, operator, value, onChange }}
        typeId={subject.type.id}
        describedBy={describedBy(id, { hint: isPattern, problem: isOdd })}
        isOdd={isOdd}
      />
    </Field>
  );
}

/** Several texts, numbers, dates or times: the entries above, and an input that adds one on Enter. */
function ManyValues({ subject, field, operator, value, onChange }: ValueEditorProps) {
  const t = useTranslations("filter");
  const id = useId();
  const words = useScalarWords(field, operator);
  const [entries, setEntries] = useState(() => (value === "" ? [] : splitList(value)));
  const [typed, setTyped] = useState("");
  const [round, setRound] = useState(0);
  const isOdd = typed !== "" && !isFilterValue(field.kind, operator, joinList([typed]));
  // Text that isn't added yet counts too, so Enter is optional.
  const tell = (chosen: readonly string[], rest: string) =>
    onChange(joinList(rest === "" || chosen.includes(rest) ? chosen : [...chosen, rest]));
  const choose = (chosen: string[]) => {
    setEntries(chosen);
    setTyped("");
    tell(chosen, "");
  };
  const add = () => {
    if (typed === "" || isOdd) return;
    choose(entries.includes(typed) ? entries : [...entries, typed]);
    setRound(round + 1);
  };
  return (
    <Field
      id={id}
      label={t("edit.value")}
      hint={t("editor.listHint")}
      problem={isOdd && t("problem.fits", { expects: t(`expects.${expectedOf(field.kind, operator)}`) })}
    >
      <ChosenEntries
        entries={entries.map((entry) => ({ id: entry, words: words(entry) }))}
        takeOut={(entry) => choose(entries.filter((each) => each !== entry))}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter belongs to the input inside. */}
      <span
        className="flex gap-2 *:first:min-w-0 *:first:flex-1"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event.nativeEvent) || typed === "") return;
          event.preventDefault();
          add();
        }}
      >
        <ScalarInput
          key={round}
          {...{ id, field, operator, isOdd }}
          typeId={subject.type.id}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            tell(entries, text);
          }}
        />
        <Button onClick={add} aria-disabled={typed === "" || isOdd}>
          {t("edit.add")}
        </Button>
      </span>
    </Field>
  );
}

const entryClass = classNames(
  "inline-flex min-h-7 max-w-full items-center gap-1 rounded-2 bg-hover ps-2 text-13 wrap-anywhere",
  "forced-colors:border",
);
const removeButton =
  "grid size-7 flex-none place-items-center rounded-2 text-ink-2 hover:bg-pressed hover:text-ink touch:size-11";

interface ChosenEntriesProps {
  entries: readonly { id: string; words: string }[];
  takeOut: (id: string) => void;
}

/** The entries, each with a button that removes it. */
function ChosenEntries({ entries, takeOut }: ChosenEntriesProps) {
  const t = useTranslations("filter.edit");
  if (entries.length === 0) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-1.5" aria-label={t("added")}>
      {entries.map(({ id, words }) => (
        <li key={id} className={entryClass}>
          <bdi>{words}</bdi>
          <button
            type="button"
            className={removeButton}
            aria-label={t("remove", { value: words })}
            onClick={() => takeOut(id)}
          >
            <Icon name="x" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
