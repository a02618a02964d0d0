import type { TelemetrySettings } from "#lib/environment-telemetry.ts";

/**
 * Starts metrics and traces as configured; otherwise OpenTelemetry isn't loaded. Returns a function that
 * flushes and stops. Throws EnvironmentError if the metrics port is taken.
 */
export async function startTelemetry(settings: TelemetrySettings): Promise<() => Promise<void>> {
  if (settings.prometheus === undefined && settings.otlp === undefined) return async () => {};
  const { startSdk } = await import("./sdk.ts");
  return await startSdk(settings);
}
