import { notFound } from "next/navigation";

/** Client navigation takes the title of `not-found.tsx` only if this throws. */
export function generateMetadata() {
  notFound();
}

/** An address that no page has: `not-found.tsx` says so, beside the navigation. */
export default function NoPage() {
  notFound();
}
