import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import { compareWords, nearChanges } from "#lib/fields/compare/compare-words.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import { entriesOf } from "#lib/fields/list/form.ts";
import { useConflictValue } from "./use-comparison.ts";

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
  const { compared, named } = useConflictValue();
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
        <SlotTexts
          slots={same.map(({ slot }) => slot)}
          texts={Object.fromEntries(same.map(({ slot, theirs }) => [slot.name, theirs]))}
        />
      </details>
    </div>
  );
}

/** Slots, each with its text in one version. */
export function SlotTexts({ slots, texts }: { slots: readonly Slot[]; texts: Texts }) {
  const t = useTranslations("conflict");
  const { named, spoken } = useConflictValue();
  return (
    <dl className="conflict-values">
      {slots.map((slot) => {
        const { label, language } = named(slot);
        const text = texts[slot.name] ?? "";
        return (
          <div key={slot.name}>
            <dt>
              {label} {language && <small>{language}</small>}
            </dt>
            <dd dir="auto" {...(slot.field.localized && { lang: slot.locale })}>
              {text === "" ? <em className="conflict-empty">{t("empty")}</em> : spoken(slot, text)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ChangedTextProps {
  compared: ComparedSlot;
  side: "mine" | "theirs";
}

/** The text of a side, with deletions from the base struck through and insertions underlined. */
export function ChangedText({ compared, side }: ChangedTextProps) {
  const t = useTranslations("conflict");
  const { spoken } = useConflictValue();
  const { slot, base } = compared;
  const text = spoken(slot, compared[side]);
  const before = spoken(slot, base ?? "");
  const pieces = useMemo(
    () =>
      before === "" || text === ""
        ? [{ kind: "same" as const, text }]
        : nearChanges(compareWords(before, text, slot.locale)),
    [before, text, slot.locale],
  );
  const isSameWords = base !== undefined && base !== compared[side] && before === text && text !== "";
  if (text === "") return <em className="conflict-empty">{t("empty")}</em>;
  return (
    <span
      className="conflict-text"
      dir="auto"
      {...(slot.field.localized && { lang: slot.locale })}
      {...(slot.field.type === "Json" && { "data-code": "" })}
    >
      {pieces.map(({ kind, text: words }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
        if (kind === "same") return <span key={index}>{words}</span>;
        const Change = kind === "out" ? "del" : "ins";
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
        return <Change key={index}>{words}</Change>;
      })}
      {isSameWords && <em className="conflict-empty"> {t("formatOnly")}</em>}
    </span>
  );
}
