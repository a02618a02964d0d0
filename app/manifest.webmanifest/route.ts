import { answerManifest } from "#lib/installable/answer-installable.ts";

// What is said changes with the brand and the build that run.
export const dynamic = "force-dynamic";
export const GET = answerManifest;
