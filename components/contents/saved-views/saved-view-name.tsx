import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldProblem } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { type SavedView, viewName, viewNameMax } from "#lib/browser/list/view-store.ts";

interface SavedViewNameProps {
  saved: SavedView;
  rename: (id: string, name: string) => boolean;
  /** It has its name, or keeps the one that it had. */
  end: () => void;
}

/** Another name for a saved view; Escape leaves it as it is. */
export function SavedViewName({ saved, rename, end }: SavedViewNameProps) {
  const t = useTranslations("listTools.views");
  const id = useId();
  const [name, setName] = useState(saved.name);
  const [problem, setProblem] = useState<"empty" | "unkept">();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (viewName(name) === undefined) setProblem("empty");
    else if (rename(saved.id, name)) end();
    else setProblem("unkept");
  };
  return (
    <form className="views-form" onSubmit={onSubmit} noValidate>
      <div className="field">
        <TextInput
          aria-label={t("name")}
          value={name}
          maxLength={viewNameMax}
          autoFocus
          aria-invalid={problem !== undefined}
          {...(problem && { "aria-describedby": `${id}-problem` })}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            end();
          }}
        />
        {problem && <FieldProblem id={id}>{t(`problem.${problem}`)}</FieldProblem>}
      </div>
      <Button type="submit">{t("keep")}</Button>
    </form>
  );
}
