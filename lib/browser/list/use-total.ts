import useSWR from "swr";

interface Total {
  listId: string;
  /** Asks the service. */
  count: () => Promise<number>;
  isWanted: boolean;
  /** What the server knew. */
  first: number | undefined;
}

/** How many there are in a list, whoever they are of. Asked for only where it `isWanted`, and kept for all its views. */
export function useTotal({ listId, count, isWanted, first }: Total) {
  return useSWR(isWanted ? ["total", listId] : null, count, {
    dedupingInterval: 60_000,
    revalidateOnFocus: false,
    ...(first !== undefined && { fallbackData: first }),
  });
}
