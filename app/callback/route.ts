import { routes } from "#lib/routes.ts";

export const { GET, POST } = routes.callback;
