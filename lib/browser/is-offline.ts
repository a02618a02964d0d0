/** Says no more than that the device itself has no network. */
export const isOffline = () => navigator.onLine === false;
