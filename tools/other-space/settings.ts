const space = "/spaces/{spaceId}";
const content = `${space}/content-types/{contentTypeId}/contents/{contentId}`;
const delivered = `${space}/delivery/{contentTypeId}`;
const member = `${space}/members/{membershipId}`;

/** What the Space file of the other Space (`tools/other-space`) says of operations and conventions. */
export const otherSpaceSettings = {
  endpoints: {
    updateProfile: "PUT /me/profile",
    createContent: `${space}/contents`,
    readContent: content,
    updateContent: `PATCH ${content}`,
    deleteContent: content,
    listMedia: `${space}/assets`,
    createMedia: `${space}/assets`,
    readMedia: `${space}/assets/{mediaId}`,
    updateMedia: `PATCH ${space}/assets/{mediaId}`,
    deleteMedia: `${space}/assets/{mediaId}`,
    listPublishedOfType: delivered,
    readPublished: `${delivered}/{contentId}`,
    createUpload: `${space}/files`,
    findUsers: "/platform-users",
    listSpaceRoles: `${space}/roles`,
    listMemberships: `${space}/members`,
    addMembership: `${space}/members`,
    readMembership: member,
    replaceRoles: member,
    deleteMembership: member,
  },
  conventions: {
    descending: "key:desc",
    values: "repeated",
    location: "longitude,latitude",
    membershipUser: "sys.user",
  },
};
