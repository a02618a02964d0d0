import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import { entriesOf } from "#lib/fields/list/form.ts";
import { ChangedText } from "./changed-text.tsx";
import { useConflictValue } from "./conflict-context.ts";

/** Fields that only one side changed. */
export function DecidedRow({ kind }: { kind: "onlyMine" | "onlyTheirs" }) {
  const { compared } = useConflictValue();
  const side = kind === "onlyMine" ? "mine" : "theirs";
  return compared
    .filter((each) => each.kind === kind)
    .map((each) => <Decided key={each.slot.name} compared={each} side={side} />);
}

function Decided({ compared, side }: { compared: ComparedSlot; side: "mine" | "theirs" }) {
  const t = useTranslations("conflict");
  const { named, author } = useConflictValue();
  const { label, language } = named(compared.slot);
  const sentence = useListSentence(compared, side);
  return (
    <div className="conflict-row">
      <div className="conflict-name">
        <strong>{label}</strong> <small>{language}</small>
      </div>
      <details className="conflict-decided">
        <summary>
          <Check size={16} />
          <span>
            {t(side === "mine" ? "onlyYou" : "onlyThey", {
              who: author === undefined ? "someone" : "named",
              name: author ?? "",
            })}{" "}
            {sentence} {t(side === "mine" ? "yoursKept" : "theirsKept")}
          </span>
          <span className="conflict-show">{t("show")}</span>
        </summary>
        <div className="conflict-decided-text">
          <ChangedText compared={compared} side={side} />
        </div>
      </details>
    </div>
  );
}

/** "2 added, 1 removed." for lists, else empty. */
function useListSentence({ slot, base = "", ...texts }: ComparedSlot, side: "mine" | "theirs"): string {
  const t = useTranslations("conflict");
  if (slot.field.type !== "Array") return "";
  const [before, after] = [base, texts[side]].map((text) =>
    entriesOf(text).map((entry) => JSON.stringify(entry)),
  );
  const added = after?.filter((entry) => !before?.includes(entry)).length ?? 0;
  const removed = before?.filter((entry) => !after?.includes(entry)).length ?? 0;
  return t("listChange", { added, removed });
}

const namedMax = 3;

/** Fields with the same value, collapsed. */
export function SameRow() {
  const t = useTranslations("conflict");
  const { compared, named, spoken } = useConflictValue();
  const same = compared.filter(({ kind }) => kind === "same" || kind === "agreed");
  if (same.length === 0) return null;
  const labels = [...new Set(same.map(({ slot }) => named(slot).label))];
  const rest = Math.max(0, labels.length - namedMax);
  return (
    <div className="conflict-row">
      <p className="conflict-name conflict-quiet">{t("others", { count: same.length })}</p>
      <details className="conflict-decided">
        <summary>
          <span>{t("same", { labels: labels.slice(0, namedMax).join(", "), rest })}</span>
          <span className="conflict-show">{t("showThem")}</span>
        </summary>
        <dl className="conflict-values">
          {same.map(({ slot, theirs }) => {
            const { label, language } = named(slot);
            return (
              <div key={slot.name}>
                <dt>
                  {label} {language && <small>{language}</small>}
                </dt>
                <dd dir="auto">
                  {theirs === "" ? <em className="conflict-empty">{t("empty")}</em> : spoken(slot, theirs)}
                </dd>
              </div>
            );
          })}
        </dl>
      </details>
    </div>
  );
}
