import type { Send } from "#lib/space/send.ts";
import { deviceStorage } from "../../text-storage.ts";

/** A Space that learned it meanwhile is asked again. */
const rememberMs = 24 * 60 * 60_000;

/** Whether the Space takes files in pieces (tus 1.0): asked once a day, by its own word. */
export async function spaceResumes(send: Send, spaceId: string): Promise<boolean> {
  const name = `atrium:resumes:${spaceId}`;
  const known = remembered(name);
  if (known !== undefined) return known;
  try {
    const response = await send({ endpoint: "askResumable" });
    await response.body?.cancel();
    // Only what is sure is remembered: a Space without tus has nothing there, or takes no such method.
    const resumes = response.ok && response.headers.get("tus-version") !== null;
    if (resumes || [404, 405, 501].includes(response.status)) remember(name, resumes);
    return resumes || response.status >= 500;
  } catch {
    return true;
  }
}

function remembered(name: string): boolean | undefined {
  const [answer, at] = (deviceStorage.read(name) ?? "").split(" ");
  return Date.now() - Number(at) < rememberMs ? answer === "yes" : undefined;
}

function remember(name: string, resumes: boolean): void {
  deviceStorage.write(name, `${resumes ? "yes" : "no"} ${Date.now()}`);
}
