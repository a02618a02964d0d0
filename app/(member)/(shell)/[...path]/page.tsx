import { notFound } from "next/navigation";

/** An address that no page has: `not-found.tsx` says so, beside the navigation. */
export default function NoPage() {
  notFound();
}
