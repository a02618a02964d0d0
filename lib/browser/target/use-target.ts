import useSWR from "swr";
import type { FormRefer } from "#lib/fields/refer/form.ts";
import { lookOf, type Naming, type TargetLook, targetKey } from "#lib/fields/refer/target-look.ts";
import { useSignedInAgain } from "../session/session-news.ts";
import { loadTarget } from "./load-target.ts";

/** The target of a Refer, unless `known`; `undefined` while it loads or if it fails. */
export function useTarget(
  refer: FormRefer,
  naming: Naming,
  known: TargetLook | undefined,
): TargetLook | undefined {
  const result = useSWR(
    known === undefined ? ["target", targetKey(refer)] : null,
    async (): Promise<TargetLook> => {
      const resource = await loadTarget(refer);
      return resource === undefined ? { kind: "gone" } : lookOf(resource, naming);
    },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  useSignedInAgain(() => {
    if (known === undefined) void result.mutate();
  });
  return known ?? result.data;
}
