import { routes } from "#lib/routes.ts";

export const { POST } = routes.answerSwitch;
