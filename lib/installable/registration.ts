import { paths } from "#lib/paths.ts";

/** A script of a page's own: once the page has loaded and has nothing else to do, the worker comes. */
export function scriptThatInstalls(): string {
  const register = `navigator.serviceWorker.register("${paths.worker()}").catch(()=>{})`;
  return `"serviceWorker"in navigator&&addEventListener("load",()=>(self.requestIdleCallback??setTimeout)(()=>${register}));`;
}
