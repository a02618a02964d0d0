/** PostgreSQL's codes when it ends a statement, a connection or a server; the embedded database uses the same. */
export const statementTimeout = "57014";
/** A standby ended a statement that delayed its replay. */
export const recoveryConflict = "40001";
export const diskFull = "53100";
export const connectionLost = "57P01";
export const cannotConnectNow = "57P03";
export const lockNotAvailable = "55P03";
/** Also the answer of a standby about an unlogged table. */
export const featureNotSupported = "0A000";
