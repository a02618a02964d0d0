import type { ChildProcess } from "node:child_process";

const children = new Set<ChildProcess>();
let isListening = false;

/** Ends a process group together with this process, however that ends. */
export function endWithUs<Child extends ChildProcess>(child: Child): Child {
  if (!isListening) {
    isListening = true;
    process.once("exit", killAll);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.once(signal, () => process.exit(1));
  }
  children.add(child);
  child.once("close", () => children.delete(child));
  return child;
}

function killAll(): void {
  for (const { pid } of children) {
    try {
      if (pid !== undefined) process.kill(-pid, "SIGKILL");
    } catch {
      // It has gone by itself.
    }
  }
}
