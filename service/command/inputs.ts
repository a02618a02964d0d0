import { z } from "zod";

/** Inputs that several commands have. Their descriptions are the help. */

const idPattern = /^[\w-]{1,64}$/;

export const spaceInput = z
  .string()
  .regex(idPattern, "1 to 64 letters, digits, - or _")
  .describe("the Space, by its sys.id");

export const roleIdInput = z.string().regex(idPattern, "1 to 64 letters, digits, - or _");

export const emailInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .regex(/^[^\s@]+@[^\s@]+$/, "an e-mail address");

/** Of a command for one member. */
export const whichMember = {
  space: spaceInput,
  member: z.string().trim().min(1).max(320).describe("the member, by sys.id or e-mail address"),
};

/** "a,b" */
export const listInput = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string()).min(1).max(100));

export const nameInput = z.string().trim().min(1).max(100);
