import { afterAll, beforeAll, expect, test } from "vitest";
import {
  contentTypeSchema,
  membershipSchema,
  serviceLoginSchema,
  serviceUserRoleSchema,
  spaceRoleSchema,
  userSchema,
} from "#service/cma/answers.ts";
import {
  type ManagementForTests,
  membershipPath,
  openManagementForTests,
} from "#service/cma/management-for-tests.ts";
import { listOf } from "#service/openapi/answers.ts";

let cma: ManagementForTests;
beforeAll(async () => {
  cma = await openManagementForTests();
});
afterAll(() => cma.close());

const space = "/spaces/demo";

test.each([
  ["/me", userSchema],
  ["/users?email=ada@example.com", listOf(userSchema)],
  ["/me/space-memberships", listOf(membershipSchema)],
  ["/me/space-memberships?include=1", listOf(membershipSchema)],
  [`${space}/space-memberships?include=3&limit=1`, listOf(membershipSchema)],
  [membershipPath("ada"), membershipSchema],
  [`${membershipPath("ada")}?include=1`, membershipSchema],
  [`${space}/space-roles`, listOf(spaceRoleSchema)],
  [`${space}/content-types`, listOf(contentTypeSchema)],
  [`${space}/content-types/article`, contentTypeSchema],
  [`${space}/service-login`, serviceLoginSchema],
  [`${space}/service-login?include=1`, serviceLoginSchema],
  [`${space}/service-user-roles`, listOf(serviceUserRoleSchema)],
  [`${space}/service-user-roles/reader`, serviceUserRoleSchema],
])("the answer of %s is what /openapi.json says", async (path, schema) => {
  const { status, body } = await cma.call("grace", path);
  expect(status).toBe(200);
  expect(schema.safeParse(body).error).toBeUndefined();
});
