import type { ServiceName } from "./addresses.ts";

/** Every address that the suite calls. A Space file overrides a path by its name (`decisions.md`, rule 1). */
export const endpoints = {
  loginEntry: ["auth", "GET", "/spaces/{spaceId}/login/oauth2/{provider}"],
  exchange: ["auth", "POST", "/spaces/{spaceId}/oauth/token"],
  renewal: ["auth", "POST", "/spaces/{spaceId}/oauth/refresh"],
  logout: ["auth", "DELETE", "/spaces/{spaceId}/oauth/token"],
  readProfile: ["acma", "GET", "/me"],
  updateProfile: ["acma", "PATCH", "/me"],
  listContentsOfType: ["acma", "GET", "/spaces/{spaceId}/content-types/{contentTypeId}/contents"],
  listContents: ["acma", "GET", "/spaces/{spaceId}/contents"],
  createContent: ["acma", "POST", "/spaces/{spaceId}/content-types/{contentTypeId}/contents"],
  readContent: ["acma", "GET", "/spaces/{spaceId}/contents/{contentId}"],
  updateContent: ["acma", "PUT", "/spaces/{spaceId}/contents/{contentId}"],
  deleteContent: ["acma", "DELETE", "/spaces/{spaceId}/contents/{contentId}"],
  listMedia: ["acma", "GET", "/spaces/{spaceId}/media"],
  createMedia: ["acma", "POST", "/spaces/{spaceId}/media"],
  readMedia: ["acma", "GET", "/spaces/{spaceId}/media/{mediaId}"],
  updateMedia: ["acma", "PUT", "/spaces/{spaceId}/media/{mediaId}"],
  deleteMedia: ["acma", "DELETE", "/spaces/{spaceId}/media/{mediaId}"],
  listPublishedOfType: ["acda", "GET", "/spaces/{spaceId}/content-types/{contentTypeId}/contents"],
  listPublished: ["acda", "GET", "/spaces/{spaceId}/contents"],
  readPublished: ["acda", "GET", "/spaces/{spaceId}/contents/{contentId}"],
  deliverMediaList: ["acda", "GET", "/spaces/{spaceId}/media"],
  deliverMedia: ["acda", "GET", "/spaces/{spaceId}/media/{mediaId}"],
  createUpload: ["upload", "POST", "/spaces/{spaceId}/uploads"],
  beginResumable: ["upload", "POST", "/spaces/{spaceId}/uploads/resumable"],
  readUser: ["cma", "GET", "/me"],
  listOwnMemberships: ["cma", "GET", "/me/space-memberships"],
  findUsers: ["cma", "GET", "/users"],
  listSpaceRoles: ["cma", "GET", "/spaces/{spaceId}/space-roles"],
  listMemberships: ["cma", "GET", "/spaces/{spaceId}/space-memberships"],
  addMembership: ["cma", "POST", "/spaces/{spaceId}/space-memberships"],
  readMembership: ["cma", "GET", "/spaces/{spaceId}/space-memberships/{membershipId}"],
  replaceRoles: ["cma", "PUT", "/spaces/{spaceId}/space-memberships/{membershipId}"],
  patchMembership: ["cma", "PATCH", "/spaces/{spaceId}/space-memberships/{membershipId}"],
  deleteMembership: ["cma", "DELETE", "/spaces/{spaceId}/space-memberships/{membershipId}"],
  listContentTypes: ["cma", "GET", "/spaces/{spaceId}/content-types"],
  readContentType: ["cma", "GET", "/spaces/{spaceId}/content-types/{contentTypeId}"],
  changeContentType: ["cma", "PUT", "/spaces/{spaceId}/content-types/{contentTypeId}"],
  readServiceLogin: ["cma", "GET", "/spaces/{spaceId}/service-login"],
  changeServiceLogin: ["cma", "PUT", "/spaces/{spaceId}/service-login"],
  listServiceUserRoles: ["cma", "GET", "/spaces/{spaceId}/service-user-roles"],
} as const satisfies Record<string, readonly [ServiceName, string, string]>;

export type EndpointName = keyof typeof endpoints;

const endpointNames = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** Which operation an address of `docs/openapi.json` is. */
export function endpointAt(method: string, pathname: string) {
  for (const name of endpointNames) {
    const [service, ownMethod, path] = endpoints[name];
    const pattern = `^/${service}/v1${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`;
    const found = method === ownMethod ? new RegExp(pattern).exec(pathname) : null;
    if (found === null) continue;
    const values = Object.entries(found.groups ?? {});
    return { name, path: Object.fromEntries(values.map(([key, text]) => [key, decodeURIComponent(text)])) };
  }
  throw new Error(`The suite knows no operation at ${method} ${pathname}.`);
}

export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}
