import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { CrossButton } from "#components/ui/cross-button.tsx";
import { FieldProblem } from "#components/ui/form/field.tsx";
import type { NameProblem } from "#lib/fields/json/change-rows.ts";
import { cellInput, useShown } from "./rows-parts.tsx";

interface ColumnHeadProps {
  id: string;
  at: number;
  column: string;
  problemOf: (typed: string) => NameProblem | undefined;
  onName: (typed: string) => void;
  onRemove: () => void;
}

/** The name of a column. An invalid name stays in the input, with the reason. */
export function ColumnHead({ id, at, column, problemOf, onName, onRemove }: ColumnHeadProps) {
  const t = useTranslations("editor.rows");
  const [typing, setTyping] = useState({ typed: column, column });
  // Otherwise the column was renamed elsewhere, or it is another column.
  const isOfColumn = [typing.column, typing.typed.trim()].includes(column);
  const typed = isOfColumn ? typing.typed : column;
  const problem = problemOf(typed);
  const take = (next: string) => setTyping({ typed: next, column });
  const shown = useShown(typed, take);
  const name = useEffectEvent(() => {
    if (problem === undefined && typed.trim() !== column) onName(typed);
  });
  // A name also becomes valid when another column gives it up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are when the name can have become another one.
  useEffect(() => name(), [typing, problem]);
  return (
    <th scope="col" className="border-e border-line bg-sunken p-0 align-top font-medium">
      <span className="flex items-center pe-0.5">
        <input
          {...shown}
          className={cellInput}
          type="text"
          data-column={at}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={t("columnName", { number: at + 1 })}
          {...(problem && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
          onInput={({ currentTarget }) => take(currentTarget.value)}
          onBlur={() => problem ?? take(typed.trim())}
        />
        <CrossButton label={t("removeColumn", { column })} onClick={onRemove} />
      </span>
      {problem && (
        <div className="px-3 pb-2 text-start">
          <FieldProblem id={id}>{t(problem)}</FieldProblem>
        </div>
      )}
    </th>
  );
}
