interface WorkerScope {
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

/** A worker that takes the place of any other and goes: whoever develops at a portal's address has none of its files. */
export function farewellScript(): string {
  return `(${leave})(self);\n`;
}

// Written out as it stands: nothing but the browser is around it there.
function leave(scope: WorkerScope): void {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  };
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => event.waitUntil(forget()));
}
