import { useSyncExternalStore } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { withAllMessages } from "#components/ui/with-all-messages.tsx";
import { draftRefusal } from "#lib/browser/drafts/draft-refusal.ts";

const RefusalNotice = lazyPart((language) =>
  withAllMessages(
    language,
    import("./draft-refusal-notice.tsx").then((lazy) => lazy.DraftRefusalNotice),
  ),
);

/** Shows on every page that this device failed to discard or restore a draft. */
export function DraftRefusal() {
  const refusal = useSyncExternalStore(draftRefusal.subscribe, draftRefusal.get, () => undefined);
  return <div role="alert">{refusal && <RefusalNotice refusal={refusal} />}</div>;
}
