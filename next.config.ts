import { existsSync } from "node:fs";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/messages/request.ts",
  // The catalogues are parsed by the build, so no page brings the parser of ICU messages.
  experimental: {
    messages: { path: "./lib/messages", format: "json", locales: "infer", precompile: true },
  },
});

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `lib/gateway/http/compress-answer.ts` does.
  compress: false,
  // For feed readers and others that don't read the pages' links to the icons.
  redirects: async () => [{ source: "/favicon.ico", destination: "/app-icon/192", permanent: false }],
  devIndicators: false,
  // No page uses the optimizer, and its endpoint decodes images and writes files for anyone who asks.
  images: { unoptimized: true },
  // It looks for optional packages at run time, which a bundler takes for missing ones.
  serverExternalPackages: ["@redis/client"],
  // `npm run check` does that, for tests and tools too, which have no place in a build.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    // The same answers in a fifteenth of the size. Servers and tests have zod itself.
    resolveAlias: { "zod/mini": { browser: "./lib/zod-in-browser/zod-in-browser.ts" } },
  },
  experimental: {
    // Few chunks: they compress better, and each is a request (docs/decisions/0024).
    turbopackChunking: { requestCost: 10_000, minChunkSize: 100_000 },
    // Writing the cache takes a quarter of a build's CPU, and many checkouts are built only once.
    turbopackFileSystemCacheForBuild: existsSync(".next/BUILD_ID"),
    // All pages at the start are 25 MB of a process, and the first visit of one is no quicker for it.
    preloadEntriesOnStart: false,
  },
};

/** Pages that `npm run dev` alone has end in `.dev.tsx`. */
const developmentConfig: NextConfig = { ...config, pageExtensions: ["dev.tsx", "tsx", "ts"] };

export default (phase: string) =>
  withNextIntl(phase === PHASE_DEVELOPMENT_SERVER ? developmentConfig : config);
