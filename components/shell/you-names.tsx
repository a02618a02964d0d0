import { useTranslations } from "next-intl";
import type { You } from "./you.ts";

export function YouNames({ you }: { you: You }) {
  const t = useTranslations("shell");
  return (
    <span className="member-names">
      <bdi className="member-name">{you.name ?? t("you")}</bdi>
      {you.email !== undefined && <bdi className="member-email">{you.email}</bdi>}
    </span>
  );
}
