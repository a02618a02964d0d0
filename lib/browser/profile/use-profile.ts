import useSWR from "swr";
import { readProfile, type ServiceUser } from "#lib/space/service-user.ts";
import { browserSend } from "../send/send.ts";

/** The member's own profile; `undefined` while it loads or if it fails. */
export function useProfile(): ServiceUser | undefined {
  return useSWR("profile", async () => await readProfile(browserSend), { revalidateOnFocus: false }).data;
}
