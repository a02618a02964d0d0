import { answerSwitch } from "#lib/session/new-session.ts";

export const POST = answerSwitch;
