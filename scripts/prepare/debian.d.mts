/** Whether this process may install Debian packages. */
export declare function mayInstallDebianPackages(): boolean;
export declare function installDebianPackages(packages: string[]): void;
