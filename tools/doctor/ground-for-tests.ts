import { type Ground, groundOf, type Variables } from "./ground.ts";

/** The ground of a portal with the embedded Space at unused addresses, with the given changes. */
export function groundForTests(variables: Variables): Ground {
  const ground = groundOf(
    {
      NODE_ENV: "test",
      PORTAL_URL: "http://localhost:9",
      SESSION_SECRETS: "a-secret-of-the-cookies-that-is-32-characters",
      SPACE_FILE: "lib/space-file/morae.json",
      SPACE_ID: "demo",
      AUTH_URL: "http://localhost:9/auth/v1",
      ACMA_URL: "http://localhost:9/acma/v1",
      ACDA_URL: "http://localhost:9/acda/v1",
      CMA_URL: "http://localhost:9/cma/v1",
      UPLOAD_URL: "http://localhost:9/upload/v1",
      ...variables,
    },
    { instances: 1, keptSecret: undefined },
  );
  if ("problems" in ground) throw new Error(ground.problems.join("\n"));
  return ground;
}
