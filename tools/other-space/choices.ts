import { otherPaths, type Paths } from "./paths.ts";

export type ErrorBody = "problem" | "errors" | "text" | "html" | "empty";

export const serviceNames = ["auth", "acma", "acda", "upload", "cma", "media", "provider"] as const;
export type ServiceName = (typeof serviceNames)[number];

const otherStatuses = {
  created: 200,
  /** 204 has no body, and any other status the resource. */
  updated: 204,
  deleted: 200,
  /** An accessToken that is missing, unknown or expired. */
  badToken: 403,
  /** An exchangeToken or refreshToken that is unusable. */
  refusedGrant: 400,
  forbidden: 404,
  missing: 404,
  /** What existed and was deleted. */
  gone: 410,
  invalid: 400,
  conflict: 412,
  versionMissing: 400,
  wrongMethod: 405,
  busy: 503,
};

export type Statuses = { [name in keyof typeof otherStatuses]: number };

/** Each choice is a row of README.md. */
export interface Choices {
  /** A web address; may have a query. */
  callbackUrl: string;
  /** Members, by nickname, whose `enableLogin` is false. */
  disabledMembers: readonly string[];
  /** 0 is any free port. */
  ports: { [name in ServiceName]: number };
  paths: Paths;
  statuses: Statuses;
  errorBody: ErrorBody;
  grantErrorBody: ErrorBody;
  loginRefusal: "ownPage" | "callback";
  accessSeconds: number;
  replayedRefresh: "revokesAll" | "isRefused";
  retryAfter: "date" | "seconds" | "none";
  ids: "dotted" | "numeric";
  /** The first is the default locale. */
  locales: readonly [string, ...string[]];
  dateTimes: "offset" | "utc";
  optionalMembers: "null" | "missing";
  extraMembers: boolean;
  contentVersion: "ignored" | "inHeader" | "inBody";
  /** The path of the base addresses of ACMA and ACDA. */
  memberBase: string;
  /** What `+` is in a query; links have `%20` for a space. */
  plusInQueries: "plus" | "space";
  descending: "suffix" | "minus";
  valueLists: "repeated" | "commas";
  badLimit: "clamped" | "refused";
  unknownFields: "ignored" | "refused";
  absentValues: "first" | "last";
  selectKeepsSys: boolean;
  include: "beside" | "inPlace";
  advancedSearch: boolean;
  links: "paths" | "absolute" | "missing";
  endLinks: "missing" | "null";
  totalCount: boolean;
  listWrapper: "whole" | "itemsOnly";
  uploadBody: "raw" | "multipart";
  mediaStates: "ownWords" | "none";
  processingMs: number;
  mediaUrls: "absolute" | "withoutScheme";
  membershipUser: "inSys" | "inBody";
  contentTypeFields: "record" | "array";
  /** Further Content Types, without Contents. */
  moreTypes: number;
  /** Content Types whose displayField is no text, or null, with Contents. */
  otherTitles: boolean;
}

/** The Space chooses otherwise than the embedded Space wherever the interface leaves a choice. */
const otherwise: Choices = {
  callbackUrl: "http://127.0.0.1/callback",
  disabledMembers: [],
  ports: { auth: 0, acma: 0, acda: 0, upload: 0, cma: 0, media: 0, provider: 0 },
  paths: otherPaths,
  statuses: otherStatuses,
  errorBody: "problem",
  grantErrorBody: "html",
  loginRefusal: "ownPage",
  accessSeconds: 3600,
  replayedRefresh: "revokesAll",
  retryAfter: "date",
  ids: "dotted",
  locales: ["en", "zh-Hant-TW"],
  dateTimes: "offset",
  optionalMembers: "null",
  extraMembers: true,
  contentVersion: "ignored",
  memberBase: "/api/v1",
  plusInQueries: "plus",
  descending: "suffix",
  valueLists: "repeated",
  badLimit: "clamped",
  unknownFields: "ignored",
  absentValues: "first",
  selectKeepsSys: false,
  include: "beside",
  advancedSearch: false,
  links: "paths",
  endLinks: "missing",
  totalCount: true,
  listWrapper: "whole",
  uploadBody: "raw",
  mediaStates: "ownWords",
  processingMs: 200,
  mediaUrls: "absolute",
  membershipUser: "inSys",
  contentTypeFields: "record",
  moreTypes: 0,
  otherTitles: false,
};

type Tables = "paths" | "statuses" | "ports";

export interface Options extends Partial<Omit<Choices, Tables>> {
  paths?: Partial<Choices["paths"]>;
  statuses?: Partial<Choices["statuses"]>;
  ports?: Partial<Choices["ports"]>;
}

export function choose(options: Options): Choices {
  return {
    ...otherwise,
    ...options,
    paths: { ...otherwise.paths, ...options.paths },
    statuses: { ...otherwise.statuses, ...options.statuses },
    ports: { ...otherwise.ports, ...options.ports },
  };
}
