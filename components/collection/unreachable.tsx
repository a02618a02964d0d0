import { useTranslations } from "next-intl";

/** For a part of a list that was to come with an answer, and cannot be had. */
export function Unreachable() {
  return (
    <p className="list-said" role="status">
      {useTranslations("list.problem")("unreachable")}
    </p>
  );
}
