import { useTranslations } from "next-intl";
import { ItemNames, ItemTitle } from "#components/collection/item-names.tsx";
import { AbsentValue } from "#components/fields/absent-value.tsx";
import { CellValue } from "#components/fields/cell.tsx";
import { Banner } from "#components/ui/banner.tsx";
import type { BulkFailure } from "#lib/browser/bulk-edit/bulk-steps.ts";
import { useReferNames } from "#lib/browser/content/use-targets.ts";
import { useDrafts } from "#lib/browser/drafts/use-drafts.ts";
import { titleOf } from "#lib/fields/display.ts";
import { type BulkChange, bulkWrite, changedText, slotText } from "#lib/fields/form/form-bulk.ts";
import { shownSlot } from "#lib/fields/form.ts";
import type { Reading } from "#lib/fields/reading.ts";
import { refersIn } from "#lib/fields/refer/form.ts";
import type { Content } from "#lib/space/content.ts";
import type { Field } from "#lib/space-file/schema.ts";
import type { ListSubject } from "../list-context.ts";
import { useReason } from "./bulk-progress.tsx";

interface BulkOutcome {
  changing: Content[];
  /** The number of items that already have the value. */
  same: number;
  invalid: { content: Content; failure: BulkFailure }[];
}

/** The effect of a change on each item. */
export function changesIn(
  change: BulkChange,
  contents: readonly Content[],
  gone: readonly Content[],
): BulkOutcome {
  const outcome: BulkOutcome = {
    ...{ changing: [], same: 0 },
    invalid: gone.map((content) => ({ content, failure: { kind: "gone" } })),
  };
  for (const content of contents) {
    const write = bulkWrite(change, content);
    if (write.kind === "write") outcome.changing.push(content);
    else if (write.kind === "same") outcome.same += 1;
    else outcome.invalid.push({ content, failure: write });
  }
  return outcome;
}

interface BulkPreviewProps {
  subject: ListSubject;
  change: BulkChange;
  outcome: BulkOutcome;
}

/** A preview: the items that will change, with both values, and those that will not. */
export function BulkPreview({ subject, change, outcome }: BulkPreviewProps) {
  const t = useTranslations("bulkEdit");
  const reason = useReason();
  const { memberId, reading } = subject;
  const { changing, same, invalid } = outcome;
  const drafts = useDrafts(memberId).drafts ?? [];
  const ids = new Set(changing.map(({ sys }) => sys.id));
  const open = drafts.filter(({ contentId }) => contentId !== undefined && ids.has(contentId));
  const label = t("changing", { count: changing.length });
  return (
    <div className="grid gap-3 text-14">
      <p role="status">
        {label} {same > 0 && t("same", { count: same })}
      </p>
      {changing.length > 0 && <ChangingItems {...{ label, change, changing, reading }} />}
      <Notice
        text={t("invalid", { count: invalid.length })}
        items={invalid.map(({ content, failure }) => ({
          id: content.sys.id,
          title: titleOf(content, reading)?.text ?? "",
          reason: reason(failure),
        }))}
      />
      <Notice
        text={t("drafts", { count: open.length })}
        items={open.map(({ contentId = "", title }) => ({ id: contentId, title }))}
      />
    </div>
  );
}

interface NoticeProps {
  text: string;
  items: readonly { id: string; title: string; reason?: string }[];
}

/** A note about some items; nothing if there are none. */
function Notice({ text, items }: NoticeProps) {
  if (items.length === 0) return null;
  return (
    <Banner tone="warning">
      <p>{text}</p>
      <ItemNames className="mt-1">
        {items.map(({ id, title, reason }) => (
          <li key={id}>
            <ItemTitle title={title} />
            {reason !== undefined && `: ${reason}`}
          </li>
        ))}
      </ItemNames>
    </Banner>
  );
}

interface ChangingItemsProps {
  label: string;
  change: BulkChange;
  changing: readonly Content[];
  reading: Reading;
}

function ChangingItems({ label, change, changing, reading }: ChangingItemsProps) {
  return (
    <section
      className="max-h-46 overflow-auto overscroll-contain rounded-3 inset-ring inset-ring-line"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too.
      tabIndex={0}
    >
      <ul className="text-13">
        {changing.map((content) => (
          <li key={content.sys.id} className="border-b border-line px-3 py-1.5 last:border-b-0">
            <ItemTitle className="block truncate font-medium" title={titleOf(content, reading)?.text ?? ""} />
            <ChangedValue {...{ change, content, reading }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChangedValueProps {
  change: BulkChange;
  content: Content;
  reading: Reading;
}

function ChangedValue({ change, content, reading }: ChangedValueProps) {
  const t = useTranslations("bulkEdit");
  const { slot } = change;
  const before = slotText(slot, content);
  const words = (text: string) => () => <SlotWords {...{ field: slot.field, text, reading }} />;
  return (
    <span className="flex min-w-0 gap-1.5 text-ink-2 *:min-w-0">
      {t.rich("change", { before: words(before), after: words(changedText(change, before)) })}
    </span>
  );
}

interface SlotWordsProps {
  field: Field;
  text: string;
  reading: Reading;
}

function SlotWords({ field, text, reading }: SlotWordsProps) {
  const refers = refersIn(field, text);
  if (refers.length > 0) return <ReferWords {...{ refers, reading }} />;
  return <CellValue display={shownSlot(field, text, reading)} />;
}

function ReferWords({ refers, reading }: { refers: ReturnType<typeof refersIn>; reading: Reading }) {
  const t = useTranslations("bulkEdit");
  const { data } = useReferNames(refers, reading);
  if (data === undefined) return <AbsentValue />;
  return (
    <bdi className="truncate">
      {data.map(({ name, isGone }) => name ?? t(isGone ? "gone" : "untitled")).join(", ")}
    </bdi>
  );
}
