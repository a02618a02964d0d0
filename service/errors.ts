/** Every expected failure with its status (decisions.md "Errors", "Lists"). The list is closed. */
export const statusByCode = {
  BadRequest: 400,
  BadCursor: 400,
  BadFilterValue: 400,
  UnknownField: 400,
  ContentTypeRequired: 400,
  NotSearchable: 400,
  AdvancedSearchUnavailable: 400,
  FilterTooExpensive: 400,
  InvalidToken: 401,
  AccessDenied: 403,
  NotFound: 404,
  UnknownProvider: 404,
  VersionMismatch: 409,
  AlreadyMember: 409,
  LastManager: 409,
  UploadTaken: 409,
  TooLarge: 413,
  UnsupportedMediaType: 415,
  ValidationFailed: 422,
  VersionRequired: 428,
  RateLimited: 429,
  InternalError: 500,
  Unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;

export interface ErrorDetail {
  /** Dots between members: `fields.title.en-US`. */
  path: string;
  message: string;
  /** The current value at the path, if the caller needs it: the `sys.version` of a VersionMismatch. */
  current?: number;
}

interface ServiceErrorOptions {
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The message of a ServiceError whose details say the rest. */
export const bodyDoesNotFit = "The body does not fit.";

/** An expected failure. Its message is shown to the caller, so it contains no token, address or table name. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details?: readonly ErrorDetail[],
    options: ServiceErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "ServiceError";
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return statusByCode[this.code];
  }
}
