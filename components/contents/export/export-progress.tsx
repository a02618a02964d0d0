import { useFormatter, useTranslations } from "next-intl";
import { Banner } from "#components/ui/banner.tsx";
import type { ExportStep } from "#lib/browser/export/export-run.ts";
import { totalWords } from "#lib/collection/total-words.ts";

const reasons = new Map([
  ["Unreachable", "unreachable"],
  ["Unavailable", "unreachable"],
  ["AccessDenied", "refused"],
  ["OtherMember", "otherMember"],
  ["BadCursor", "changed"],
  ["Device", "device"],
] as const);

/** How many of how many; and why it waits or has stopped. */
export function ExportProgress({ state }: { state: ExportStep }) {
  const t = useTranslations("listTools.export");
  const format = useFormatter();
  const reason =
    state.kind === "stopped"
      ? ([...reasons].find(([code]) => code === state.code)?.[1] ?? "other")
      : undefined;
  return (
    <div className="export-progress">
      <progress max={Math.max(state.total, 1)} value={state.done} aria-label={t("progress")} />
      <p role="status">
        {t("step", { done: format.number(state.done), total: totalWords(state.total, format.number) })}
        {state.kind === "waiting" && ` ${t("waiting")}`}
      </p>
      {state.kind === "signedOut" && <Banner tone="warning">{t("signedOut")}</Banner>}
      {reason !== undefined && (
        <Banner tone="danger" role="alert">
          {t(`stopped.${reason}`)}
        </Banner>
      )}
    </div>
  );
}
