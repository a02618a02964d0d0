import { useLocale } from "next-intl";
import { Suspense, use } from "react";
import { numberFormat } from "#lib/fields/format.ts";

/** Undefined if it could not be read. */
export type Total = Promise<number | undefined>;

export function Count({ total }: { total: Total }) {
  return (
    <Suspense fallback={null}>
      <Arrived total={total} />
    </Suspense>
  );
}

function Arrived({ total }: { total: Total }) {
  const count = use(total);
  const language = useLocale();
  return count === undefined ? null : numberFormat(language, {}).format(count);
}
