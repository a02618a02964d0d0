import { clusterForTests } from "#service/database/cluster-for-tests.ts";

/** Before any test begins: else the first files to ask for it, each in its process, would all make it at once. */
export default async function makeCluster(): Promise<void> {
  await clusterForTests();
}
