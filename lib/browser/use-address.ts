import { usePathname, useSearchParams } from "next/navigation";

/** The path and query of the current page. */
export function useAddress(): string {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  return search === "" ? pathname : `${pathname}?${search}`;
}
