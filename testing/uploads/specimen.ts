import type { FileDanger } from '@porchlight/domain/documents/file-dangers.ts';
import type { FailureCode } from '@porchlight/domain/kernel/errors.ts';

/**
 * A file to upload. `becomes` is the code it is refused with (`danger` says with which sentence), or `neutralised`: stored, and
 * given back so that nothing in it runs. `named` is the name it is then kept under, where the name is what is hostile.
 */
export type Specimen = {
  what: string;
  name: string;
  bytes: Buffer;
  /** What the sender claims the content to be. */
  contentType?: string;
  becomes: FailureCode | 'neutralised';
  danger?: FileDanger;
  named?: string;
};

/** EICAR's test file (eicar.org), in two parts so that no scanner takes this source for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
