import { useLocale } from "next-intl";
import { Suspense, use } from "react";
import { numberFormat } from "#lib/fields/format.ts";

/** How many there are of a kind; undefined when nobody could say. */
export type Total = Promise<number | undefined>;

/** A number that comes when it is there, and stays away when it cannot be had. */
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
