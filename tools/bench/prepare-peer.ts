import { buildPeer, installPeers } from "./bff/peers.ts";

// Makes a Next.js application among the peers ready to start: `node tools/bench/prepare-peer.ts authjs`.
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error("Which peer?");
installPeers();
buildPeer(name);
