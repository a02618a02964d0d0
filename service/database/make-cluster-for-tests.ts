import { clusterForTests } from "#service/database/cluster-for-tests.ts";

/** Before any test begins: else the first files to ask for them, each in its process, would all make them at once. */
export default async function makeClusters(): Promise<void> {
  await clusterForTests();
  await clusterForTests("demo");
}
