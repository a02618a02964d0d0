import { environment } from "#lib/environment.ts";

/** The only origins that pages load pictures from, as the Content-Security-Policy names them too. */
export function currentMediaOrigins(): readonly string[] {
  return environment().mediaOrigins;
}
