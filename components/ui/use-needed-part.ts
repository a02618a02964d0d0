import { useEffect, useEffectEvent, useState } from "react";
import { retryWhenOnline } from "#lib/browser/retry-when-online.ts";

/**
 * What a page loads without being asked: at once when it is needed, as it may be on the device, and again until it is
 * here. A device says that it is online before anything can be loaded.
 * @param need false while it isn't needed; each new value tries again at once
 */
export function useNeededPart<Part>(
  need: string | number | false,
  load: () => Promise<Part>,
): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const missing = loaded === undefined && need;
  const attempt = useEffectEvent(async () => {
    const part = await load().catch(() => undefined);
    // Another one would replace what the first one shows.
    if (part !== undefined) setLoaded((before) => before ?? { part });
    return true;
  });
  useEffect(() => {
    if (missing === false) return;
    void attempt();
    return retryWhenOnline(() => attempt()).stop;
  }, [missing]);
  return loaded?.part;
}
