import { signOut } from "#lib/session/logout.ts";

export const POST = signOut;
