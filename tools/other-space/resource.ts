/** The shapes of the interface, as the Space stores them: times are milliseconds. */
export type Refer = { sys: { id: string; type: "Refer"; targetType: string } };

export type Locales = Record<string, unknown>;

export interface Stored {
  id: string;
  createdBy: string;
  updatedBy: string;
  createdAt: number;
  updatedAt: number;
  version: number;
}

/** The entries of `fields.file` are as in the create request; what processing adds is in the Upload. */
export interface Media extends Stored {
  fields: Record<string, Locales>;
}

export interface Content extends Stored {
  fields: Record<string, Locales>;
  contentType: string;
  tags?: string[];
}

export interface Member {
  id: string;
  nickname: string;
  avatarUrl: string | null;
  email: string;
  role: RoleName;
  isAdmin: boolean;
  version: number;
  createdAt: number;
  updatedAt: number;
}

export type RoleName = "author" | "reader";

export interface Upload {
  id: string;
  by: string;
  bytes: Buffer;
  /** Set once a Media takes it. */
  detail?: { size: number; image?: { width: number; height: number } };
}

export interface Membership extends Stored {
  user: string;
  roles: Refer[];
}

export function refer(targetType: string, id: string): Refer {
  return { sys: { id, type: "Refer", targetType } };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
