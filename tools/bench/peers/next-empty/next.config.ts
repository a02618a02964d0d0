import type { NextConfig } from "next";

// The packages are one folder up, shared by all peers.
const config: NextConfig = { turbopack: { root: `${import.meta.dirname}/..` } };

export default config;
