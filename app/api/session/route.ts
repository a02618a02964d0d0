import { describeSession } from "#lib/session/renewal/describe.ts";
import { staySignedIn } from "#lib/session/renewal/stay.ts";

export const GET = describeSession;
export const POST = staySignedIn;
