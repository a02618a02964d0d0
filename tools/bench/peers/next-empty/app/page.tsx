import { headers } from "next/headers";

/** Rendered for each request. */
export default async function EmptyPage() {
  return <p>{(await headers()).get("host")}</p>;
}
