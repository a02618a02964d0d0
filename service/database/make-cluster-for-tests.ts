import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { initializedOnce } from "#service/database/postgres-for-tests.ts";
import { findPrograms } from "#service/database/postgres-programs-for-tests.ts";

/** Before any test begins: else the first files to ask for them, each in its process, would all make them at once. */
export default async function makeClusters(): Promise<void> {
  await clusterForTests();
  await clusterForTests("demo");
  try {
    findPrograms();
  } catch {
    // The tests that need PostgreSQL say that there is none.
    return;
  }
  await initializedOnce();
}
