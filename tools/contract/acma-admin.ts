import { type Check, shown } from "./check.ts";
import { plainBody, withPlain } from "./content.ts";
import { at, expectEqual, expectRefused, expectStatus } from "./expect.ts";
import { withMedia } from "./media.ts";

export const acmaAdmin: Check[] = [
  ...shown("A member with isAdmin true may additionally delete other members' data", {
    "its own profile says so": async (space) =>
      expectEqual(at((await space.asAdmin("readProfile")).body, "isAdmin"), true, "isAdmin"),
    "another member's Content": async (space) =>
      withPlain(space, async (contentId) =>
        expectStatus(await space.asAdmin("deleteContent", { path: { contentId } }), 204),
      ),
    "another member's Media": async (space) =>
      withMedia(space, async (mediaId) =>
        expectStatus(await space.asAdmin("deleteMedia", { path: { mediaId } }), 204),
      ),
    "who is none may not": async (space) =>
      withPlain(space, async (contentId) =>
        expectRefused(await space.asOther("deleteContent", { path: { contentId } })),
      ),
  }),
  ...shown("isAdmin adds no read or update rights over other members' data", {
    "update of another member's Content": async (space) =>
      withPlain(space, async (contentId) => {
        const json = plainBody(space, "Mine now");
        expectRefused(await space.asAdmin("updateContent", { path: { contentId }, json }));
      }),
    "update of another member's Media": async (space) =>
      withMedia(space, async (mediaId) => {
        const json = { fields: { title: { [space.locale]: "Mine now" } } };
        expectRefused(await space.asAdmin("updateMedia", { path: { mediaId }, json }));
      }),
  }),
  ...shown("ServiceUser: provider, email and isAdmin are not changed by the member directly", {
    isAdmin: async (space) => {
      expectRefused(await space.asMember("updateProfile", { json: { isAdmin: true } }));
      expectEqual(at((await space.asMember("readProfile")).body, "isAdmin"), false, "isAdmin");
    },
    email: async (space) =>
      expectRefused(await space.asMember("updateProfile", { json: { sys: { email: "x@example.com" } } })),
  }),
];
