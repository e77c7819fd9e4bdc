import { join } from 'node:path';
import type { Config } from '../base/config-types.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/** The bucket where one is configured, else the folder `files` in the data folder. */
export async function createStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (s3 === undefined) return createDiskStorage(join(dataDir, 'files'));
  // Its client takes a tenth of a second to load, which servers without a bucket need not wait for.
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(s3);
}
