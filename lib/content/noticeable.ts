/** A wait that is shorter is not noticed, so nothing says that there is one. */
export const noticeableMs = 300;
