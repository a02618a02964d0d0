import { describeSession } from "#lib/session/describe.ts";

export const GET = describeSession;
