import { answerSwitch } from "#lib/session/sign-in/new-session.ts";

export const POST = answerSwitch;
