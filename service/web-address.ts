import { z } from "zod";

export const webAddress = z
  .url({ protocol: /^https?$/, error: "an http or https address" })
  .transform((url) => url.replace(/\/+$/, ""));
