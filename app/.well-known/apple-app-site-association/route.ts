import { answerBridge } from "#lib/bridge/answer-bridge.ts";

export const GET = answerBridge;
export const HEAD = answerBridge;
