const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** An address as it may be printed: without a user, a password or a query. */
export function shown(address: string): string {
  if (!URL.canParse(address)) return "no address";
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}

/** Whether nothing that is sent there leaves this machine. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && loopbackHosts.has(new URL(address).hostname);
}
