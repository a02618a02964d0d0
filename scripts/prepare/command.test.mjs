import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

// As npm, which removes what it has installed before it ends. Ctrl-C goes to all processes of the terminal.
const command = `
  process.once("SIGINT", () => setTimeout(() => process.kill(process.pid, "SIGINT"), 300));
  process.kill(0, "SIGINT");
  setInterval(() => {}, 1000);`;

test("after Ctrl-C, it waits until the command has ended", async () => {
  const code = `
    import { run } from ${JSON.stringify(new URL("command.mjs", import.meta.url))};
    try {
      run("Installing", [process.execPath, "-e", ${JSON.stringify(command)}]);
    } catch ({ message }) {
      console.log(message);
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { detached: true });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await once(child, "close");
  expect(said).toBe("Installing was stopped.\n");
});
