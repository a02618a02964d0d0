import { finishSignIn } from "#lib/session/callback.ts";

export const GET = finishSignIn;
export const HEAD = finishSignIn;
