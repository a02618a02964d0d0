import { ClientMessages } from "#components/ui/client-messages.tsx";
import type { Kind } from "#components/ui/space/kind.ts";
import { draftCountScript } from "#lib/browser/drafts/draft-flags.ts";
import { Drafts } from "./drafts.tsx";

interface DraftsPlaceProps {
  memberId: string;
  kinds: readonly Kind[];
  nonce: string;
}

/** The drafts, with their space reserved before hydration. */
export function DraftsPlace({ memberId, kinds, nonce }: DraftsPlaceProps) {
  return (
    <ClientMessages area="home">
      <Drafts memberId={memberId} kinds={kinds}>
        <script nonce={nonce} suppressHydrationWarning>
          {draftCountScript(memberId)}
        </script>
      </Drafts>
    </ClientMessages>
  );
}
