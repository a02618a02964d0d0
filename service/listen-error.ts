import { SettingsError } from "#service/settings.ts";

/** A SettingsError for an address that can't be listened on, by its variables; any other error stays as it is. */
export function listenError(error: unknown, variables: { host: string; port: string }): unknown {
  if (
    error instanceof Error &&
    "hostname" in error &&
    "syscall" in error &&
    error.syscall === "getaddrinfo"
  ) {
    return problem(variables.host, `${error.hostname} isn't a name or address that this machine knows`);
  }
  if (!(error instanceof Error && "code" in error && "port" in error && "address" in error)) return error;
  const { code, port, address } = error;
  if (code === "EADDRINUSE") return problem(variables.port, `${port} is taken by another program`);
  if (code === "EACCES") return problem(variables.port, `${port} is for root alone; use 1024 or more`);
  if (code === "EADDRNOTAVAIL") return problem(variables.host, `${address} isn't an address of this machine`);
  return error;
}

const problem = (variable: string, says: string) => new SettingsError([`${variable}: ${says}`]);
