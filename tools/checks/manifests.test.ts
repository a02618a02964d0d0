import { expect, test } from "vitest";
import { composeProblems, kubernetesProblems, manifestProblems } from "./manifests.ts";

test("the files of deploy/ fit the schemas of Kubernetes and Compose", async () => {
  expect(await manifestProblems()).toEqual([]);
});

test("a wrong type, a missing member and an unknown kind are named", () => {
  const deployment = (spec: string) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: a }\nspec: ${spec}`;
  const pod = "template: { metadata: { labels: { a: b } }, spec: { containers: [{ name: a, image: b }] } }";
  expect(kubernetesProblems(deployment(`{ selector: {}, ${pod} }`))).toEqual([]);
  expect(kubernetesProblems(deployment(`{ ${pod} }`))).toHaveLength(1);
  expect(kubernetesProblems(deployment(`{ selector: {}, ${pod}, replicas: two }`))).toHaveLength(1);
  expect(kubernetesProblems("apiVersion: apps/v1\nkind: Deploymint")).toEqual([
    "Deploymint of apps/v1 is unknown",
  ]);
});

test("a member that Compose doesn't know is named", () => {
  expect(composeProblems("services: { a: { image: b } }")).toEqual([]);
  expect(composeProblems("services: { a: { imagine: b } }")).toHaveLength(1);
});
