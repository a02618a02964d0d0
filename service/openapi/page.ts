import { createHash } from "node:crypto";
import { Html, html } from "#service/identity/embedded/html.ts";
import type { OpenApiDocument } from "#service/openapi/document.ts";
import { pageStyle } from "#service/openapi/page-style.ts";

type Operation = OpenApiDocument["paths"][string][string];

const styleHash = createHash("sha256").update(pageStyle).digest("base64");

/** No scripts, pictures or frames. */
export const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "Cache-Control": "no-cache",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** The document for people: operations by section, and the resources. */
export function documentPage(document: OpenApiDocument): string {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const used = tags.filter(({ name }) => operations.some(({ operation }) => operation.tags.includes(name)));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${new Html(pageStyle)}</style>
</head>
<body>
<main>
<h1>${info.title}</h1>
<p>${info.description} The same for machines: <a href="/openapi.json">OpenAPI 3.1</a>.</p>
${used.map(({ name, description }) => {
  const own = operations.filter(({ operation }) => operation.tags.includes(name));
  return html`<section>
<h2>${name}</h2>
<p>${description}</p>
${own.map(({ path, method, operation }) => operationPart(path, method, operation))}
</section>`;
})}
<section>
<h2>Resources</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) =>
    html`<details id="${name}"><summary><code>${name}</code></summary>${code(schema)}</details>`,
)}
</section>
</main>
</body>
</html>
`.text;
}

function operationPart(path: string, method: string, operation: Operation): Html {
  const credential = Object.keys(operation.security[0] ?? {})[0] ?? "no credential";
  return html`<details>
<summary><code class="method">${method.toUpperCase()}</code><code>${path}</code><span>${operation.summary}</span></summary>
<p>${operation["x-from"]} · ${credential}</p>
${parametersPart(operation)}${bodyPart(operation)}
<h3>Answers</h3>
<dl>${Object.entries(operation.responses).map(
    ([status, { description }]) => html`<dt>${status}</dt><dd>${description}</dd>`,
  )}</dl>
</details>`;
}

function parametersPart({ parameters }: Operation): Html {
  if (parameters.length === 0) return html``;
  return html`<h3>Parameters</h3>
<dl>${parameters.map(
    ({ name, in: place, required, schema, description }) =>
      html`<dt>${name}</dt><dd>${place}${required ? ", required" : ""} <code>${JSON.stringify(schema)}</code> ${description ?? ""}</dd>`,
  )}</dl>`;
}

function bodyPart({ requestBody }: Operation): Html {
  if (requestBody === undefined) return html``;
  const [[type = "", { schema = {} } = {}] = []] = Object.entries(requestBody.content);
  return html`<h3>Body, ${type}${requestBody.required ? "" : ", may be left out"}</h3>${code(schema)}`;
}

function code(schema: unknown): Html {
  return html`<pre><code>${JSON.stringify(schema, null, 2)}</code></pre>`;
}
