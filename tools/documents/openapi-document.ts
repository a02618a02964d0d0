import { clusterForTests } from "../../service/database/cluster-for-tests.ts";
import { createService } from "../../service/index.ts";

/** `/openapi.json` of the service, as it is with its defaults. */
export async function openApiText(): Promise<string> {
  const settings = { dataDir: "memory://", demoSpace: false, logLevel: "silent" } as const;
  const service = await createService(settings, { cluster: await clusterForTests() });
  try {
    const { body } = await service.app.inject("/openapi.json");
    return `${JSON.stringify(JSON.parse(body), null, 2)}\n`;
  } finally {
    await service.close();
  }
}
