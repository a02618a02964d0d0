import { useState } from "react";
import useSWR, { type SWRConfiguration } from "swr";
import { useSignedInAgain } from "./session/session-news.ts";
import { useWasServed } from "./use-was-served.ts";

/** A page with the query that it answers: while another is on its way, the last one stays. */
export interface Held<Page> {
  asked: string;
  page: Page;
}

interface HeldPageOptions<Page> {
  key: readonly string[];
  asked: string;
  load: () => Promise<Page>;
  /** What the server rendered for this very query. */
  first: Page | undefined;
  refreshInterval?: (held: Held<Page> | undefined) => number;
}

/** A page of a list, kept up to date. While another page is on its way, and when it does not come, the last one stays. */
export function useHeldPage<Page>({ key, asked, load, first, refreshInterval }: HeldPageOptions<Page>) {
  const wasServed = useWasServed();
  const [isFresh] = useState(wasServed && first !== undefined);
  const options: SWRConfiguration<Held<Page>> = {
    keepPreviousData: true,
    revalidateOnMount: !isFresh,
    ...(refreshInterval !== undefined && { refreshInterval }),
    ...(first !== undefined && { fallbackData: { asked, page: first } }),
  };
  const held = useSWR<Held<Page>>(key, async () => ({ asked, page: await load() }), options);
  useSignedInAgain(() => void held.mutate());
  return held;
}
