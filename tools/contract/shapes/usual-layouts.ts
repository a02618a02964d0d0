import type { EndpointName } from "../endpoints.ts";
import type { Layout } from "../space.ts";

const space = "/spaces/{spaceId}";
const ofType = `${space}/content-types/{contentTypeId}`;

const contents = [`${space}/contents`, `${ofType}/contents`, `${space}/entries`, `${ofType}/entries`];
const flat = contents.filter((path) => !path.includes("{contentTypeId}"));
const ofOneType = contents.filter((path) => path.includes("{contentTypeId}"));
const deliveries = [`${space}/published/{contentTypeId}`, `${space}/delivery/{contentTypeId}`];
const media = [`${space}/media`, `${space}/assets`, `${space}/medias`, `${space}/files`];
const profiles = ["/me", "/me/profile", "/profile"];
const uploads = [`${space}/uploads`, `${space}/upload`, `${space}/files`, `${space}/media`];
const memberships = ["space-memberships", "memberships", "members"].map((name) => `${space}/${name}`);

const within = (lists: readonly string[], id: string) => lists.map((list) => `${list}/{${id}}`);
const by = (methods: readonly string[], paths: readonly string[]) =>
  paths.flatMap((path) => methods.map((method) => ({ method, path })));
const changes = ["PUT", "PATCH"];

/** Where else an operation may be, in the order in which it is asked for. */
export const usualLayouts: Partial<Record<EndpointName, Layout[]>> = {
  updateProfile: by(["PATCH", "PUT", "POST"], profiles),
  listContents: by(["GET"], flat),
  createContent: by(["POST"], contents),
  readContent: by(["GET"], within(contents, "contentId")),
  updateContent: by(changes, within(contents, "contentId")),
  deleteContent: by(["DELETE"], within(contents, "contentId")),
  listMedia: by(["GET"], media),
  createMedia: by(["POST"], media),
  readMedia: by(["GET"], within(media, "mediaId")),
  updateMedia: by(changes, within(media, "mediaId")),
  deleteMedia: by(["DELETE"], within(media, "mediaId")),
  listPublishedOfType: by(["GET"], [...ofOneType, ...deliveries]),
  listPublished: by(["GET"], flat),
  readPublished: by(["GET"], within([...contents, ...deliveries], "contentId")),
  createUpload: by(["POST"], uploads),
  listContentTypes: by(
    ["GET"],
    ["content-types", "models", "content-models", "types"].map((name) => `${space}/${name}`),
  ),
  findUsers: by(["GET"], ["/users", "/platform-users", `${space}/users`]),
  listSpaceRoles: by(["GET"], [`${space}/space-roles`, `${space}/roles`]),
  listMemberships: by(["GET"], memberships),
  addMembership: by(["POST"], memberships),
  readMembership: by(["GET"], within(memberships, "membershipId")),
  replaceRoles: by(changes, within(memberships, "membershipId")),
  deleteMembership: by(["DELETE"], within(memberships, "membershipId")),
};
