export function preparePackagesIn(folder: string): void;
