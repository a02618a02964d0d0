import { paths } from "#lib/paths.ts";

/** An inline script that registers the worker once the page is loaded and idle. */
export function scriptThatInstalls(): string {
  const register = `navigator.serviceWorker.register("${paths.worker()}").catch(()=>{})`;
  return `"serviceWorker"in navigator&&addEventListener("load",()=>(self.requestIdleCallback??setTimeout)(()=>${register}));`;
}
