import * as z from 'zod/mini';
import { buyerEndpoint, signedUpEndpoint } from '../../kernel/endpoint.ts';

/** What an import stored: records, and documents that were not among the buyer's yet. */
const importedHome = z.object({
  records: z.int().check(z.minimum(0)),
  documents: z.int().check(z.minimum(0)),
});
export type ImportedHome = z.infer<typeof importedHome>;

const tags = ['Owned home'];

export const homeFileContract = {
  download: buyerEndpoint()
    .route({ method: 'GET', path: '/owned-home/file', tags, summary: 'Download the home as one ZIP' })
    .meta({ stream: true })
    .output(z.file()),
  import: signedUpEndpoint(
    'FILE_TOO_LARGE',
    'FILE_TYPE_NOT_ACCEPTED',
    'FILE_NOT_SAFE',
    'FILE_EMPTY',
    'QUOTA_EXCEEDED',
    'DISK_FULL',
  )
    .route({
      method: 'POST',
      path: '/owned-home/file',
      inputStructure: 'detailed',
      tags,
      summary: 'Import a home from its ZIP',
      description: 'The body is the file (docs/home-file.md). All of it is stored or none.',
    })
    .meta({ stores: 'records', access: 'buyer', stream: true })
    .input(z.object({ body: z.file() }))
    .output(importedHome),
};
