import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/messages/request.ts");

const config: NextConfig = {
  reactCompiler: true,
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // It looks for optional packages at run time, which a bundler takes for missing ones.
  serverExternalPackages: ["@redis/client"],
  // `npm run check` does that, for tests and tools too, which have no place in a build.
  typescript: { ignoreBuildErrors: true },
};

export default withNextIntl(config);
