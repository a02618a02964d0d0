import type { TelemetrySettings } from "../environment-telemetry.ts";

/**
 * Starts metrics and traces as far as the environment asks for them; without that nothing of OpenTelemetry is even
 * loaded. Answers what sends the rest and ends it. Throws when the port for metrics is taken.
 */
export async function startTelemetry(settings: TelemetrySettings): Promise<() => Promise<void>> {
  if (settings.prometheus === undefined && settings.otlp === undefined) return async () => {};
  const { startSdk } = await import("./sdk.ts");
  return await startSdk(settings);
}
