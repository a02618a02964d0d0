import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { type FieldAddress, readField } from "#lib/browser/content/read-field.ts";
import { type RichPart, readRichPart } from "#lib/fields/rich-text/rich-text.ts";
import { MoreButton } from "./more-button.tsx";
import { RichBlocks } from "./rich-text.tsx";

interface TextPartsProps {
  address: FieldAddress;
  from: number;
}

/** The parts of a text from `from` on: one at first, and one more for each press. */
export function TextParts({ address, from }: TextPartsProps) {
  const t = useTranslations("ui");
  const [document, setDocument] = useState<{ value: unknown }>();
  const [hasFailed, setFailed] = useState(false);
  const [parts, setParts] = useState<readonly RichPart[]>([]);
  const newest = useRef<HTMLDivElement>(null);

  async function load(): Promise<void> {
    setFailed(false);
    try {
      const value = await readField(address);
      setDocument({ value });
      setParts([readRichPart(value, from)]);
    } catch {
      setFailed(true);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another text is another component.
  useEffect(() => void load(), []);
  // The reader continues at the new part.
  useEffect(() => {
    if (parts.length > 0) newest.current?.focus({ preventScroll: true });
  }, [parts]);

  const next = parts.at(-1)?.next;
  return (
    <>
      {parts.map(({ blocks }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
          key={index}
          ref={index === parts.length - 1 ? newest : undefined}
          className="prose outline-none"
          lang={address.localeId}
          dir="auto"
          tabIndex={-1}
        >
          <RichBlocks blocks={blocks} />
        </div>
      ))}
      {hasFailed && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="small" onClick={() => void load()}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t("moreFailed")}
        </Banner>
      )}
      {document === undefined && !hasFailed && <MoreButton busy />}
      {document !== undefined && next !== undefined && (
        <MoreButton onClick={() => setParts([...parts, readRichPart(document.value, next)])} />
      )}
    </>
  );
}
