import { useTranslations } from "next-intl";
import { Avatar } from "#components/ui/picture/avatar.tsx";
import { useAuthorsOfType } from "#lib/browser/content/use-authors-of-type.ts";
import { chosenIn } from "#lib/fields/filter/filter-kinds.ts";
import type { ValueEditorProps } from "../filter.tsx";
import { Choices } from "./choices.tsx";

/** Oneself, or members who wrote what can be seen here. */
export function MemberValue(props: ValueEditorProps) {
  const { subject, field, operator, page, value } = props;
  const t = useTranslations("filter");
  const { type, memberId } = subject;
  const members = useAuthorsOfType(type, { memberId, rows: page?.items ?? [], wanted: true });
  const known = [{ id: memberId, name: t("editor.me"), url: undefined }, ...members];
  const others = chosenIn(field.kind, operator, value)
    .filter((id) => !known.some((member) => member.id === id))
    .map((id) => ({ id, name: t("value.someone"), url: undefined }));
  return (
    <Choices
      {...props}
      className="filter-choice filter-members"
      legend={t("editor.members")}
      options={[...known, ...others]}
    >
      {({ id, name, url }) => (
        <>
          <Avatar id={id} name={name} url={url} />
          <bdi>{name}</bdi>
        </>
      )}
    </Choices>
  );
}
