/**
 * Tiles of maps, the list of cities, and MapLibre's worker, made by `scripts/build/map`. Browsers cache them for a year:
 * count the number up when their content changes.
 */
export const mapFiles = "/map/1/";

/** Begins the names of the caches of members' pages on a device; the member's id follows. */
export const pagesCachePrefix = "atrium-pages-";

/** Every URL of the portal. */
export const paths = {
  home: () => "/",
  signIn: (search: { returnTo?: string; problem?: string; provider?: string } = {}) =>
    withQuery("/sign-in", search),
  login: (provider: string) => `/login/${encodeURIComponent(provider)}`,
  callback: () => "/callback",
  /** Passes a sign-in on to a native app. */
  bridge: () => "/bridge",
  /** URLs below it may be claimed by native apps. */
  app: () => "/app/",
  assetLinks: () => "/.well-known/assetlinks.json",
  securityTxt: () => "/.well-known/security.txt",
  appleAssociation: () => "/.well-known/apple-app-site-association",
  logout: () => "/logout",
  /** The end of a sign-in in a second window. */
  signedIn: () => "/signed-in",
  switchMember: () => "/switch",
  answerSwitch: () => "/switch/answer",
  preferences: () => "/preferences",
  appleIcon: () => "/apple-icon",
  appIcon: (name: string) => `/app-icon/${name}`,
  manifest: () => "/manifest.webmanifest",
  worker: () => "/worker.js",
  offline: () => "/offline",
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
  published: () => "/read",
  /** The published items of a type, with the search of `contents`. */
  readings: (contentTypeId: string, search: Record<string, string | readonly string[] | undefined> = {}) =>
    withQuery(`/read/${encodeURIComponent(contentTypeId)}`, search),
  reading: (contentTypeId: string, contentId: string, search: { locale?: string } = {}) =>
    withQuery(`/read/${encodeURIComponent(contentTypeId)}/${encodeURIComponent(contentId)}`, search),
  profile: () => "/profile",
  /** The console of platform users. */
  console: {
    /** The token form. */
    signIn: (search: { returnTo?: string; problem?: string } = {}) => withQuery("/console", search),
    token: () => "/console/token",
    signOut: () => "/console/sign-out",
    spaces: (search: Record<string, string | undefined> = {}) => withQuery("/spaces", search),
    space: (spaceId: string, search: Record<string, string | undefined> = {}) =>
      withQuery(`/spaces/${encodeURIComponent(spaceId)}`, search),
  },
  api: {
    acma: "/api/acma",
    acda: "/api/acda",
    upload: "/api/upload",
    cma: "/api/cma",
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

/** Browsers keep these characters, and people read them: `fields.length.en-US[gte]=3`. */
function readable(query: string): string {
  return query.replace(/%(?:2C|3A|5B|5D)/g, (written) => plainInQueries[written] ?? written);
}
