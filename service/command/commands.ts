import { makeBackup, moveToPostgres, restoreBackup } from "#service/command/backup-commands.ts";
import type { Command } from "#service/command/command.ts";
import { createSpace } from "#service/command/create-space.ts";
import {
  blockMember,
  listMembers,
  setAdmin,
  setRole,
  unblockMember,
} from "#service/command/member-commands.ts";
import { deleteOne, exportOne } from "#service/command/member-data-commands.ts";
import { listRoles, putRole, putSpaceRole } from "#service/command/role-commands.ts";
import { changeServiceLogin } from "#service/command/service-login-commands.ts";
import { listSpaces, putTypes } from "#service/command/space-commands.ts";
import {
  addUser,
  createCmaToken,
  listUsers,
  removeUser,
  revokeTokens,
} from "#service/command/user-commands.ts";

/** `npm run space -- NAME …`, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  list: listSpaces,
  create: createSpace,
  "content-types": putTypes,
  "sign-in": changeServiceLogin,
  roles: listRoles,
  role: putRole,
  "space-role": putSpaceRole,
  users: listUsers,
  "user-add": addUser,
  "user-remove": removeUser,
  "cma-token": createCmaToken,
  "cma-token-revoke": revokeTokens,
  members: listMembers,
  "member-block": blockMember,
  "member-unblock": unblockMember,
  "member-admin": setAdmin,
  "member-role": setRole,
  "member-export": exportOne,
  "member-delete": deleteOne,
  backup: makeBackup,
  restore: restoreBackup,
  move: moveToPostgres,
};

export function findCommand(name: string): Command | undefined {
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
