import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { ComparedSlot } from "#lib/fields/compare/compare-slots.ts";
import { compareWords, nearChanges } from "#lib/fields/compare/compare-words.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import type { Texts } from "#lib/fields/form/form-text.ts";
import { entriesOf } from "#lib/fields/list/form.ts";
import { ComparedRow, RowLabel, RowName } from "./compared-row.tsx";
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
    <ComparedRow>
      <RowName>
        <RowLabel label={label}>{language}</RowLabel>
      </RowName>
      <Decision
        show={t("show")}
        sentence={
          <>
            <Icon name="check" className="flex-none self-center" size={16} />
            <span>
              {t(side === "mine" ? "onlyYou" : "onlyThey", {
                who: author === undefined ? "someone" : "named",
                name: author ?? "",
              })}{" "}
              {sentence} {t(side === "mine" ? "yoursKept" : "theirsKept")}
            </span>
          </>
        }
      >
        <div className="pt-3 text-15 text-ink">
          <ChangedText compared={compared} side={side} />
        </div>
      </Decision>
    </ComparedRow>
  );
}

interface DecisionProps {
  sentence: ReactNode;
  show: string;
  /** Collapsed at first. */
  children: ReactNode;
}

function Decision({ sentence, show, children }: DecisionProps) {
  return (
    <details className="group col-[2/-1] py-4 text-ink-2 max-tablet:pt-2 max-tablet:pb-0">
      <summary className="flex list-none items-baseline gap-2 max-tablet:min-h-11 max-tablet:items-center [&::-webkit-details-marker]:hidden">
        {sentence}
        <span className="flex-none font-medium text-accent group-open:text-ink-3">{show}</span>
      </summary>
      {children}
    </details>
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

const aside = "text-ink-3 not-italic";
const namedMax = 3;

/** Fields with the same value, collapsed. */
export function SameRow() {
  const t = useTranslations("conflict");
  const { compared, named } = useConflictValue();
  const same = compared.filter(({ kind }) => kind === "same" || kind === "agreed");
  if (same.length === 0) return null;
  const labels = same.map(({ slot }) => {
    const { label, language } = named(slot);
    return language === undefined ? label : `${label} (${language})`;
  });
  const rest = Math.max(0, labels.length - namedMax);
  return (
    <ComparedRow>
      <RowName className="text-ink-3">{t("others", { count: same.length })}</RowName>
      <Decision
        show={t("showThem")}
        sentence={<span>{t("same", { labels: labels.slice(0, namedMax).join(", "), rest })}</span>}
      >
        <SlotTexts
          slots={same.map(({ slot }) => slot)}
          texts={Object.fromEntries(same.map(({ slot, theirs }) => [slot.name, theirs]))}
        />
      </Decision>
    </ComparedRow>
  );
}

/** Slots, each with its text in one version. */
export function SlotTexts({ slots, texts }: { slots: readonly Slot[]; texts: Texts }) {
  const t = useTranslations("conflict");
  const { named, spoken } = useConflictValue();
  return (
    <dl className="grid gap-3 py-4">
      {slots.map((slot) => {
        const { label, language } = named(slot);
        const text = texts[slot.name] ?? "";
        return (
          <div key={slot.name}>
            <dt className="text-13 font-medium text-ink-2">
              {label} {language && <small className="text-12 font-normal text-ink-3">{language}</small>}
            </dt>
            <dd
              className="text-15 whitespace-pre-line wrap-anywhere text-ink"
              dir="auto"
              {...(slot.field.localized && { lang: slot.locale })}
            >
              {text === "" ? <em className={aside}>{t("empty")}</em> : spoken(slot, text)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const change = "rounded-[2px] px-px decoration-1 underline-offset-[0.2em] [:is(ins,del)+&]:ms-[0.25em]";
const changes = {
  in: "bg-success-tint underline decoration-success group-has-checked:bg-success-tint-2",
  out: "bg-danger-tint text-danger line-through",
} as const;

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
  if (text === "") return <em className={aside}>{t("empty")}</em>;
  return (
    <span
      className={classNames(
        "wrap-anywhere",
        slot.field.type === "Json"
          ? "font-mono text-[0.8125rem]/5.5 whitespace-pre-wrap"
          : "whitespace-pre-line",
      )}
      dir="auto"
      {...(slot.field.localized && { lang: slot.locale })}
    >
      {pieces.map(({ kind, text: words }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
        if (kind === "same") return <span key={index}>{words}</span>;
        const Change = kind === "out" ? "del" : "ins";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
          <Change key={index} className={classNames(change, changes[kind])}>
            {words}
          </Change>
        );
      })}
      {isSameWords && <em className={aside}> {t("formatOnly")}</em>}
    </span>
  );
}
