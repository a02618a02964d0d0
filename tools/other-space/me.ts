import { z } from "zod";
import { bodyOf, type Routes } from "./call.ts";
import { updated } from "./change.ts";
import { callerOf } from "./permission.ts";
import { showMember } from "./show.ts";
import type { Space } from "./space.ts";
import type { Tokens } from "./tokens.ts";

/** Only these two are modifiable; the Space ignores anything else. */
const profileSchema = z.object({
  nickname: z.string().min(1).optional(),
  avatarUrl: z.url().nullable().optional(),
});

export function meRoutes(space: Space, tokens: Tokens): Routes {
  return {
    "GET /me": (call) => ({ status: 200, body: showMember(space, callerOf(space, tokens, call)) }),
    [space.choices.paths.updateMe]: (call) => {
      const member = callerOf(space, tokens, call);
      const { nickname, avatarUrl } = bodyOf(call, profileSchema);
      if (nickname !== undefined) member.nickname = nickname;
      if (avatarUrl !== undefined) member.avatarUrl = avatarUrl;
      member.version += 1;
      member.updatedAt = Date.now();
      return updated(space, showMember(space, member));
    },
  };
}
