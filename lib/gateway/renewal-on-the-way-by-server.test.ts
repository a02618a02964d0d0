// The same rules once more, by the mount of `server.ts`.
process.env.MOUNT = "server";
await import("./renewal-on-the-way.test.ts");

export {};
