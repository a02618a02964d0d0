/** What our tests use of an S3-speaking server that has no types of its own. */
declare module "s3rver" {
  export type Content = Uint8Array | AsyncIterable<Uint8Array>;

  export interface Kept {
    size: number;
    md5: string;
  }

  interface Store {
    putObject(object: { bucket: string; key: string; content: Content; metadata: object }): Promise<Kept>;
    putPart(bucket: string, uploadId: string, partNumber: number, content: Content): Promise<Kept>;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    getResourcePath(bucket: string, key: string | undefined, resource: "object" | "uploads"): string;
  }

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    readonly store: Store;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
