declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** A store that speaks S3, keeping its objects in a folder. Only what the tests use. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
