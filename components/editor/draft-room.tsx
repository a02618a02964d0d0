import { headers } from "next/headers";
import { hasDraftScript } from "#lib/browser/drafts/reserved-space.ts";

interface DraftRoomProps {
  memberId: string;
  contentTypeId: string;
  /** Of something new there is none. */
  contentId?: string;
}

/** Keeps the place of what an editor says of a draft, which only the device knows, from the first moment. */
export async function DraftRoom({ memberId, ...target }: DraftRoomProps) {
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {hasDraftScript(memberId, target)}
    </script>
  );
}
