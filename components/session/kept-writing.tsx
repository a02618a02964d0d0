import { CircleCheck, PencilLine, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Time } from "#components/ui/time.tsx";
import type { WritingSeen } from "./use-writing.ts";

/** What was being written, and that it is safe; or that it is in this page alone. */
export function KeptWriting({ writing: { title, isKept, savedAt } }: { writing: WritingSeen }) {
  const t = useTranslations("session");
  return (
    <div className="session-kept" data-tone={isKept ? "success" : "warning"}>
      <span className="picture-well">
        <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="session-kept-words">
        <bdi className="session-kept-title">{title === "" ? t("untitled") : title}</bdi>
        <span className="session-kept-state">
          {isKept
            ? savedAt && t.rich("savedAt", { time: () => <Time at={savedAt.toISOString()} form="short" /> })
            : t("unkeptShort")}
        </span>
      </span>
      {isKept ? (
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      )}
    </div>
  );
}
