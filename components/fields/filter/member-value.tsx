import { useTranslations } from "next-intl";
import { useId } from "react";
import { Avatar } from "#components/ui/avatar.tsx";
import { useMembersSeen } from "#lib/browser/content/use-members-seen.ts";
import { isMany } from "#lib/fields/filter/filter-kinds.ts";
import { joinList, splitList } from "#lib/fields/filter/filter-list.ts";
import type { ValueEditorProps } from "../filter.tsx";

/** Oneself, or members who wrote what can be seen here. */
export function MemberValue(props: ValueEditorProps) {
  const { subject, field, operator, page, value, onChange } = props;
  const t = useTranslations("filter");
  const name = useId();
  const { type, memberId } = subject;
  const members = useMembersSeen(type, { memberId, rows: page?.items ?? [], wanted: true });
  const many = isMany(field.kind, operator);
  const chosen = value === "" ? [] : many ? splitList(value) : [value];
  const known = [{ id: memberId, name: t("editor.me"), url: undefined }, ...members];
  const others = chosen
    .filter((id) => !known.some((member) => member.id === id))
    .map((id) => ({ id, name: t("value.someone"), url: undefined }));
  return (
    <fieldset className="filter-choice filter-members">
      <legend className="sr-only">{t("editor.members")}</legend>
      {[...known, ...others].map(({ id, name: nickname, url }) => (
        <label key={id}>
          <input
            type={many ? "checkbox" : "radio"}
            name={name}
            checked={chosen.includes(id)}
            onChange={(event) => {
              const rest = chosen.filter((each) => each !== id);
              onChange(many ? joinList(event.target.checked ? [...rest, id] : rest) : id);
            }}
          />
          <Avatar id={id} name={nickname} url={url} />
          <bdi>{nickname}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
