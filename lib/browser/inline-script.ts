/** A script that calls a function, which may use nothing but its parameters and the browser. */
export function callScript<Parameters extends readonly string[]>(
  call: (...parameters: Parameters) => unknown,
  ...parameters: Parameters
): string {
  return `(${call})(${parameters.map(scriptLiteral).join()});`;
}

/** A value as JavaScript that can't end the `<script>` that it is in. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
