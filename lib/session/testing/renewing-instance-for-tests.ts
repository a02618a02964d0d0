import { RenewerProcess } from "../renewal/renewer-process.ts";
import { sessionSchema } from "../session.ts";
import { httpAuthApi } from "../upstream/auth-api.ts";
import { TestInstance } from "./instance-for-tests.ts";

// An instance that renews what it is sent by a process beside it, so that a test can kill it meanwhile.

const renewer = new RenewerProcess(httpAuthApi(Date.now));
const { renewal } = new TestInstance(process.env.SESSION_RECORDS_URL ?? "", renewer.authApi, Date.now, {
  settleMs: 100,
});

process.on("message", async (message) => {
  process.send?.(await renewal.freshen(sessionSchema.parse(message)));
});
process.on("disconnect", () => process.exit());
