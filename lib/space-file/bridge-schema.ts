import * as z from "zod";

const packageName = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;
const fingerprint = /^(?:[0-9A-Fa-f]{2}:){31}[0-9A-Fa-f]{2}$/;
const appId = /^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/;

/** The Space's native apps, to which a sign-in that they began is passed on (seed, "Native apps"). */
export const bridgeSchema = z.strictObject({
  /** Where an app takes over: an https address that it alone can claim, or one with a scheme of its own. */
  link: z.string().min(1, "says nothing"),
  /** Any app can claim a scheme, so one is not taken for a link by mistake. */
  customScheme: z.boolean().default(false),
  /** Android apps that may claim the link: served as `/.well-known/assetlinks.json`. */
  android: z
    .array(
      z.strictObject({
        package: z.string().regex(packageName, "is no package name, such as com.example.app"),
        /** SHA-256 of the certificates that sign the app, as `keytool` and the Play Console show them. */
        fingerprints: z
          .array(z.string().regex(fingerprint, "is no SHA-256 fingerprint: 32 pairs of digits with colons"))
          .min(1, "names no fingerprint: no app would be the right one"),
      }),
    )
    .default([]),
  /** iOS apps that may claim it: served as `/.well-known/apple-app-site-association`. */
  ios: z
    .array(z.string().regex(appId, "is no team and bundle, such as ABCDE12345.com.example.app"))
    .default([]),
});
