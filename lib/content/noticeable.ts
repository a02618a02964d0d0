/** Shorter waits need no indicator. */
export const noticeableMs = 300;
