import { describeSession } from "#lib/session/describe.ts";
import { staySignedIn } from "#lib/session/stay.ts";

export const GET = describeSession;
export const POST = staySignedIn;
