/** Every address of ours. */
export const paths = {
  home: () => "/",
  signIn: (search: { returnTo?: string; problem?: string; provider?: string } = {}) =>
    withQuery("/sign-in", search),
  login: (provider: string) => `/login/${encodeURIComponent(provider)}`,
  callback: () => "/callback",
  logout: () => "/logout",
  /** Where a sign-in in a window beside the page ends. */
  signedIn: () => "/signed-in",
  switchMember: () => "/switch",
  answerSwitch: () => "/switch/answer",
  preferences: () => "/preferences",
  /** The Space's mark for a home screen. */
  appleIcon: () => "/apple-icon",
  contents: (contentTypeId: string, search: Record<string, string | readonly string[] | undefined> = {}) =>
    withQuery(`/contents/${encodeURIComponent(contentTypeId)}`, search),
  content: (contentTypeId: string, contentId: string, search: { locale?: string } = {}) =>
    withQuery(`/contents/${encodeURIComponent(contentTypeId)}/${encodeURIComponent(contentId)}`, search),
  newContent: (contentTypeId: string, search: { draft?: string | undefined; title?: string } = {}) =>
    withQuery(`/contents/${encodeURIComponent(contentTypeId)}/new`, search),
  editContent: (contentTypeId: string, contentId: string) =>
    `/contents/${encodeURIComponent(contentTypeId)}/${encodeURIComponent(contentId)}/edit`,
  media: (search: Record<string, string | undefined> = {}) => withQuery("/media", search),
  oneMedia: (mediaId: string, search: Record<string, string | undefined> = {}) =>
    withQuery(`/media/${encodeURIComponent(mediaId)}`, search),
  profile: () => "/profile",
  api: {
    acma: "/api/acma",
    upload: "/api/upload",
    session: () => "/api/session",
    health: () => "/api/health",
  },
} as const;

function withQuery(path: string, search: Record<string, string | readonly string[] | undefined>): string {
  const query = new URLSearchParams();
  for (const [key, value = []] of Object.entries(search)) {
    for (const each of typeof value === "string" ? [value] : value) query.append(key, each);
  }
  return query.size === 0 ? path : `${path}?${readable(query.toString())}`;
}

const plainInQueries: Readonly<Record<string, string>> = { "%2C": ",", "%3A": ":", "%5B": "[", "%5D": "]" };

/** Browsers keep these as they are, and people read them: `fields.length.en-US[gte]=3`. */
function readable(query: string): string {
  return query.replace(/%(?:2C|3A|5B|5D)/g, (written) => plainInQueries[written] ?? written);
}
