import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeEach } from "vitest";

const rendered = new Set<() => void>();

beforeEach(() => {
  for (const unmount of rendered) unmount();
});

/** Renders into an element of its own, which stays until the next test; resolves when effects have run. */
export async function renderAloneForTests(children: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const unmount = () => {
    rendered.delete(unmount);
    root.unmount();
    container.remove();
  };
  rendered.add(unmount);
  const rerender = async (next: ReactNode) => {
    flushSync(() => root.render(next));
    await schedulerTask();
  };
  await rerender(children);
  return { container, rerender, unmount };
}

/** A task later: React has rendered what effects have set. */
function schedulerTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
