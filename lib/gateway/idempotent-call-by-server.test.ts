// The same rules once more, by the mount of `server.ts`.
process.env.MOUNT = "server";
await import("./idempotent-call.test.ts");

export {};
