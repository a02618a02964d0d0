/** A call's target, and whether `seed.md` shows the path or `decisions.md` decided it. */
export interface Endpoint {
  service: "acma" | "acda" | "upload";
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  path: string;
  from: "shown" | "decided";
}

/** Of calls of the browser whose path lacks it: the Content Type's id, percent-encoded, for Spaces whose path has it. */
export const contentTypeHeader = "x-content-type-id";

const contentsOfType = "/spaces/{spaceId}/content-types/{contentTypeId}/contents";
const contents = "/spaces/{spaceId}/contents";
const content = "/spaces/{spaceId}/contents/{contentId}";
const media = "/spaces/{spaceId}/media";
const oneMedia = "/spaces/{spaceId}/media/{mediaId}";
const uploads = "/spaces/{spaceId}/uploads";
const resumables = "/spaces/{spaceId}/uploads/resumable";
const resumable = "/spaces/{spaceId}/uploads/resumable/{uploadId}";

/** Every endpoint called as a member. */
export const endpoints = {
  readProfile: { service: "acma", method: "GET", path: "/me", from: "shown" },
  updateProfile: { service: "acma", method: "PATCH", path: "/me", from: "decided" },
  listContentsOfType: { service: "acma", method: "GET", path: contentsOfType, from: "shown" },
  listContents: { service: "acma", method: "GET", path: contents, from: "decided" },
  createContent: { service: "acma", method: "POST", path: contentsOfType, from: "decided" },
  readContent: { service: "acma", method: "GET", path: content, from: "decided" },
  updateContent: { service: "acma", method: "PUT", path: content, from: "decided" },
  deleteContent: { service: "acma", method: "DELETE", path: content, from: "decided" },
  listMedia: { service: "acma", method: "GET", path: media, from: "decided" },
  createMedia: { service: "acma", method: "POST", path: media, from: "decided" },
  readMedia: { service: "acma", method: "GET", path: oneMedia, from: "decided" },
  updateMedia: { service: "acma", method: "PUT", path: oneMedia, from: "decided" },
  deleteMedia: { service: "acma", method: "DELETE", path: oneMedia, from: "decided" },
  listPublishedOfType: { service: "acda", method: "GET", path: contentsOfType, from: "decided" },
  listPublished: { service: "acda", method: "GET", path: contents, from: "decided" },
  readPublished: { service: "acda", method: "GET", path: content, from: "decided" },
  createUpload: { service: "upload", method: "POST", path: uploads, from: "decided" },
  askResumable: { service: "upload", method: "OPTIONS", path: resumables, from: "decided" },
  beginResumable: { service: "upload", method: "POST", path: resumables, from: "decided" },
  lookAtResumable: { service: "upload", method: "HEAD", path: resumable, from: "decided" },
  continueResumable: { service: "upload", method: "PATCH", path: resumable, from: "decided" },
  removeResumable: { service: "upload", method: "DELETE", path: resumable, from: "decided" },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** Paths of the Auth API; only `lib/session` calls them. All are shown by `seed.md`. */
export const authPaths = {
  loginEntry: "/spaces/{spaceId}/login/oauth2/{provider}",
  token: "/spaces/{spaceId}/oauth/token",
  refresh: "/spaces/{spaceId}/oauth/refresh",
} as const;

/** The names of a path's placeholders. */
export function placeholdersIn(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w*)\}/g), ([, name = ""]) => name);
}

/** Fills `{name}` placeholders, each value percent-encoded as one segment. */
export function fillPath(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined || value === "" || value === "." || value === "..") {
      throw new RangeError(`No usable value for {${name}} in ${path}`);
    }
    return encodeURIComponent(value);
  });
}
