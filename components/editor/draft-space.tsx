import { headers } from "next/headers";
import { hasDraftScript } from "#lib/browser/drafts/draft-flags.ts";

interface DraftSpaceProps {
  memberId: string;
  contentTypeId: string;
  /** Absent for a new item. */
  contentId?: string;
}

/** Reserves the space of the notice of a draft, which only the device knows, before the first paint. */
export async function DraftSpace({ memberId, ...target }: DraftSpaceProps) {
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {hasDraftScript(memberId, target)}
    </script>
  );
}
