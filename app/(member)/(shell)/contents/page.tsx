import { redirect } from "next/navigation";
import { paths } from "#lib/paths.ts";

/** The lists of all types are in the rail and on the home page. */
export default function AllContents() {
  redirect(paths.home());
}
