import { reportHealth } from "#lib/gateway/health.ts";

export const dynamic = "force-dynamic";
export const GET = reportHealth;
