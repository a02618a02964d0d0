/** Whose page it is; without a name where the service could not be asked. */
export interface You {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  avatarUrl?: string | null | undefined;
}

/** The menu of who one is and how it looks, which the rail and the bottom bar open. */
export const youMenuId = "member-menu";
