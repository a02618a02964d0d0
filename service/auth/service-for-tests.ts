import { spaceForTests, writeSpaceForTests } from "#service/auth/space-for-tests.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { createService, type Service } from "#service/index.ts";
import type { SettingsInput } from "#service/settings.ts";

export const callbackForTests = "http://localhost:3999/callback?from=space";

export interface ServiceForTests extends Service {
  /** The clock of the service, which a test can advance. */
  passSeconds(seconds: number): void;
}

/** A service in memory with the Space for tests, on a free port; it doesn't listen yet. */
export async function startServiceForTests(input: SettingsInput = {}): Promise<ServiceForTests> {
  let offsetMilliseconds = 0;
  const clock = () => new Date(Date.now() + offsetMilliseconds);
  const settings = { dataDir: "memory://", port: 0, logLevel: "silent", demoSpace: false, ...input } as const;
  const service = await createService(settings, { clock, cluster: await clusterForTests() });
  await writeSpaceForTests(service.context.db, callbackForTests);
  return {
    ...service,
    passSeconds: (seconds) => {
      offsetMilliseconds += seconds * 1000;
    },
  };
}

/** Below the Auth API's base address. */
export function authPath(rest: string): string {
  return `/auth/v1/spaces/${spaceForTests}/${rest}`;
}
