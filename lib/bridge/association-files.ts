import { toResponse } from "#lib/gateway/http/answer.ts";
import { failure } from "#lib/gateway/http/failure.ts";
import type { Bridge } from "#lib/space-file/schema.ts";

const maxAgeSeconds = 3_600;

/** `GET /.well-known/assetlinks.json`: the Android apps that may claim the link. 404 where there are none. */
export function assetLinks(bridge: Bridge | undefined): Response {
  if (bridge === undefined || bridge.customScheme || bridge.android.length === 0) return nothing();
  return json(
    bridge.android.map((app) => ({
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: app.package,
        sha256_cert_fingerprints: app.fingerprints.map((each) => each.toUpperCase()),
      },
    })),
  );
}

/**
 * `GET /.well-known/apple-app-site-association`: the iOS apps that may claim the link; `webcredentials` is
 * for system sign-in windows. 404 without any.
 */
export function appleAssociation(bridge: Bridge | undefined): Response {
  if (bridge === undefined || bridge.customScheme || bridge.ios.length === 0) return nothing();
  const components = [{ "/": new URL(bridge.link).pathname }];
  return json({
    applinks: { details: [{ appIDs: bridge.ios, components }] },
    webcredentials: { apps: bridge.ios },
  });
}

// Apple and Google follow no redirect and accept only this type.
function json(value: unknown): Response {
  return new Response(JSON.stringify(value), {
    headers: { "content-type": "application/json", "cache-control": `public, max-age=${maxAgeSeconds}` },
  });
}

function nothing(): Response {
  return toResponse(failure("NotFound"));
}
