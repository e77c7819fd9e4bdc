import { type AccessRows, buyer } from '@porchlight/testing/access/access-row.ts';
import { loadSampleFile } from './sample-file.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'homeFile'> = {
  'homeFile.download': buyer(),
  'homeFile.import': buyer(undefined, { call: async () => ({ body: await loadSampleFile() }) }),
};
